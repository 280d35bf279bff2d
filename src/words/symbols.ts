/** What is written the same in every language: windows, comparisons, the four notations of bounds. */

import type { AnyRun } from '../core/run/anyRun.ts';
import type { BoundNotation } from '../core/run/boundNotation.ts';
import type { NodeState } from '../core/run/nodeState.ts';
import type { Bound, CutoffTest } from '../core/run/window.ts';
import { type Worth, type WorthTest, type WorthWindow, windowWorth, worthAt } from '../core/run/worth.ts';
import { nextDouble } from '../core/search/nullWindow.ts';
import type { SearchRules } from '../core/search/rules.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
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

/** The bounds of an entered inner node as the notation has them; "" where it has nothing to say. */
export function boundsAt(
  trace: AnyRun,
  node: NodeId,
  step: number,
  notation: BoundNotation,
  state: NodeState,
): string {
  const aim = trace.tree.aim(node);
  if (trace.family !== 'bounds' || state.window === null || aim === 'leaf' || aim === 'player') return '';
  switch (notation) {
    case 'window':
      return printWindow(windowWorth(trace, node, step));
    case 'range':
      return printRange(state);
    case 'one':
      return aim === 'chance' ? '' : printOwnBound(aim, heldIn(trace, node, step, state));
    case 'pair':
      return printPair(aim, windowWorth(trace, node, step), heldIn(trace, node, step, state));
  }
}

function heldIn(trace: AnyRun, node: NodeId, step: number, { value }: NodeState): Worth | null {
  return value === null ? null : worthAt(trace, node, step, value);
}

function printOwnBound(aim: 'max' | 'min', held: Worth | null): string {
  if (held === null || held.value === bySide(aim, -Infinity, Infinity)) return '';
  return `${bySide(aim, 'α', 'β')} = ${printWorth(held)}`;
}

function printPair(aim: NodeKind, { alpha, beta }: WorthWindow, held: Worth | null): string {
  const low = aim === 'max' && held !== null && held.value > alpha.value ? held : alpha;
  const high = aim === 'min' && held !== null && held.value < beta.value ? held : beta;
  return `[${printEndOf(low)}${GAP}${printEndOf(high)}]`;
}
