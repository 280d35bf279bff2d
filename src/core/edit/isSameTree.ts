import type { GameTree } from '../tree/gameTree.ts';

/** Whether an edit has changed nothing: the same nodes at the same places, saying the same. O(nodes). */
export function isSameTree(before: GameTree, after: GameTree): boolean {
  if (before.size !== after.size) return false;
  const [a, b] = [before.columns, after.columns];
  const columns = ['kind', 'parent', 'value', 'label', 'move', 'probability', 'key'] as const;
  return (
    columns.every(
      (name) => a[name] === b[name] || a[name].every((item, id) => Object.is(item, b[name][id])),
    ) && before.leafBounds.every((end, index) => end === after.leafBounds[index])
  );
}
