/** What there was before every change, and what was taken back: the nearest last in each. */
export interface History<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
}

/** One change back, or one forward again, from `now`: what stands there, and its history; null for none. */
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
