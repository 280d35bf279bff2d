/**
 * Places the nodes of a tree from left to right, each parent above the middle of its outermost children, by the tree
 * layout of d3-hierarchy. Source: Buchheim, Jünger and Leipert, "Improving Walker's Algorithm to Run in Linear Time"
 * (2002).
 */
import { type HierarchyNode, hierarchy, tree } from 'd3-hierarchy';

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
  // The layout reads nothing but children, so that the nodes need no depths, heights and lists of their own.
  const nodes = [hierarchy(0)];
  for (let node = 1; node < parent.length; node += 1) {
    const made = new Node(node);
    nodes.push(made);
    const above = nodes[parent[node] as number] as HierarchyNode<number>;
    if (above.children === undefined) above.children = [made];
    else above.children.push(made);
  }
  lay(nodes[0] as HierarchyNode<number>);
  return Float64Array.from(nodes, ({ x = 0 }) => x);
}

/** A node of d3's hierarchy. */
const Node = hierarchy(0).constructor as new (data: number) => HierarchyNode<number>;
