/** The options of a question, from what is right and what is easily mistaken for it. */

/** A glance takes in five; the keys 1 to 5 answer. */
export const MOST_OPTIONS = 5;

export interface Alternatives<T> {
  readonly options: readonly T[];
  readonly correct: number;
}

/**
 * What is right among distractors, of which the first are the likeliest mistakes; in the order given by
 * `compare`. Two that would be `shown` alike are one option. Null where nothing but the right one is left.
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
