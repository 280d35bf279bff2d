import type { ValueSpan } from '../core/analysis/index.ts';
import { printBound } from '../core/tree/printNumber.ts';

/** Writes ranges of values as a union of intervals, such as "(−∞, 3] ∪ {5}". */
export function printSpans(spans: readonly ValueSpan[]): string {
  return spans.map(printSpan).join(' ∪ ');
}

function printSpan({ from, to, hasFrom, hasTo }: ValueSpan): string {
  if (from === to) return `{${printBound(from)}}`;
  return `${hasFrom ? '[' : '('}${printBound(from)},\u2009${printBound(to)}${hasTo ? ']' : ')'}`;
}
