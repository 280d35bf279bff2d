/** Numbers that rest on estimates have "≈" right before them, each for itself: an end that is proved is plain. */
import type { ValueRange } from '../core/run/range.ts';
import { bySide, type NodeKind } from '../core/tree/nodeKind.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import { number, type Segment } from './sentence.ts';

/** What is known of a node as the pass sees it, and what is proved of it. */
export interface Known {
  readonly range: ValueRange;
  readonly proved: ValueRange;
}

export function about(value: number, isProved: boolean): string {
  return `${isProved ? '' : '≈'}${printNumber(value)}`;
}

/** The one value of a node. */
export function point(value: number, { proved }: Known): Segment {
  return number(about(value, proved.low === value && proved.high === value));
}

/** The bound that MAX or MIN has secured at a node; of any other node its one value. */
export function secured(value: number, aim: NodeKind, known: Known): Segment {
  if (aim !== 'max' && aim !== 'min') return point(value, known);
  const { proved } = known;
  return number(about(value, bySide(aim, proved.low >= value, proved.high <= value)));
}

export function lowEnd({ range, proved }: Known): string {
  return about(range.low, proved.low >= range.low);
}

export function highEnd({ range, proved }: Known): string {
  return about(range.high, proved.high <= range.high);
}
