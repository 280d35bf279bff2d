/**
 * Whether a number that somebody wrote is the right one: the same, but for the noise of a sum, or one of
 * more than two places rounded to at least two, as on paper.
 */
export function sameNumber(given: number, right: number): boolean {
  if (given === right) return true;
  if (!Number.isFinite(given) || !Number.isFinite(right)) return false;
  const apart = Math.abs(given - right);
  if (apart <= 1e-9 * Math.max(1, Math.abs(right))) return true;
  const isLong = Math.abs(right * 100 - Math.round(right * 100)) > 1e-6;
  return isLong && [2, 3, 4, 5, 6].some((places) => given === Number(right.toFixed(places)));
}
