/** The probabilities of the children of one chance node together: their sum, and how to make the sum 1. */
import { exactWeights, type Probability, reduced } from './probability.ts';

/** Returns the sum of the probabilities of one chance node. */
export function sumOf(probabilities: readonly Probability[]): number {
  const { weights, denominator } = exactWeights(probabilities);
  return weights.reduce((sum, weight) => sum + weight, 0) / denominator;
}

/** Whether the sum of n probabilities is near enough to 1. */
export function sumsToOne(sum: number, n: number): boolean {
  return Math.abs(sum - 1) <= 1e-9 * n;
}

/**
 * Returns probabilities in the same proportions whose sum is 1, as texts; null when all are 0. The texts are decimals
 * when four digits are exact, otherwise fractions.
 */
export function normalisedProbabilities(probabilities: readonly Probability[]): readonly string[] | null {
  const { weights } = exactWeights(probabilities);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return sum > 0 && Number.isFinite(sum) ? weights.map((weight) => printShare(weight, sum)) : null;
}

/**
 * Returns all probabilities of a node, where those that were null share equally what is missing to 1; null when nothing
 * is missing.
 */
export function filledProbabilities(given: readonly (Probability | null)[]): readonly string[] | null {
  const known = given.filter((value) => value !== null);
  const { weights, denominator } = exactWeights(known);
  const left = denominator - weights.reduce((total, weight) => total + weight, 0);
  if (left <= 0) return null;
  const share = printShare(left, denominator * (given.length - known.length));
  return given.map((value) => value?.text ?? share);
}

/**
 * Returns the text of a share of a whole: a short decimal, a fraction, or, when the numbers are not whole, a long
 * decimal.
 */
function printShare(part: number, whole: number): string {
  const { numerator, denominator } = reduced(part, whole);
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) return String(part / whole);
  if (denominator === 1 || 10_000 % denominator === 0) return String(numerator / denominator);
  return `${numerator}/${denominator}`;
}
