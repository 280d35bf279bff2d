/** The partial sum of a chance node, written out: "0.9·2 + 0.1·3 = 2.1". */
import type { UpdateEvent } from '../core/run/event.ts';
import type { Trace } from '../core/run/trace.ts';
import { printNumber } from '../core/tree/printNumber.ts';

/** More terms than this are told as "so far + the new one". */
export const TERMS_IN_FULL = 4;

export function printPartialSum(trace: Trace, event: UpdateEvent): string {
  const { tree } = trace;
  const rank = tree.childIndex(event.child);
  const total = printNumber(event.value);
  if (rank >= TERMS_IN_FULL) {
    return `${printNumber(event.previous)} + ${printPart(tree.probability(event.child), event.returned)} = ${total}`;
  }
  const terms = tree
    .children(event.node)
    .slice(0, rank + 1)
    .map((child) => printPart(tree.probability(child), trace.heldAt(child, event.step)));
  return `${terms.join(' + ')} = ${total}`;
}

/** "0.9·2" */
export function printPart(probability: string, value: number): string {
  const number = printNumber(value);
  return `${probability}·${value < 0 ? `(${number})` : number}`;
}
