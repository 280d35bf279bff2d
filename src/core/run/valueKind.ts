import type { SearchWindow } from '../search/searchWindow.ts';
import type { ValueRange } from './range.ts';

/** What a search says of the root: its value, that it is so much at least, that it is so much at most. */
export type ValueKind = 'exact' | 'lower' | 'upper';

/** A search fails low at or below the window it began with, high at or above it; inside, the value is exact. */
export function kindOfValue(
  value: number,
  { low, high }: ValueRange,
  { alpha, beta }: SearchWindow,
): ValueKind {
  if (low === value && high === value) return 'exact';
  if (value <= alpha) return 'upper';
  return value >= beta ? 'lower' : 'exact';
}
