/** An answer sheet as JSON, for files. What was left blank is left out, so that a blank sheet is {}. */
import type { ValueSpan } from '../core/analysis/spans.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import type { Answer } from './answer.ts';

/** A number; JSON has no infinities. */
export type ValueRecord = number | 'inf' | '-inf';

/** Nodes are places in preorder; lists of pairs are in the order of their nodes. */
export interface AnswerRecord {
  /** node, then low and high */
  readonly values?: readonly (readonly [number, readonly [ValueRecord, ValueRecord]])[];
  readonly crossing?: readonly number[];
  readonly leafOrder?: readonly number[];
  readonly leafCount?: number;
  /** node, then α and β */
  readonly windows?: readonly (readonly [number, readonly [ValueRecord, ValueRecord]])[];
  readonly move?: number;
  readonly line?: readonly number[];
  /** node, then its children's places as they are to stand */
  readonly reorder?: readonly (readonly [number, readonly number[]])[];
  /** an empty list is "never" */
  readonly interval?: readonly SpanRecord[];
}

export interface SpanRecord {
  readonly from: ValueRecord;
  readonly to: ValueRecord;
  readonly hasFrom: boolean;
  readonly hasTo: boolean;
}

/** The record of an answer: `readAnswer(answerRecord(answer), tree)` is the same answer. */
export function answerRecord(answer: Answer): AnswerRecord {
  const { values, crossing, leafOrder, leafCount, windows, move, line, reorder, interval } = answer;
  return {
    ...(values.size > 0 && {
      values: byNode(values).map(([node, { low, high }]) => [node, [valueRecord(low), valueRecord(high)]]),
    }),
    ...(crossing.size > 0 && { crossing: [...crossing].sort((a, b) => a - b) }),
    ...(leafOrder.length > 0 && { leafOrder }),
    ...(leafCount !== null && { leafCount }),
    ...(windows.size > 0 && {
      windows: byNode(windows).map(([node, { alpha, beta }]) => [
        node,
        [valueRecord(alpha), valueRecord(beta)],
      ]),
    }),
    ...(move !== null && { move }),
    ...(line.length > 0 && { line }),
    ...(reorder.size > 0 && { reorder: byNode(reorder) }),
    ...(interval !== null && { interval: interval.map(spanRecord) }),
  };
}

function byNode<T>(map: ReadonlyMap<NodeId, T>): (readonly [NodeId, T])[] {
  return [...map].sort(([a], [b]) => a - b);
}

function spanRecord({ from, to, hasFrom, hasTo }: ValueSpan): SpanRecord {
  return { from: valueRecord(from), to: valueRecord(to), hasFrom, hasTo };
}

function valueRecord(value: number): ValueRecord {
  if (Number.isNaN(value)) throw new Error('an answer holds NaN');
  if (Number.isFinite(value)) return value;
  return value > 0 ? 'inf' : '-inf';
}
