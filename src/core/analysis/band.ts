/**
 * A number of the search as one leaf moves. Max and min only let the moving value m through or stop it,
 * so as long as the search takes the same way every number of it is m clamped into some [low, high]: a
 * constant where these are equal, m itself in (−∞, +∞). The maximum of two such numbers is m clamped
 * into the maxima of their ends, and likewise the minimum, so that the ends are all there is to carry.
 */
export class Band {
  low = 0;
  high = 0;

  get isConstant(): boolean {
    return this.low === this.high;
  }

  set(low: number, high: number): void {
    this.low = low;
    this.high = high;
  }

  copy({ low, high }: Band): void {
    this.set(low, high);
  }

  /** Becomes the maximum of itself and another. */
  raiseTo({ low, high }: Band): void {
    if (low > this.low) this.low = low;
    if (high > this.high) this.high = high;
  }

  /** Becomes the minimum of itself and another. */
  lowerTo({ low, high }: Band): void {
    if (low < this.low) this.low = low;
    if (high < this.high) this.high = high;
  }

  /** Whether a number clamped into it is still the moving value, not an end. */
  letsThrough(number: number): boolean {
    return this.low < number && number < this.high;
  }
}

/**
 * The values of m at which the answer to "a ≥ b?" changes, at most two; NaN where there is none.
 * It is no where m < b.low and a is below b.low too, and where m > a.high and b is above a.high too.
 */
export function turnsOfAtLeast(a: Band, b: Band): readonly [number, number] {
  if (a.high < b.low) return NEVER;
  return [a.low < b.low ? b.low : Number.NaN, a.high < b.high ? a.high : Number.NaN];
}

const NEVER = [Number.NaN, Number.NaN] as const;
