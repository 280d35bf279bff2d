/**
 * A history for undo and redo: the states before each change, and the states that were undone; in each list
 * the last state is the nearest.
 */
export interface History<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
}

/**
 * Undoes or redoes one change from the state `now`. Returns the new state and its history; null when there is
 * nothing to undo or redo.
 */
export function stepIn<T>(
  { past, future }: History<T>,
  way: 'undo' | 'redo',
  now: T,
): (History<T> & { readonly now: T }) | null {
  const from = way === 'undo' ? past : future;
  const next = from.at(-1);
  if (next === undefined) return null;
  const [left, added] = [from.slice(0, -1), [...(way === 'undo' ? future : past), now]];
  return way === 'undo' ? { now: next, past: left, future: added } : { now: next, past: added, future: left };
}
