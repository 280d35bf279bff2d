import type { GameTree } from '../tree/gameTree.ts';

/** What nodes are and say. */
const COLUMNS = ['kind', 'parent', 'value', 'label', 'move', 'probability', 'key'] as const;

/** What is estimated of them; of many trees nothing. */
const JUDGED = ['staticValue', 'features', 'noisy', 'horizon'] as const;

/** Whether an edit has changed nothing: the same nodes at the same places, saying the same. O(nodes). */
export function isSameTree(before: GameTree, after: GameTree): boolean {
  if (before.size !== after.size) return false;
  const [a, b] = [before.columns, after.columns];
  return (
    COLUMNS.every((name) => isSame(a[name], b[name])) &&
    JUDGED.every((name) => isSame(a[name] ?? [], b[name] ?? [])) &&
    isSame(a.evaluation?.weights ?? [], b.evaluation?.weights ?? []) &&
    isSame(a.evaluation?.names ?? [], b.evaluation?.names ?? []) &&
    isSame(before.leafBounds, after.leafBounds)
  );
}

function isSame(a: ArrayLike<unknown>, b: ArrayLike<unknown>): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (!Object.is(a[at], b[at])) return false;
  return true;
}
