/** A place on the line of a leaf's values where a run may change. */

export interface Breakpoint {
  readonly at: number;
  /** how far rounding may have moved it: 0 where it is a value of the tree itself */
  readonly noise: number;
}

/** Beyond every number on either side. */
export const BELOW_ALL: Breakpoint = { at: -Infinity, noise: 0 };
export const ABOVE_ALL: Breakpoint = { at: Infinity, noise: 0 };

/** Rounding a sum of a few numbers errs by their last bits; the noise allowed for is this much more. */
const CAUTION = 256;

/**
 * The short decimal that rounding missed by a few last bits, if there is one: 2.1 for
 * 2.0999999999999996. It is what a person would write, and there the run has its tie.
 */
export function withoutLastBits({ at, noise }: Breakpoint): Breakpoint {
  if (noise === 0) return { at, noise };
  const short = Number(at.toPrecision(12));
  return { at: Math.abs(short - at) <= noise / CAUTION ? short : at, noise };
}
