/** Writes means, scores and sums of rewards in decimals. */

/** The most decimals of a score, and of a sum of rewards. */
const MOST_DECIMALS = 9;
const SUM_DECIMALS = 6;

/** Returns a number with exactly this many decimals, with a true minus sign; −0 is written as 0. */
export function fixed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return (Number(text) === 0 ? text.replace('-', '') : text).replace('-', '−');
}

/** Returns a sum of rewards: at most six decimals, without zeros at its end. */
export function printReward(value: number): string {
  return String(Number(value.toFixed(SUM_DECIMALS)) + 0).replace('-', '−');
}

/** Returns a mean of rewards in at most two decimals. */
export function meanWritten(mean: number): string {
  return printReward(Number(mean.toFixed(2)));
}

/** Returns a minimax value in at most three decimals. */
export function minimaxWritten(value: number): string {
  return printReward(Number(value.toFixed(3)));
}

/** The parts of a score, which is their sum. */
export interface ScoreParts {
  readonly mean: number;
  readonly bonus: number;
  readonly score: number;
}

/** A score and its parts as they are printed. */
export interface PrintedScore extends Readonly<Record<keyof ScoreParts, string>> {
  /** digit spaces that make the numbers as wide as those of the score with the most decimals, for columns of a table */
  readonly tail: string;
}

/** A space as wide as a digit. */
const DIGIT_SPACE = '\u2007';

/**
 * Prints scores with decimals enough that every printed score is the sum of its printed parts, and that the greatest score is
 * printed as greater than each that is really less. All scores have the same number of decimals when one of at most
 * `fewest` + 2 does; of many scores hardly ever all add up with one, and then each has its own.
 */
export function printedScores(scores: readonly ScoreParts[], fewest = 2): readonly PrintedScore[] {
  const decimals = decimalsOf(scores, fewest);
  const widest = Math.max(...decimals);
  return scores.map(({ mean, score }, index) => {
    const own = decimals[index] as number;
    // With the most decimals the parts may not add up yet: then the bonus takes the last unit.
    const bonus = (units(score, own) - units(mean, own)) / 10 ** own;
    return {
      ...{ mean: fixed(mean, own), bonus: fixed(bonus, own), score: fixed(score, own) },
      tail: DIGIT_SPACE.repeat(widest - own),
    };
  });
}

function decimalsOf(scores: readonly ScoreParts[], fewest: number): readonly number[] {
  const greatest = Math.max(...scores.map(({ score }) => score));
  const all = Array.from({ length: MOST_DECIMALS - fewest + 1 }, (_, index) => fewest + index);
  const addsUp = ({ mean, bonus, score }: ScoreParts, decimals: number) =>
    units(mean, decimals) + units(bonus, decimals) === units(score, decimals);
  const isApart = (decimals: number) =>
    scores.every(
      ({ score }) => greatest - score < 1e-9 || units(score, decimals) < units(greatest, decimals),
    );
  const apart = all.find(isApart) ?? MOST_DECIMALS;
  const uniform = all
    .slice(0, 3)
    .find((decimals) => decimals >= apart && scores.every((each) => addsUp(each, decimals)));
  if (uniform !== undefined) return scores.map(() => uniform);
  const least = Math.max(apart, 3);
  return scores.map(
    (each) => all.find((decimals) => decimals >= least && addsUp(each, decimals)) ?? MOST_DECIMALS,
  );
}

/** Returns a value as a whole number of units of the last decimal. */
function units(value: number, decimals: number): number {
  return Math.round(Number(value.toFixed(decimals)) * 10 ** decimals);
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
