/**
 * Writes numbers with "≈" before those that rest on estimates. Each number counts separately: the end of a
 * range that is proved has no sign even when the other end has one.
 */
import type { Found, ValueRange } from '../core/index.ts';
import { ABOUT } from '../core/run/rangeLabel.ts';
import { endOfRange, type Worth } from '../core/run/worth.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import { number, type Segment } from './sentence.ts';

/**
 * What the current pass takes to be known about a node's value (`range`), and what is proved about it
 * (`proved`), for which positions judged by an estimate count as unknown.
 */
export interface Known {
  readonly range: ValueRange;
  readonly proved: ValueRange;
}

/**
 * Writes a number, as "3" when it is proved and "≈3" when it rests on an estimate; `print` can write infinity
 * differently.
 */
export function printWorth({ value, isProved }: Worth, print = printNumber): string {
  return `${isProved ? '' : ABOUT}${print(value)}`;
}

/**
 * Writes what a search found out about the root's value, such as "≤ ≈3"; a bound on the value has the sign ≤
 * or ≥.
 */
export function printFound(found: Found): string {
  return `${{ exact: '', estimate: '', lower: '≥ ', upper: '≤ ' }[found.kind]}${printWorth(found)}`;
}

/** Returns a number, with its "≈" if it has one, as a segment of a sentence. */
export function worth(of: Worth): Segment {
  return number(printWorth(of));
}

/** Returns a node's value together with whether it is proved. */
export function worthOfValue(value: number, { proved }: Known): Worth {
  return { value, isProved: proved.low === value && proved.high === value };
}

/** Returns the lower end of a node's range together with whether it is proved. */
export function lowEnd({ range, proved }: Known): Worth {
  return endOfRange('low', range, proved);
}

/** Returns the upper end of a node's range together with whether it is proved. */
export function highEnd({ range, proved }: Known): Worth {
  return endOfRange('high', range, proved);
}

/** Whether less is proved than the current pass takes to be known. */
export function isEstimated({ range, proved }: Known): boolean {
  return range.low > proved.low || range.high < proved.high;
}
