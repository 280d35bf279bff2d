import { memoizeByObject } from '../memoizeByObject.ts';
import type { GameTree } from './gameTree.ts';
import { ROOT } from './nodeId.ts';
import { sideToMove } from './sideToMove.ts';

/**
 * Whether MAX and MIN alternate on every path, leaves included, and the tree has no chance nodes. O(nodes), once per
 * tree.
 */
export const sidesAlternate = memoizeByObject((tree: GameTree): boolean => {
  if (tree.hasChance) return false;
  return tree
    .nodes()
    .every((node) => node === ROOT || sideToMove(tree, node) !== sideToMove(tree, tree.parent(node)));
});
