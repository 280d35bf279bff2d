/** What is written the same in every language: windows, comparisons, the four notations of bounds. */

import type { Bound, CutoffTest } from '../core/run/window.ts';
import type { Worth, WorthTest, WorthWindow } from '../core/run/worth.ts';
import { nextDouble } from '../core/search/nullWindow.ts';
import type { SearchRules } from '../core/search/searchSettings.ts';
import { bySide, type NodeKind } from '../core/tree/nodeKind.ts';
import { printBound } from '../core/tree/printNumber.ts';
import { highEnd, type Known, lowEnd, printWorth } from './estimates.ts';

/** A thin space after the comma, as a textbook sets pairs. */
const GAP = ',\u2009';

/** "(3, +∞)"; an end that rests on an estimate has its "≈". */
export function printWindow(window: WorthWindow): string {
  return `(${printEnd('alpha', window)}${GAP}${printEnd('beta', window)})`;
}

/** One end of a window; where no number lies between the ends, the odd one of them as the other's neighbour: "3⁺". */
export function printEnd(bound: Bound, { alpha, beta }: WorthWindow): string {
  const isNull = Number.isFinite(alpha.value) && nextDouble(alpha.value) === beta.value;
  const isAlphaOdd = isNull && String(alpha.value).length > String(beta.value).length;
  if (bound === 'alpha')
    return isAlphaOdd ? `${printEndOf({ ...alpha, value: beta.value })}⁻` : printEndOf(alpha);
  return isNull && !isAlphaOdd ? `${printEndOf({ ...beta, value: alpha.value })}⁺` : printEndOf(beta);
}

/** A bound with the sign of +∞ written out, "≈" before it if it rests on an estimate. */
export function printEndOf(bound: Worth): string {
  return printWorth(bound, printBound);
}

/** "[3, 14]" */
export function printRange({ range, proved }: Known): string {
  const [low, high] = [lowEnd({ range, proved }), highEnd({ range, proved })];
  return `[${printEndOf(low)}${GAP}${printEndOf(high)}]`;
}

/** The sign of the test at a node: ≥ or > against β, ≤ or < against α. */
function testSign(bound: CutoffTest['bound'], { cutoff }: SearchRules): string {
  if (bound === 'beta') return cutoff === 'equal' ? '≥' : '>';
  return cutoff === 'equal' ? '≤' : '<';
}

/** "2 ≤ 3"; `window`: the one that the node was entered with; where an end of it is the limit, it is written as that. */
export function printTest(test: WorthTest, rules: SearchRules, window: WorthWindow | null = null): string {
  const isEnd = window !== null && window[test.bound].value === test.limit.value;
  const limit = isEnd ? printEnd(test.bound, window) : printEndOf(test.limit);
  return `${printWorth(test.v)} ${testSign(test.bound, rules)} ${limit}`;
}

/** "α = 3" at MAX, "β = 3" at MIN; "" while the node holds nothing. */
export function printOwnBound(direction: 'max' | 'min', held: Worth | null): string {
  if (held === null || held.value === bySide(direction, -Infinity, Infinity)) return '';
  return `${bySide(direction, 'α', 'β')} = ${printWorth(held)}`;
}

/** "[3, 5]": the window, with what the node holds in the place of its own end when that is better. */
export function printPair(direction: NodeKind, { alpha, beta }: WorthWindow, held: Worth | null): string {
  const low = direction === 'max' && held !== null && held.value > alpha.value ? held : alpha;
  const high = direction === 'min' && held !== null && held.value < beta.value ? held : beta;
  return `[${printEndOf(low)}${GAP}${printEndOf(high)}]`;
}

/** Numbers in one pair of brackets, as the piles of a position or a window, with a space after each comma. */
const LIST = /\((?:[\d−+∞]+, )+[\d−+∞]+\)/g;

/** A text in which no such list is torn at the end of a line. */
export function unbroken(text: string): string {
  return text.replace(LIST, (list) => list.replaceAll(', ', ',\u00a0'));
}
