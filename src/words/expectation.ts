/**
 * Writes out the partial sum of a chance node, such as "0.9·2 + 0.1·3 = 2.1", with "≈" before numbers that
 * rest on estimates.
 */

import type { AnyRun } from '../core/index.ts';
import type { UpdateEvent } from '../core/run/event.ts';
import { type Worth, worthAt } from '../core/run/worth.ts';
import { printWorth } from './estimates.ts';

/**
 * The greatest number of terms that are written out; a longer sum is written as the sum so far plus the last
 * term.
 */
export const TERMS_IN_FULL = 4;

export function printPartialSum(run: AnyRun, { node, child, step, previous, value }: UpdateEvent): string {
  const { tree } = run;
  const rank = tree.childIndex(child);
  const total = printWorth(worthAt(run, node, step, value));
  const partOf = (outcome: typeof child) => printPart(tree.probability(outcome), worthAt(run, outcome, step));
  if (rank >= TERMS_IN_FULL)
    return `${printWorth(worthAt(run, node, step - 1, previous))} + ${partOf(child)} = ${total}`;
  const terms = tree
    .children(node)
    .slice(0, rank + 1)
    .map(partOf);
  return `${terms.join(' + ')} = ${total}`;
}

/** Writes one term of an expectation, such as "0.9·2"; a negative number is put in brackets. */
export function printPart(probability: string, of: Worth): string {
  return `${probability}·${bracketed(of)}`;
}

/** Writes a number as a factor: "≈2", but a negative one in brackets, "(−2)" or "(≈−2)". */
export function bracketed(of: Worth): string {
  const written = printWorth(of);
  return of.value < 0 ? `(${written})` : written;
}
