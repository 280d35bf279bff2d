/** A race at the end of backgammon, by the rules alone and in whole fractions: what the program's own is compared with. */

export type Fraction = readonly [bigint, bigint];

/** The 36 throws of two dice. */
export const THROWS = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => [a, b] as const));

/** Every position a side can come to by a throw, as sorted points; each step is tried with each checker. */
export function reachedBy(points: readonly number[], [a, b]: readonly [number, number]): string[] {
  const reached = new Set<string>();
  const play = (at: readonly number[], dice: readonly number[]): void => {
    if (dice.length === 0 || at.length === 0) {
      reached.add([...at].sort((x, y) => y - x).join(','));
      return;
    }
    for (const [d, die] of dice.entries())
      for (const [c, point] of at.entries()) {
        const rest = at.filter((_p, index) => index !== c);
        const left = dice.filter((_p, index) => index !== d);
        if (point - die >= 1) play([...rest, point - die], left);
        else if (at.every((one) => one <= 6) && (point === die || at.every((one) => one <= point)))
          play(rest, left);
      }
  };
  play(points, a === b ? [a, a, a, a] : [a, b]);
  return [...reached];
}

/** In how many of the 36 throws all checkers can be borne off at once. */
export function offAtOnce(points: readonly number[]): number {
  return THROWS.filter((dice) => reachedBy(points, dice).includes('')).length;
}

/** How likely the side that is to roll wins, if both play their best. */
export function chanceToWin(mine: string, theirs: string): Fraction {
  const known = new Map<string, Fraction>();
  const chance = (own: string, other: string): Fraction => {
    if (other === '') return [0n, 1n];
    const key = `${own} ${other}`;
    const found = known.get(key);
    if (found) return found;
    let sum: Fraction = [0n, 1n];
    for (const dice of THROWS) {
      let best: Fraction = [0n, 1n];
      for (const left of reachedBy(own.split(',').map(Number), dice)) {
        const [n, d] = left === '' ? ([0n, 1n] as const) : chance(other, left);
        const won: Fraction = [d - n, d];
        if (won[0] * best[1] > best[0] * won[1]) best = won;
      }
      sum = reduced(sum[0] * best[1] + best[0] * sum[1], sum[1] * best[1]);
    }
    const value = reduced(sum[0], sum[1] * 36n);
    known.set(key, value);
    return value;
  };
  return chance(mine, theirs);
}

function reduced(numerator: bigint, denominator: bigint): Fraction {
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  return [numerator / a, denominator / a];
}
