/** Chooses the options of a question from the right answer and likely mistakes. */

/**
 * The greatest number of options of a question: five can be read at a glance, and the keys 1 to 5 choose
 * them.
 */
export const MOST_OPTIONS = 5;

export interface Alternatives<T> {
  readonly options: readonly T[];
  readonly correct: number;
}

/**
 * Returns the right answer and distractors, the likeliest mistakes first, as options sorted by `compare`.
 * Options with the same text by `shown` count as one. Null when no option other than the right one remains.
 */
export function choicesOf<T>(
  right: T,
  distractors: readonly T[],
  shown: (option: T) => string,
  compare: (a: T, b: T) => number,
): Alternatives<T> | null {
  const byText = new Map([[shown(right), right]]);
  for (const distractor of distractors) {
    if (byText.size === MOST_OPTIONS) break;
    const text = shown(distractor);
    if (!byText.has(text)) byText.set(text, distractor);
  }
  if (byText.size < 2) return null;
  const options = [...byText.values()].sort(compare);
  return { options, correct: options.indexOf(right) };
}
