import type { GameTree } from '../tree/index.ts';
import { isSame } from './carryKeys.ts';

/** The columns of a tree that describe its nodes, apart from estimates. */
const COLUMNS = ['kind', 'parent', 'value', 'label', 'move', 'probability', 'key'] as const;

/** The columns of a tree for estimates, which many trees do not have. */
const JUDGED = ['staticValue', 'features', 'noisy', 'horizon'] as const;

/** Whether an edit changed nothing: both trees have the same structure and the same contents at each node. O(nodes). */
export function isSameTree(before: GameTree, after: GameTree): boolean {
  if (before.size !== after.size) return false;
  const [a, b] = [before.columns, after.columns];
  return (
    COLUMNS.every((name) => isSame(a[name], b[name])) &&
    JUDGED.every((name) => isSame(a[name] ?? [], b[name] ?? [])) &&
    isSame(a.evaluation?.weights ?? [], b.evaluation?.weights ?? []) &&
    isSame(a.evaluation?.names ?? [], b.evaluation?.names ?? []) &&
    before.sum === after.sum &&
    isSame(a.player ?? [], b.player ?? []) &&
    isSame(a.utilities ?? [], b.utilities ?? []) &&
    isSame(before.leafBounds, after.leafBounds)
  );
}
