import type { Probability } from '../core/index.ts';
import { filledProbabilities, normalisedProbabilities, sumOf, sumsToOne } from '../core/tree/proportions.ts';

/**
 * Checks the probabilities of one chance node, in which null stands for a missing one. Returns null when all
 * are present and their sum is 1. Otherwise returns their sum and `mended`, the probabilities that would
 * repair the node; `mended` is null when there are none.
 */
export function faultOfOutcomes(given: readonly (Probability | null)[]) {
  const known = given.filter((value) => value !== null);
  const isMissing = known.length < given.length;
  const sum = sumOf(known);
  if (!isMissing && sumsToOne(sum, known.length)) return null;
  return { isMissing, sum, mended: isMissing ? filledProbabilities(given) : normalisedProbabilities(known) };
}
