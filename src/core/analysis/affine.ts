/** A function of one leaf's value x. */

/** constant + slope · x */
export interface Affine {
  readonly constant: number;
  readonly slope: number;
}

/** The value of the function at `x`; an infinite constant stays what it is. */
export function valueAt({ constant, slope }: Affine, x: number): number {
  return slope === 0 ? constant : constant + slope * x;
}

/** Whether two values are the same function of x, or both are missing. */
export function isSameFunction(a: Affine | null, b: Affine | null): boolean {
  if (a === null || b === null) return a === b;
  return a.constant === b.constant && a.slope === b.slope;
}
