/**
 * What passes through a chance node, from the definitions: S of the outcomes that returned, w of the one in hand,
 * W of those after it, each leaf in [L, U].
 */
import type { SearchRules } from '../../../src/core/search/searchSettings.ts';
import { compared, difference, type Exact, exactly, type Roundings, share, sum } from './exact.ts';
import type { PlainNode } from './plainTree.ts';
import { expectation } from './trueValue.ts';

export type Bounds = readonly [least: number, most: number];

/** What the expectation comes to with `each` for all outcomes after the first ones; NaN for nothing. */
export function withRest(chance: PlainNode, returned: readonly Exact[], each: number): Exact {
  const left = chance.children.slice(returned.length).reduce((all, child) => all + child.share, 0);
  return sum(expectation(chance, returned), share(left, chance.shares, exactly(each)));
}

/** Whether the rest cannot lift it beyond α; whether it cannot pull it below β. */
export function isLow(end: Exact, alpha: Exact, cutoff: SearchRules['cutoff']): boolean {
  const comparison = compared(end, alpha);
  return cutoff === 'equal' ? comparison <= 0 : comparison < 0;
}

export function isHigh(end: Exact, beta: Exact, cutoff: SearchRules['cutoff']): boolean {
  const comparison = compared(end, beta);
  return cutoff === 'equal' ? comparison >= 0 : comparison > 0;
}

/** (bound·D − S − each·W)/w; null where that is no number. */
function needed(chance: PlainNode, returned: readonly Exact[], bound: Exact, each: number): Exact | null {
  const inHand = chance.children[returned.length]!;
  const after = chance.children.slice(returned.length + 1).reduce((all, child) => all + child.share, 0);
  if (inHand.share === 0 || typeof bound === 'number') return null;
  const others = sum(expectation(chance, returned), share(after, chance.shares, exactly(each)));
  const left = difference(bound, others);
  if (typeof left === 'number') return null;
  return { over: left.over * BigInt(chance.shares), under: left.under * BigInt(inHand.share) };
}

/** The window of the next outcome, rounded to the nearest numbers. */
export function outcomeWindow(
  chance: PlainNode,
  returned: readonly Exact[],
  [alpha, beta]: readonly [Exact, Exact],
  [least, most]: Bounds,
  roundings: Roundings,
): { alpha: number; beta: number } {
  const low = needed(chance, returned, alpha, most);
  const high = needed(chance, returned, beta, least);
  return {
    alpha: low === null ? least : Math.max(least, roundings.round(low)),
    beta: high === null ? most : Math.min(most, roundings.round(high)),
  };
}
