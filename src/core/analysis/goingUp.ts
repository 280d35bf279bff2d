/** What goes up to the root of a tree of several players, found without a search. */
import { backedUpValues } from '../order/childOrder.ts';
import type { GameTree } from '../tree/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { paranoidView } from '../tree/paranoid.ts';

/** Returns, for each node, the leaf whose vector the node returns to its parent when nothing is cut. O(nodes). */
export function leavesGoingUp(tree: GameTree): readonly NodeId[] {
  const going: NodeId[] = new Array(tree.size).fill(NO_NODE);
  // In preorder every child follows its parent, so a loop from the last node to the first visits children
  // before their parents.
  for (let id = tree.size - 1; id >= 0; id -= 1) {
    const node = id as NodeId;
    const player = tree.isLeaf(node) ? 0 : tree.player(node);
    const below = tree.children(node).map((child) => going[child] as NodeId);
    going[node] = below.reduce(
      (best, leaf) => (tree.utility(leaf, player) > tree.utility(best, player) ? leaf : best),
      below[0] ?? node,
    );
  }
  return going;
}

/**
 * Returns what player 1 gets when everybody plays for himself, and when all others play against him; of equal moves the
 * first is made. NaN where a leaf is unknown. O(nodes).
 */
export function forPlayerOne(tree: GameTree): { readonly own: number; readonly feared: number } {
  const leaf = leavesGoingUp(tree)[ROOT] as NodeId;
  return { own: tree.utility(leaf, 0), feared: backedUpValues(paranoidView(tree))[ROOT] as number };
}
