/** Texts that are the same in every language: windows, comparisons, the four notations of bounds. */

import type { Bound, CutoffTest } from '../core/run/window.ts';
import type { Worth, WorthTest, WorthWindow } from '../core/run/worth.ts';
import { nextDouble } from '../core/search/nullWindow.ts';
import type { SearchRules } from '../core/search/searchSettings.ts';
import { bySide, type NodeKind } from '../core/tree/nodeKind.ts';
import { printBound } from '../core/tree/printNumber.ts';
import { highEnd, type Known, lowEnd, printWorth } from './estimates.ts';

/** A thin space after the comma, as textbooks print pairs. */
const GAP = ',\u2009';

/** Writes "(3, +∞)"; an end that rests on an estimate has its "≈". */
export function printWindow(window: WorthWindow): string {
  return `(${printEnd('alpha', window)}${GAP}${printEnd('beta', window)})`;
}

/**
 * Writes one end of a window; in a null window, whose ends have no number between them, an odd end is written as the
 * neighbour of the other: "3⁺".
 */
export function printEnd(bound: Bound, { alpha, beta }: WorthWindow): string {
  const isNull = Number.isFinite(alpha.value) && nextDouble(alpha.value) === beta.value;
  const isAlphaOdd = isNull && String(alpha.value).length > String(beta.value).length;
  if (bound === 'alpha')
    return isAlphaOdd ? `${printEndOf({ ...alpha, value: beta.value })}⁻` : printEndOf(alpha);
  return isNull && !isAlphaOdd ? `${printEndOf({ ...beta, value: alpha.value })}⁺` : printEndOf(beta);
}

/** Writes a bound with the sign of +∞, and "≈" before it if it rests on an estimate. */
export function printEndOf(bound: Worth): string {
  return printWorth(bound, printBound);
}

/** Writes "[3, 14]". */
export function printRange({ range, proved }: Known): string {
  const [low, high] = [lowEnd({ range, proved }), highEnd({ range, proved })];
  return `[${printEndOf(low)}${GAP}${printEndOf(high)}]`;
}

/** Returns the sign of the test at a node: ≥ or > against β, ≤ or < against α. */
function testSign(bound: CutoffTest['bound'], { cutoff }: SearchRules): string {
  if (bound === 'beta') return cutoff === 'equal' ? '≥' : '>';
  return cutoff === 'equal' ? '≤' : '<';
}

/**
 * Writes "2 ≤ 3"; `window` is the one with which the node was entered, and a limit that is an end of it is written like
 * that end.
 */
export function printTest(test: WorthTest, rules: SearchRules, window: WorthWindow | null = null): string {
  const isEnd = window !== null && window[test.bound].value === test.limit.value;
  const limit = isEnd ? printEnd(test.bound, window) : printEndOf(test.limit);
  return `${printWorth(test.v)} ${testSign(test.bound, rules)} ${limit}`;
}

/** Writes "α = 3" at MAX, "β = 3" at MIN; "" while the node holds nothing. */
export function printOwnBound(direction: 'max' | 'min', held: Worth | null): string {
  if (held === null || held.value === bySide(direction, -Infinity, Infinity)) return '';
  return `${bySide(direction, 'α', 'β')} = ${printWorth(held)}`;
}

/** Writes "[3, 5]": the window with what the node holds in place of its own end when that is better. */
export function printPair(direction: NodeKind, { alpha, beta }: WorthWindow, held: Worth | null): string {
  const low = direction === 'max' && held !== null && held.value > alpha.value ? held : alpha;
  const high = direction === 'min' && held !== null && held.value < beta.value ? held : beta;
  return `[${printEndOf(low)}${GAP}${printEndOf(high)}]`;
}

/** Matches numbers in one pair of brackets, such as a position of piles or a window, with a space after each comma. */
const LIST = /\((?:[\d−+∞]+, )+[\d−+∞]+\)/g;

/** Returns a text in which no such list is broken at the end of a line. */
export function unbroken(text: string): string {
  return text.replace(LIST, (list) => list.replaceAll(', ', ',\u00a0'));
}
