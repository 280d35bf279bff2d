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
  const below = new Map<number, number[]>();
  for (let node = 1; node < parent.length; node += 1) {
    const above = parent[node] as number;
    const siblings = below.get(above);
    if (siblings === undefined) below.set(above, [node]);
    else siblings.push(node);
  }
  const lay = tree<number>()
    .nodeSize([1, 1])
    // d3 may ask about two nodes in either order; in preorder the left one comes first.
    .separation(({ data: a }, { data: b }) => (a < b ? apart(a, b) : apart(b, a)));
  const x = new Float64Array(parent.length);
  lay(hierarchy(0, (node) => below.get(node))).each((placed) => {
    x[placed.data] = placed.x;
  });
  return x;
}
