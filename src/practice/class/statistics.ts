/** Figures of the marks of a class, from the shares of the marks that were reached, 0 to 1. */

export interface Quartiles {
  readonly least: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly greatest: number;
}

/**
 * Returns the quartiles of numbers, as spreadsheets compute them (QUARTILE.INC; type 7 of Hyndman & Fan 1996):
 * between two numbers they are interpolated. Null for no numbers.
 */
export function quartilesOf(numbers: readonly number[]): Quartiles | null {
  if (numbers.length === 0) return null;
  const sorted = [...numbers].sort((one, other) => one - other);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
    return below + (above - below) * (place - Math.floor(place));
  };
  return { least: at(0), lower: at(0.25), median: at(0.5), upper: at(0.75), greatest: at(1) };
}

/** The number of bars of a histogram. */
export const BARS = 10;

/** Rounding errors by which a share that is a whole number of bars may be below it. */
const EPSILON = 1e-9;

/** Returns how many shares are in each tenth: from 0 %, from 10 %, …, from 90 % to 100 %. */
export function histogramOf(shares: readonly number[]): readonly number[] {
  const bars = Array.from({ length: BARS }, () => 0);
  for (const share of shares) {
    const bar = Math.max(0, Math.min(BARS - 1, Math.floor(share * BARS + EPSILON)));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return bars;
}

/** Returns the mean of numbers; null for none. */
export function meanOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
