import type { ValueSpan } from '../../core/analysis/spans.ts';
import { sameNumber } from '../sameNumber.ts';

/** Whether the spans hold the same numbers, ends included; none given is never the same. */
export function isSameInterval(
  given: readonly ValueSpan[] | null,
  right: readonly ValueSpan[] | null,
): boolean {
  if (given === null || right === null || given.length !== right.length) return false;
  return given.every((span, index) => {
    const other = right[index];
    return (
      other !== undefined &&
      sameNumber(span.from, other.from) &&
      sameNumber(span.to, other.to) &&
      (span.hasFrom === other.hasFrom || span.from === -Infinity) &&
      (span.hasTo === other.hasTo || span.to === Infinity)
    );
  });
}
