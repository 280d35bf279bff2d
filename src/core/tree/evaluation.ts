/** EVAL as a weighted sum of features: Russell and Norvig, 3rd ed., section 5.4.1. */

export interface Evaluation {
  /** the names of the features, in order */
  readonly names: readonly string[];
  readonly weights: readonly number[];
}

/** Returns EVAL(s) = Σ wᵢ·fᵢ(s), added in the order of the features. */
export function weightedSum(weights: readonly number[], features: ArrayLike<number>): number {
  let sum = 0;
  for (const [index, weight] of weights.entries()) sum += weight * (features[index] ?? 0);
  return sum === 0 ? 0 : sum;
}
