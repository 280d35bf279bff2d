/**
 * Values that say at which ply the game ends, so that a search tells a sooner win from a later one. Of two wins the
 * sooner is better for the winner, and of two losses the later is better for the loser. A timed value is a number that
 * lies next to the value itself, on the side of a draw: comparisons of timed values first compare the values, and then
 * the plies. Chess programs grade mates in the same way; for example: https://www.chessprogramming.org/Mate_Search.
 */

/** The distance between the timed values of neighbouring plies, for finite values below 2^20. */
const STEP = 2 ** -32;

/** The same for infinite values: twice the distance of the greatest doubles, so that one lies between two plies. */
const GREAT_STEP = 2 ** 972;

/** The greatest number of plies that a timed value can say. */
const MOST_PLIES = 1022;

/**
 * Returns the value of a game that ends at `ply`, counted from the root. A draw, which is worth 0, is never timed.
 * @param value ±∞, or a whole number between −2^20 and 2^20
 */
export function timedValue(value: number, ply: number): number {
  const sign = Math.sign(value);
  const nearer = ply + 1;
  return Number.isFinite(value)
    ? value - sign * nearer * STEP
    : sign * (Number.MAX_VALUE - nearer * GREAT_STEP);
}

/** A value, and the ply at which the game ends. */
export interface Timed {
  readonly value: number;
  readonly ply: number;
}

/** Returns the value and the ply of a timed value; null when a number is not timed. */
export function timedIn(number: number): Timed | null {
  const size = Math.abs(number);
  const sign = Math.sign(number);
  const great = (Number.MAX_VALUE - size) / GREAT_STEP;
  if (great <= MOST_PLIES + 1) return isPly(great) ? { value: sign * Infinity, ply: great - 1 } : null;
  const value = Math.ceil(size);
  const steps = (value - size) / STEP;
  return isPly(steps) ? { value: sign * value, ply: steps - 1 } : null;
}

function isPly(steps: number): boolean {
  return steps >= 1 && steps <= MOST_PLIES + 1 && Number.isInteger(steps);
}

/** Returns the value itself of a timed value, and any other number as it is. */
export function untimed(number: number): number {
  return timedIn(number)?.value ?? number;
}
