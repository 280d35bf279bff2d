import { memoizeByObject } from '../memoizeByObject.ts';
import type { GameTree } from '../tree/index.ts';

/**
 * Returns the number of positions that minimax evaluates in a tree as a pass searches it: every leaf whose value is not
 * in a table, and every node whose side may keep the static value. Null when a value is unknown, at which minimax halts.
 */
export const readByMinimax = memoizeByObject((tree: GameTree): number | null => {
  if (tree.hasUnknown) return null;
  if (tree.standPat === null && tree.columns.tabled === null) return tree.leafCount;
  const { leavesBefore } = tree.columns;
  let count = 0;
  for (const node of tree.nodes()) {
    if (tree.standsPatAt(node)) {
      if (Number.isNaN(tree.staticValue(node))) return null;
      count += 1;
    } else if ((leavesBefore[node + 1] as number) > (leavesBefore[node] as number) && !tree.isTabled(node))
      count += 1;
  }
  return count;
});
