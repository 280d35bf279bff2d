import type { Probability } from '../core/tree/probability.ts';
import { filledProbabilities, normalisedProbabilities, sumOf, sumsToOne } from '../core/tree/proportions.ts';

/**
 * Checks the probabilities of one chance node, where null stands for a missing one. Returns their sum and the
 * probabilities that would repair it, null when there are none; returns null when all are present and sum to 1.
 */
export function faultOfOutcomes(given: readonly (Probability | null)[]) {
  const known = given.filter((value) => value !== null);
  const isMissing = known.length < given.length;
  const sum = sumOf(known);
  if (!isMissing && sumsToOne(sum, known.length)) return null;
  return { isMissing, sum, mended: isMissing ? filledProbabilities(given) : normalisedProbabilities(known) };
}
