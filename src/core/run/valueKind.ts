import type { SearchWindow } from '../search/index.ts';
import type { ValueRange } from './range.ts';

/** What a search reports about the root: its value, a lower bound, an upper bound, or an estimate that proves nothing. */
export type ValueKind = 'exact' | 'lower' | 'upper' | 'estimate';

/**
 * Returns what kind of statement a result is. At or below the lower end of the root window it is an upper bound (fail
 * low); at or above the upper end it is a lower bound (fail high); inside the window it is exact.
 */
export function kindOfValue(
  value: number,
  { low, high }: ValueRange,
  { alpha, beta }: SearchWindow,
): ValueKind {
  if (low === value && high === value) return 'exact';
  if (value <= alpha) return 'upper';
  return value >= beta ? 'lower' : 'exact';
}
