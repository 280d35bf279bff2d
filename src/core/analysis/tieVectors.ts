/** What ties decide: the vectors that the root of a tree of several players gets, broken one way or another. */
import type { GameTree } from '../tree/gameTree.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';

/** Sets of more vectors than this are not gone on with. */
const MOST_VECTORS = 1_000;

/**
 * The leaves, one for each vector that some way of breaking ties gives at the root, in the order of the tree; null where
 * a node has too many. A child's vector goes up in some way if every other child has a vector, in some way, that is no
 * better for the node's player: below different children ties are broken independently. O(nodes × vectors).
 */
export function tieVectors(tree: GameTree): readonly NodeId[] | null {
  const sets: (readonly NodeId[])[] = [];
  // In preorder every child comes after its parent, so from the last to the first it comes before.
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
  // What a child gives the player at least, broken as badly for him as can be; the greatest of them he has for sure.
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
