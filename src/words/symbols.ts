/** Formulas that are the same in every language: windows, comparisons, and the four notations of bounds. */

import type { Bound, CutoffTest, SearchRules, Worth, WorthTest, WorthWindow } from '../core/index.ts';
import { nextDouble } from '../core/search/nullWindow.ts';
import { bySide, type NodeKind } from '../core/tree/nodeKind.ts';
import { printBound } from '../core/tree/printNumber.ts';
import { highEnd, type Known, lowEnd, printWorth } from './estimates.ts';

/** A comma and a thin space, as textbooks separate the numbers of a pair. */
const GAP = ',\u2009';

/** Writes a window, such as "(3, +∞)", with "≈" before an end that rests on an estimate. */
export function printWindow(window: WorthWindow): string {
  return `(${printEnd('alpha', window)}${GAP}${printEnd('beta', window)})`;
}

/**
 * Writes one end of a window. The ends of a null window are neighbouring floating-point numbers; the one with
 * many digits is written by the other, as "3⁺" or "3⁻".
 */
export function printEnd(bound: Bound, { alpha, beta }: WorthWindow): string {
  const isNull = Number.isFinite(alpha.value) && nextDouble(alpha.value) === beta.value;
  const isAlphaOdd = isNull && String(alpha.value).length > String(beta.value).length;
  if (bound === 'alpha')
    return isAlphaOdd ? `${printEndOf({ ...alpha, value: beta.value })}⁻` : printEndOf(alpha);
  return isNull && !isAlphaOdd ? `${printEndOf({ ...beta, value: alpha.value })}⁺` : printEndOf(beta);
}

/** Writes a bound, with "+" before ∞, and with "≈" when it rests on an estimate. */
export function printEndOf(bound: Worth): string {
  return printWorth(bound, printBound);
}

/** Writes a range, such as "[3, 14]". */
export function printRange({ range, proved }: Known): string {
  const [low, high] = [lowEnd({ range, proved }), highEnd({ range, proved })];
  return `[${printEndOf(low)}${GAP}${printEndOf(high)}]`;
}

/** Returns the sign of the comparison with a bound under the rules: ≥ or > for β, ≤ or < for α. */
function testSign(bound: CutoffTest['bound'], { cutoff }: SearchRules): string {
  if (bound === 'beta') return cutoff === 'equal' ? '≥' : '>';
  return cutoff === 'equal' ? '≤' : '<';
}

/**
 * Writes a comparison, such as "2 ≤ 3". `window` is the window with which the node was entered; a bound that
 * is one of its ends is written as in the window.
 */
export function printTest(test: WorthTest, rules: SearchRules, window: WorthWindow | null = null): string {
  const isEnd = window !== null && window[test.bound].value === test.limit.value;
  const limit = isEnd ? printEnd(test.bound, window) : printEndOf(test.limit);
  return `${printWorth(test.v)} ${testSign(test.bound, rules)} ${limit}`;
}

/** Writes the bound that a node holds: "α = 3" at MAX, "β = 3" at MIN; "" while the node holds no value. */
export function printOwnBound(direction: 'max' | 'min', held: Worth | null): string {
  if (held === null || held.value === bySide(direction, -Infinity, Infinity)) return '';
  return `${bySide(direction, 'α', 'β')} = ${printWorth(held)}`;
}

/**
 * Writes the pair of α and β at a node, such as "[3, 5]": the window with which it was entered, with the
 * value that the node holds in place of its own end when that is better.
 */
export function printPair(direction: NodeKind, { alpha, beta }: WorthWindow, held: Worth | null): string {
  const low = direction === 'max' && held !== null && held.value > alpha.value ? held : alpha;
  const high = direction === 'min' && held !== null && held.value < beta.value ? held : beta;
  return `[${printEndOf(low)}${GAP}${printEndOf(high)}]`;
}

/** Matches numbers with commas in one pair of brackets, such as a window or the sizes of piles. */
const LIST = /\((?:[\d−+∞]+, )+[\d−+∞]+\)/g;

/** Replaces the spaces in bracketed lists of numbers by no-break spaces, so that no line breaks there. */
export function unbroken(text: string): string {
  return text.replace(LIST, (list) => list.replaceAll(', ', ',\u00a0'));
}
