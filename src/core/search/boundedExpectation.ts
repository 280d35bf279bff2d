/**
 * Computes the expectation of a chance node whose outcomes all lie in a known interval [L, U]: the interval that can
 * still contain it while outcomes return, and the value an outcome needs for the expectation to reach a bound.
 *
 * All numbers are computed in fractions, as the expectation itself is: 6.1 needs exactly 7 from (6.1 − 2 − 2)/0.3, and
 * an outcome that fails against its own bound always fails the test of its node as well.
 */
import { Expectation, type Fractions } from './expectation.ts';
import {
  compareFractions,
  type Fraction,
  nearestDouble,
  negated,
  productOf,
  quotientOf,
  sumOf,
  ZERO,
} from './fraction.ts';
import type { SearchRules } from './searchSettings.ts';

/** An exact number: a fraction or an infinity; NaN when +∞ and −∞ were added. */
type Exact = Fraction | number;

export class BoundedExpectation {
  /** the sum of weight·value over the outcomes that have returned */
  readonly sum: Expectation;
  readonly #fractions: Fractions;
  readonly #whole: Fraction;
  readonly #least: number;
  readonly #most: number;
  /** the probability of all outcomes after the current one */
  #left: Fraction;

  /** @param weights the weights of all outcomes as shares of the denominator */
  constructor(
    denominator: number,
    fractions: Fractions,
    [least, most]: readonly [number, number],
    weights: readonly number[],
  ) {
    this.sum = new Expectation(denominator, fractions);
    this.#fractions = fractions;
    this.#whole = { numerator: BigInt(denominator), denominator: 1n };
    this.#least = least;
    this.#most = most;
    this.#left = weights.reduce((left, weight) => sumOf(left, this.#shareOf(weight)), ZERO);
  }

  /** Removes the weight of the next outcome from what is left, so that this outcome becomes the current one. */
  next(weight: number): void {
    this.#left = sumOf(this.#left, negated(this.#shareOf(weight)));
  }

  /**
   * Returns the window (α, β) of the current outcome for the window of its chance node. A value outside it decides the
   * node's test against α or β; so does a value at one of its ends, except under the strict rule.
   */
  window(weight: number, alpha: number, beta: number, cutoff: SearchRules['cutoff']): [number, number] {
    const forAlpha = this.#needed(weight, alpha, this.#most);
    const forBeta = this.#needed(weight, beta, this.#least);
    const fractions = this.#fractions;
    const isStrict = cutoff === 'strict';
    const low = forAlpha && (isStrict ? fractions.leastFrom(forAlpha) : fractions.greatestUpTo(forAlpha));
    const high = forBeta && (isStrict ? fractions.greatestUpTo(forBeta) : fractions.leastFrom(forBeta));
    return [Math.max(this.#least, low ?? -Infinity), Math.min(this.#most, high ?? Infinity)];
  }

  /** Whether the expectation cannot exceed `alpha` or, under the strict rule, not even reach it. */
  isLow(alpha: number, cutoff: SearchRules['cutoff']): boolean {
    const comparison = this.#compared(this.#endAt(this.#most), alpha);
    return cutoff === 'equal' ? comparison <= 0 : comparison < 0;
  }

  /** Whether the expectation cannot fall below `beta` or, under the strict rule, not even reach it. */
  isHigh(beta: number, cutoff: SearchRules['cutoff']): boolean {
    const comparison = this.#compared(this.#endAt(this.#least), beta);
    return cutoff === 'equal' ? comparison >= 0 : comparison > 0;
  }

  /**
   * Returns the least and the greatest value that the expectation can still have; an end is infinite when it is
   * unknown.
   */
  range(): [least: number, most: number] {
    const [least, most] = [this.#least, this.#most].map((each) => rounded(this.#endAt(each))) as [
      number,
      number,
    ];
    return [Number.isNaN(least) ? -Infinity : least, Number.isNaN(most) ? Infinity : most];
  }

  /**
   * Returns the least or the greatest possible expectation as a double, and keeps its exact fraction for the chance
   * nodes above.
   */
  bound(which: 'least' | 'most'): number {
    const end = this.#endAt(which === 'least' ? this.#least : this.#most);
    const value = rounded(end);
    if (typeof end !== 'number') this.#fractions.keep(value, end);
    return value;
  }

  /**
   * Returns the expectation if each outcome after the current one were worth `each`; with no outcome left, an infinite
   * `each` adds nothing.
   */
  #endAt(each: number): Exact {
    const soFar = this.sum.exact;
    if (this.#left.numerator === 0n) return soFar;
    if (!Number.isFinite(each)) return typeof soFar === 'number' ? soFar + each : each;
    return typeof soFar === 'number' ? soFar : sumOf(soFar, this.#leftTimes(each));
  }

  /**
   * Returns the value of the current outcome for which the expectation equals `bound`; null when no finite value does.
   */
  #needed(weight: number, bound: number, each: number): Fraction | null {
    const soFar = this.sum.exact;
    const isUnbounded = !Number.isFinite(each) && this.#left.numerator !== 0n;
    if (weight === 0 || !Number.isFinite(bound) || isUnbounded || typeof soFar === 'number') return null;
    const others = this.#left.numerator === 0n ? soFar : sumOf(soFar, this.#leftTimes(each));
    return quotientOf(sumOf(this.#fractions.of(bound), negated(others)), this.#shareOf(weight));
  }

  #leftTimes(each: number): Fraction {
    return productOf(this.#left, this.#fractions.of(each));
  }

  #shareOf(weight: number): Fraction {
    return quotientOf(this.#fractions.of(weight), this.#whole);
  }

  #compared(end: Exact, bound: number): number {
    if (typeof end !== 'number' && Number.isFinite(bound))
      return compareFractions(end, this.#fractions.of(bound));
    const [left, right] = [typeof end === 'number' ? end : 0, bound];
    return left === right ? 0 : left - right;
  }
}

function rounded(end: Exact): number {
  return typeof end === 'number' ? end : nearestDouble(end);
}
