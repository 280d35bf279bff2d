/**
 * On how much a law is checked: in `npm test` on as much as finds faults that are put in on purpose, in
 * `npm run test:long` on several times that, for the faults that are rarer than any that was thought of.
 */
import { env } from 'node:process';
import { seeded, shuffled } from '../../src/core/random/seeded.ts';

/** Whether everything is to be checked, however long it takes; what is for that run alone stands after `if (isLong)`. */
export const isLong = env['PLYSCOPE_LONG'] === '1';

/**
 * Of a browser test, or of a group of them, as in `test('…', LONG, …)`: it is in `npm run test:long` alone, since
 * what it shows is shown more briefly by another, or is a rarer turn of what another one shows.
 */
export const LONG = { tag: '@long' } as const;

/** The one number in `npm run test:long`, the other in `npm test`. */
export function howMany(long: number, usual: number): number {
  return isLong ? long : usual;
}

/** A number of trees: of `npm run test:long`, or, where no share of it will do, of both. */
export type Amount = number | { readonly long: number; readonly usual: number };

/** A law on few trees is checked on all of them. */
const FEW = 100;
const SHARE = 1 / 5;

/** How many trees are looked at: if nothing else is said, a fifth of the many, but not too few. */
export function ofTrees(amount: Amount): number {
  if (typeof amount !== 'number') return howMany(amount.long, amount.usual);
  return howMany(amount, Math.max(Math.min(amount, FEW), Math.round(amount * SHARE)));
}

/** How often something has to be met at least on a fifth of the trees, if on all of them `count` times. */
export function ofCases(count: number): number {
  return howMany(count, Math.floor(count * SHARE));
}

/** All of them in `npm run test:long`; in `npm test` those whose turn it is, so that all are taken over `turns` turns. */
export function inTurns<T>(items: readonly T[], turn: number, turns: number): readonly T[] {
  return isLong ? items : items.filter((_, index) => index % turns === turn % turns);
}

/** All of them in `npm run test:long`, in `npm test` as many as said, drawn by the seed, in their own order. */
export function someOf<T>(items: readonly T[], usual: number, seed: number): readonly T[] {
  if (isLong) return items;
  const drawn = new Set(shuffled([...items.keys()], seeded(seed)).slice(0, usual));
  return items.filter((_, index) => drawn.has(index));
}
