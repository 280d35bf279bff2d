/** The label in a node: its range in short form, which never states more than is proved. */

import type { NodeKind } from '../tree/index.ts';
import { bySide } from '../tree/nodeKind.ts';
import { printNumber } from '../tree/printNumber.ts';
import type { NodeState } from './nodeState.ts';
import { isPoint } from './range.ts';

/**
 * Returns "3" for a single value; "≤ 2" or "≥ 5" when one end is known; "6…8" when both ends are known and the node has
 * returned or is a chance node; while the node is open, only the end that its own side has secured; and "" when neither
 * end is narrower than the declared leaf bounds. An end that is not proved has "≈" before its number.
 */
export function rangeLabel(
  kind: NodeKind,
  { status, range, proved }: Pick<NodeState, 'status' | 'range' | 'proved'>,
  leafBounds: readonly [number, number],
): string {
  if (status === 'waiting' || status === 'pruned' || status === 'beyond') return '';
  // A single value is proved only when the proved range is the same value. The two may be different values, because a
  // static value that is kept can lie outside the range of all moves.
  const isProved = proved.low === range.low && proved.high === range.high;
  if (isPoint(range)) return `${isProved ? '' : ABOUT}${printNumber(range.low)}`;
  const low = `${proved.low === range.low ? '' : ABOUT}${printNumber(range.low)}`;
  const high = `${proved.high === range.high ? '' : ABOUT}${printNumber(range.high)}`;
  const lowKnown = range.low > leafBounds[0];
  const highKnown = range.high < leafBounds[1];
  if (lowKnown && highKnown) {
    if (status === 'done' || kind === 'chance') return `${low}…${high}`;
    return bySide(kind, `≥ ${low}`, `≤ ${high}`);
  }
  if (lowKnown) return `≥ ${low}`;
  return highKnown ? `≤ ${high}` : '';
}

/** The sign that is written before a number that depends on an estimate. */
export const ABOUT = '≈';
