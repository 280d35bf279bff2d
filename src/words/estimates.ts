/** Numbers that rest on estimates have "≈" right before them, each for itself: an end that is proved is plain. */
import type { Found } from '../core/run/found.ts';
import type { ValueRange } from '../core/run/range.ts';
import { ABOUT } from '../core/run/rangeLabel.ts';
import { endOfRange, type Worth } from '../core/run/worth.ts';
import { printNumber } from '../core/tree/printNumber.ts';
import { number, type Segment } from './sentence.ts';

/** What is known of a node as the pass sees it, and what is proved of it. */
export interface Known {
  readonly range: ValueRange;
  readonly proved: ValueRange;
}

/** "≈3", or "3" if it is proved; `print` where infinity is written otherwise. */
export function printWorth({ value, isProved }: Worth, print = printNumber): string {
  return `${isProved ? '' : ABOUT}${print(value)}`;
}

/** "≤ ≈3": what a search found of the root; a bound has its sign. */
export function printFound(found: Found): string {
  return `${{ exact: '', lower: '≥ ', upper: '≤ ' }[found.kind]}${printWorth(found)}`;
}

/** The number in a sentence. */
export function worth(of: Worth): Segment {
  return number(printWorth(of));
}

/** The one value of a node. */
export function point(value: number, { proved }: Known): Worth {
  return { value, isProved: proved.low === value && proved.high === value };
}

/** The lower end of what is known. */
export function lowEnd({ range, proved }: Known): Worth {
  return endOfRange('low', range, proved);
}

/** The upper end of what is known. */
export function highEnd({ range, proved }: Known): Worth {
  return endOfRange('high', range, proved);
}
