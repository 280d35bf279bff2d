/**
 * Numbers that rest on estimates have "≈" right before them. Each number counts separately: an end of a range that is
 * proved has no sign.
 */
import type { Found } from '../core/run/found.ts';
import type { ValueRange } from '../core/run/range.ts';
import { ABOUT } from '../core/run/rangeLabel.ts';
import { endOfRange, type Worth } from '../core/run/worth.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import { number, type Segment } from './sentence.ts';

/** What is known about a node as the pass sees it, and what is proved about it. */
export interface Known {
  readonly range: ValueRange;
  readonly proved: ValueRange;
}

/** Writes "≈3", or "3" if it is proved; `print` may write infinity differently. */
export function printWorth({ value, isProved }: Worth, print = printNumber): string {
  return `${isProved ? '' : ABOUT}${print(value)}`;
}

/** Writes what a search found for the root, such as "≤ ≈3"; a bound has its sign. */
export function printFound(found: Found): string {
  return `${{ exact: '', lower: '≥ ', upper: '≤ ' }[found.kind]}${printWorth(found)}`;
}

/** Returns the number for a sentence. */
export function worth(of: Worth): Segment {
  return number(printWorth(of));
}

/** Returns the single value of a node. */
export function worthOfValue(value: number, { proved }: Known): Worth {
  return { value, isProved: proved.low === value && proved.high === value };
}

/** Returns the lower end of what is known. */
export function lowEnd({ range, proved }: Known): Worth {
  return endOfRange('low', range, proved);
}

/** Returns the upper end of what is known. */
export function highEnd({ range, proved }: Known): Worth {
  return endOfRange('high', range, proved);
}
