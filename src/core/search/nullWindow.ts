/**
 * Null windows: windows with nothing between their ends. A child searched with one is only asked whether it is better.
 */

/**
 * Returns β for a child of a MAX node that already has α: the least number above α that the child could be worth. It is
 * β itself when no number lies between them, and when α is infinite, because there is nothing yet to be better than.
 *
 * @param isWhole whether all leaves are whole numbers
 */
export function askedBeta(alpha: number, beta: number, isWhole: boolean): number {
  return alpha === -Infinity ? beta : Math.min(beta, numberAbove(alpha, isWhole));
}

/** Returns α for a child of a MIN node that already has β, in the same way. */
export function askedAlpha(alpha: number, beta: number, isWhole: boolean): number {
  return beta === Infinity ? alpha : Math.max(alpha, -numberAbove(-beta, isWhole));
}

/** Whole numbers this large have neighbouring doubles more than 1 apart. */
function numberAbove(value: number, isWhole: boolean): number {
  return isWhole && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value + 1 : nextDouble(value);
}

const BITS = new DataView(new ArrayBuffer(8));

/** Returns the least double above a number that is none of ±∞ and −0. */
export function nextDouble(value: number): number {
  if (value === 0) return Number.MIN_VALUE;
  BITS.setFloat64(0, value);
  BITS.setBigInt64(0, BITS.getBigInt64(0) + (value > 0 ? 1n : -1n));
  return BITS.getFloat64(0);
}
