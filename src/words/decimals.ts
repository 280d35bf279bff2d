/** Writes means, scores and sums of rewards in decimals. */

/** The fewest and the most decimals of a score. */
const DECIMALS = [2, 6] as const;

/** Returns a number with exactly this many decimals, with a true minus sign; −0 is written as 0. */
export function fixed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return (Number(text) === 0 ? text.replace('-', '') : text).replace('-', '−');
}

/** Returns a sum of rewards: at most six decimals, without zeros at its end. */
export function printReward(value: number): string {
  return String(Number(value.toFixed(DECIMALS[1])) + 0).replace('-', '−');
}

/** Returns a mean of rewards in at most two decimals. */
export function meanWritten(mean: number): string {
  return printReward(Number(mean.toFixed(2)));
}

/** The parts of a score, which is their sum. */
export interface ScoreParts {
  readonly mean: number;
  readonly bonus: number;
  readonly score: number;
}

/**
 * Returns the fewest decimals with which every printed score is the sum of its printed parts, and the greatest score is
 * printed as greater than each other one that is really less.
 */
export function decimalsOf(scores: readonly ScoreParts[]): number {
  const [fewest, most] = DECIMALS;
  const greatest = Math.max(...scores.map(({ score }) => score));
  for (let decimals = fewest; decimals < most; decimals += 1) {
    const at = (value: number) => Math.round(Number(value.toFixed(decimals)) * 10 ** decimals);
    const addsUp = scores.every(({ mean, bonus, score }) => at(mean) + at(bonus) === at(score));
    const isApart = scores.every(({ score }) => greatest - score < 1e-9 || at(score) < at(greatest));
    if (addsUp && isApart) return decimals;
  }
  return most;
}

/** The fewest and the most decimals of a score of which nothing but numbers is known. */
const DECIMALS_OF_ARMS = [4, 9] as const;

/**
 * Returns for each score its own number of decimals, at least four, with which its printed parts add up to it; with all of
 * them the greatest score is printed as greater than each that is really less. Few rows of many would add up with the same
 * number of decimals.
 */
export function decimalsOfEach(scores: readonly ScoreParts[]): readonly number[] {
  const [fewest, most] = DECIMALS_OF_ARMS;
  const greatest = Math.max(...scores.map(({ score }) => score));
  const all = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  const apart =
    all.find((decimals) =>
      scores.every(
        ({ score }) =>
          greatest - score < 1e-9 || Number(score.toFixed(decimals)) < Number(greatest.toFixed(decimals)),
      ),
    ) ?? most;
  return scores.map(
    ({ mean, bonus, score }) =>
      all.find((decimals) => {
        const at = (value: number) => Math.round(Number(value.toFixed(decimals)) * 10 ** decimals);
        return decimals >= apart && at(mean) + at(bonus) === at(score);
      }) ?? most,
  );
}

/** The constants that are written as roots. */
const ROOTS: readonly (readonly [value: number, text: string])[] = [
  [Math.SQRT2, '√2'],
  [Math.SQRT1_2, '1/√2'],
];

/** Returns the text of a constant C, such as "√2" or "0.85". */
export function printC(c: number): string {
  const root = ROOTS.find(([value]) => Math.abs(value - c) < 1e-6);
  return root?.[1] ?? String(Number(c.toFixed(4)));
}
