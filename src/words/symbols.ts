/** What is written the same in every language: windows, comparisons, the four notations of bounds. */

import type { BoundNotation } from '../core/run/boundNotation.ts';
import type { NodeState } from '../core/run/nodeState.ts';
import type { ValueRange } from '../core/run/range.ts';
import type { Bound, CutoffTest } from '../core/run/window.ts';
import { nextDouble } from '../core/search/nullWindow.ts';
import type { SearchRules } from '../core/search/rules.ts';
import type { SearchWindow } from '../core/search/searchWindow.ts';
import { bySide, type NodeKind } from '../core/tree/nodeKind.ts';
import { printBound, printNumber } from '../core/tree/printNumber.ts';

/** A thin space after the comma, as a textbook sets pairs. */
const GAP = ',\u2009';

/** "(3, +∞)" */
export function printWindow(window: SearchWindow): string {
  return `(${printEnd('alpha', window)}${GAP}${printEnd('beta', window)})`;
}

/** One end of a window; where no number lies between the ends, the odd one of them as the other's neighbour: "3⁺". */
export function printEnd(bound: Bound, { alpha, beta }: SearchWindow): string {
  const isNull = Number.isFinite(alpha) && nextDouble(alpha) === beta;
  const isAlphaOdd = isNull && String(alpha).length > String(beta).length;
  if (bound === 'alpha') return isAlphaOdd ? `${printBound(beta)}⁻` : printBound(alpha);
  return isNull && !isAlphaOdd ? `${printBound(alpha)}⁺` : printBound(beta);
}

/** "[3, 14]" */
export function printRange({ low, high }: ValueRange): string {
  return `[${printBound(low)}${GAP}${printBound(high)}]`;
}

/** The sign of the test at a node: ≥ or > against β, ≤ or < against α. */
function testSign(bound: CutoffTest['bound'], { cutoff }: SearchRules): string {
  if (bound === 'beta') return cutoff === 'equal' ? '≥' : '>';
  return cutoff === 'equal' ? '≤' : '<';
}

/** "2 ≤ 3"; `window`: the one that the node was entered with; where an end of it is the limit, it is written as that. */
export function printTest(test: CutoffTest, rules: SearchRules, window: SearchWindow | null = null): string {
  const isEnd = window !== null && window[test.bound] === test.limit;
  const limit = isEnd ? printEnd(test.bound, window) : printBound(test.limit);
  return `${printNumber(test.v)} ${testSign(test.bound, rules)} ${limit}`;
}

/** The bounds of an entered inner node whose number is wanted to go that way; "" where the notation has nothing to say. */
export function printBounds(notation: BoundNotation, aim: NodeKind, state: NodeState): string {
  const { window, value, range } = state;
  if (window === null || aim === 'leaf' || aim === 'player') return '';
  switch (notation) {
    case 'window':
      return printWindow(window);
    case 'range':
      return printRange(range);
    case 'one':
      return aim === 'chance' ? '' : printOwnBound(aim, value);
    case 'pair':
      return printPair(aim, window, value);
  }
}

function printOwnBound(aim: 'max' | 'min', value: number | null): string {
  if (value === null || value === bySide(aim, -Infinity, Infinity)) return '';
  return `${bySide(aim, 'α', 'β')} = ${printNumber(value)}`;
}

function printPair(aim: NodeKind, { alpha, beta }: SearchWindow, value: number | null): string {
  const low = aim === 'max' && value !== null ? Math.max(alpha, value) : alpha;
  const high = aim === 'min' && value !== null ? Math.min(beta, value) : beta;
  return `[${printBound(low)}${GAP}${printBound(high)}]`;
}
