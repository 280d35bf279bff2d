/** Windows with nothing between their ends: a child searched with one is only asked whether it is better. */

/**
 * β for a child of a MAX node that already has α: the least number above α that the child could be worth, or β
 * itself where no number lies between; also where α is infinite, and there is nothing yet to be better than.
 *
 * @param isWhole whether all leaves are whole numbers
 */
export function askedBeta(alpha: number, beta: number, isWhole: boolean): number {
  return alpha === -Infinity ? beta : Math.min(beta, numberAbove(alpha, isWhole));
}

/** The same for a child of a MIN node that already has β. */
export function askedAlpha(alpha: number, beta: number, isWhole: boolean): number {
  return beta === Infinity ? alpha : Math.max(alpha, -numberAbove(-beta, isWhole));
}

/** Whole numbers so large have others than their neighbours beside them. */
function numberAbove(value: number, isWhole: boolean): number {
  return isWhole && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value + 1 : nextDouble(value);
}

const BITS = new DataView(new ArrayBuffer(8));

/** The least double above a number that is none of ±∞ and −0. */
export function nextDouble(value: number): number {
  if (value === 0) return Number.MIN_VALUE;
  BITS.setFloat64(0, value);
  BITS.setBigInt64(0, BITS.getBigInt64(0) + (value > 0 ? 1n : -1n));
  return BITS.getFloat64(0);
}
