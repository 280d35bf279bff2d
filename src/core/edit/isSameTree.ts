import type { GameTree } from '../tree/gameTree.ts';

/** Whether an edit has changed nothing: the same nodes at the same places, saying the same. O(nodes). */
export function isSameTree(before: GameTree, after: GameTree): boolean {
  if (before.size !== after.size) return false;
  const [a, b] = [before.columns, after.columns];
  const columns = ['kind', 'parent', 'value', 'label', 'move', 'probability', 'key'] as const;
  return (
    before.sum === after.sum &&
    isSameColumn(a.player, b.player) &&
    isSameColumn(a.utilities, b.utilities) &&
    columns.every(
      (name) => a[name] === b[name] || a[name].every((item, id) => Object.is(item, b[name][id])),
    ) &&
    before.leafBounds.every((end, index) => end === after.leafBounds[index])
  );
}

/** Of columns that most trees do not have. */
function isSameColumn(a: Uint8Array | Float64Array | null, b: Uint8Array | Float64Array | null): boolean {
  if (a === null || b === null) return a === b;
  return a.length === b.length && a.every((item, at) => item === b[at]);
}
