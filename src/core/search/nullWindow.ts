/**
 * Null windows: windows with no number strictly between their ends. A search with a null window only asks whether a
 * child is better.
 */

/**
 * Returns the β of a null window for a child of a MAX node that holds α: the least number above α that the child could
 * be worth. It is the node's β itself when no number lies between α and β, and when α is infinite, because there is
 * nothing yet to be better than.
 * @param isWhole whether all leaves are whole numbers
 */
export function askedBeta(alpha: number, beta: number, isWhole: boolean): number {
  return alpha === -Infinity ? beta : Math.min(beta, numberAbove(alpha, isWhole));
}

/**
 * Returns the α of a null window for a child of a MIN node that holds β: the greatest number below β that the child
 * could be worth.
 */
export function askedAlpha(alpha: number, beta: number, isWhole: boolean): number {
  return beta === Infinity ? alpha : Math.max(alpha, -numberAbove(-beta, isWhole));
}

/** Above this limit neighbouring doubles are more than 1 apart, so adding 1 to a whole number fails. */
function numberAbove(value: number, isWhole: boolean): number {
  return isWhole && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value + 1 : nextDouble(value);
}

const BITS = new DataView(new ArrayBuffer(8));

/** Returns the least double above a number other than ±∞ and −0. */
export function nextDouble(value: number): number {
  if (value === 0) return Number.MIN_VALUE;
  BITS.setFloat64(0, value);
  BITS.setBigInt64(0, BITS.getBigInt64(0) + (value > 0 ? 1n : -1n));
  return BITS.getFloat64(0);
}
