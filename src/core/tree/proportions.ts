/** The probabilities of one chance node together: their sum, and what makes it 1. */
import { exactWeights, type Probability, reduced } from './probability.ts';

/** What the probabilities of one chance node add up to. */
export function sumOf(probabilities: readonly Probability[]): number {
  const { weights, denominator } = exactWeights(probabilities);
  return weights.reduce((sum, weight) => sum + weight, 0) / denominator;
}

/** Whether a sum of n probabilities counts as 1. */
export function sumsToOne(sum: number, n: number): boolean {
  return Math.abs(sum - 1) <= 1e-9 * n;
}

/**
 * The same proportions with sum 1, as they can be written; null where all are 0. Decimals where four
 * digits say them exactly, else fractions.
 */
export function normalisedProbabilities(probabilities: readonly Probability[]): readonly string[] | null {
  const { weights } = exactWeights(probabilities);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return sum > 0 && Number.isFinite(sum) ? weights.map((weight) => printShare(weight, sum)) : null;
}

/** With what is left to 1 shared equally among those that are missing (null); null where nothing is left. */
export function filledProbabilities(given: readonly (Probability | null)[]): readonly string[] | null {
  const known = given.filter((value) => value !== null);
  const { weights, denominator } = exactWeights(known);
  const left = denominator - weights.reduce((total, weight) => total + weight, 0);
  if (left <= 0) return null;
  const share = printShare(left, denominator * (given.length - known.length));
  return given.map((value) => value?.text ?? share);
}

/** A share of a whole as a short decimal, a fraction, or, of numbers that are not whole, a long decimal. */
function printShare(part: number, whole: number): string {
  const { numerator, denominator } = reduced(part, whole);
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) return String(part / whole);
  if (denominator === 1 || 10_000 % denominator === 0) return String(numerator / denominator);
  return `${numerator}/${denominator}`;
}
