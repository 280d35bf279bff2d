/**
 * Finds what ties decide in a tree of several players: the vectors that the root gets when ties are broken one way or
 * another.
 */
import type { GameTree } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';

/** The greatest number of vectors that one node may have; beyond it the search for vectors gives up. */
const MOST_VECTORS = 1_000;

/**
 * Returns the leaves, one for each vector that some way of breaking ties gives at the root, in the order of the tree;
 * null when a node has too many vectors. Ties below different children are broken independently, so a node may return a
 * child's vector when every other child has some vector that is no better for the node's player. O(nodes × vectors).
 */
export function tieVectors(tree: GameTree): readonly NodeId[] | null {
  const sets: (readonly NodeId[])[] = [];
  // In preorder every child comes after its parent, so a loop from the last node to the first meets children first.
  for (let id = tree.size - 1; id >= 0; id -= 1) {
    const node = id as NodeId;
    const set = tree.isLeaf(node) ? [node] : goingUp(tree, node, sets);
    if (set.length > MOST_VECTORS) return null;
    sets[id] = set;
  }
  return sets[ROOT] ?? [];
}

function goingUp(tree: GameTree, node: NodeId, sets: readonly (readonly NodeId[])[]): readonly NodeId[] {
  const player = tree.player(node);
  const below = tree.children(node).map((child) => sets[child] as readonly NodeId[]);
  // The value that the player is sure of: the best, over all children, of the worst vector that ties may give below a
  // child.
  const sure = Math.max(
    ...below.map((set) => set.reduce((least, leaf) => Math.min(least, tree.utility(leaf, player)), Infinity)),
  );
  const vectors = new Map<string, NodeId>();
  for (const leaf of below.flat()) {
    const text = tree.vector(leaf).join(' ');
    if (tree.utility(leaf, player) >= sure && !vectors.has(text)) vectors.set(text, leaf);
  }
  return [...vectors.values()];
}
