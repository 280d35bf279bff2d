import type { Probability } from '../core/tree/probability.ts';
import { filledProbabilities, normalisedProbabilities, sumOf, sumsToOne } from '../core/tree/proportions.ts';

/**
 * What is wrong with the probabilities of one chance node, null for one that is missing: what they sum to, and
 * those that would mend it, null where there are none. Null where all are there and sum to 1.
 */
export function faultOfOutcomes(given: readonly (Probability | null)[]) {
  const known = given.filter((value) => value !== null);
  const isMissing = known.length < given.length;
  const sum = sumOf(known);
  if (!isMissing && sumsToOne(sum, known.length)) return null;
  return { isMissing, sum, mended: isMissing ? filledProbabilities(given) : normalisedProbabilities(known) };
}
