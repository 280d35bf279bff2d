/** The history of changes: the states before each change and the states that were undone, the nearest last in each. */
export interface History<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
}

/** Goes one change back, or one forward, from `now`; returns the state and its history, null when there is none. */
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
