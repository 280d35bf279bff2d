/** The label in a node: its range, in short, and never more than is proved. */

import type { NodeKind } from '../tree/nodeKind.ts';
import { bySide } from '../tree/nodeKind.ts';
import { printNumber } from '../tree/printNumber.ts';
import type { NodeState } from './nodeState.ts';
import { isPoint } from './range.ts';

/**
 * A point: "3". One end known: "≤ 2" or "≥ 5". Both, when the node is finished or a chance node:
 * "6…8"; while it is open, the end its side has secured. Neither, or only the tree's own leaf bounds: "". An end
 * that is not proved as well has "≈" right before its number.
 */
export function rangeLabel(
  kind: NodeKind,
  { status, range, proved }: Pick<NodeState, 'status' | 'range' | 'proved'>,
  leafBounds: readonly [number, number],
): string {
  if (status === 'waiting' || status === 'pruned' || status === 'beyond') return '';
  // What is proved may be another point: a static value that is kept can lie beyond all moves.
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

/** Before a number that rests on an estimate. */
export const ABOUT = '≈';
