/** The label in a node: its range, in short, and never more than is proved. */

import type { NodeKind } from '../tree/nodeKind.ts';
import { bySide } from '../tree/nodeKind.ts';
import { printNumber } from '../tree/printNumber.ts';
import type { NodeStatus } from './nodeState.ts';
import { isPoint, type ValueRange } from './range.ts';

/**
 * A point: "3". One end known: "≤ 2" or "≥ 5". Both, when the node is finished or a chance node:
 * "6…8"; while it is open, the end its side has secured. Neither, or only the tree's own leaf bounds: "".
 */
export function rangeLabel(
  kind: NodeKind,
  status: NodeStatus,
  range: ValueRange,
  leafBounds: readonly [number, number],
): string {
  if (status === 'waiting' || status === 'pruned') return '';
  if (isPoint(range)) return printNumber(range.low);
  const lowKnown = range.low > leafBounds[0];
  const highKnown = range.high < leafBounds[1];
  if (lowKnown && highKnown) {
    if (status === 'done' || kind === 'chance') return `${printNumber(range.low)}…${printNumber(range.high)}`;
    return bySide(kind, atLeast(range), atMost(range));
  }
  if (lowKnown) return atLeast(range);
  return highKnown ? atMost(range) : '';
}

function atLeast({ low }: ValueRange): string {
  return `≥ ${printNumber(low)}`;
}

function atMost({ high }: ValueRange): string {
  return `≤ ${printNumber(high)}`;
}
