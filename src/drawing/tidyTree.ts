/**
 * Places the nodes of a tree from left to right, each parent above the middle of its outermost children, by the tree
 * layout of d3-hierarchy. Source: Buchheim, Jünger and Leipert, "Improving Walker's Algorithm to Run in Linear Time"
 * (2002).
 */
import { hierarchy, tree } from 'd3-hierarchy';

/**
 * Returns the middle of each node; the root is at 0.
 * @param parent by node in preorder, its parent; −1 at the root
 * @param apart the least distance of two neighbours of one ply, the left one first
 */
export function tidyTree(
  parent: ArrayLike<number>,
  apart: (left: number, right: number) => number,
): Float64Array {
  const lay = tree<number>()
    .nodeSize([1, 1])
    // d3 may ask about two nodes in either order; in preorder the left one comes first.
    .separation(({ data: a }, { data: b }) => (a < b ? apart(a, b) : apart(b, a)));
  const root = hierarchy(0);
  const nodes = laidIn(parent, root as unknown as Laid);
  lay(root);
  const x = new Float64Array(parent.length);
  for (const [node, laid] of nodes.entries()) x[node] = laid.x;
  return x;
}

/**
 * What the layout reads and writes of a node. It reads nothing but children, so that the nodes need no depths, heights
 * and lists of their own; a field that a node has from the beginning costs less than one that is added later.
 */
interface Laid {
  readonly data: number;
  children: Laid[] | undefined;
  x: number;
  y: number;
  readonly depth: number;
}

/** Returns the nodes by id, each with its children. */
function laidIn(parent: ArrayLike<number>, root: Laid): Laid[] {
  const size = parent.length;
  const counts = new Int32Array(size);
  for (let node = 1; node < size; node += 1) {
    const above = parent[node] as number;
    counts[above] = (counts[above] as number) + 1;
  }
  const nodes = [root];
  for (let node = 1; node < size; node += 1)
    nodes.push({ data: node, children: undefined, x: Number.NaN, y: 0, depth: 0 });
  // The lists of children have their lengths from the beginning, because a list that grows is copied.
  const left = counts.slice();
  for (let node = 1; node < size; node += 1) {
    const above = parent[node] as number;
    const count = counts[above] as number;
    const laid = nodes[above] as Laid;
    laid.children ??= new Array<Laid>(count);
    laid.children[count - (left[above] as number)] = nodes[node] as Laid;
    left[above] = (left[above] as number) - 1;
  }
  return nodes;
}
