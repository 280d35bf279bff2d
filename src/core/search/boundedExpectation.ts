/**
 * The expectation of a chance node whose outcomes are all known to lie in [L, U] beforehand: what it can still
 * come to while they come in, and what an outcome has to be worth for that to reach a bound.
 *
 * All of it is reckoned in fractions, as the expectation itself: 6.1 takes exactly 7 from (6.1 − 2 − 2)/0.3, and
 * an outcome that fails against what it is asked for always fails the test of its node as well.
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

/** A fraction or an infinity; NaN where +∞ and −∞ meet. */
type Exact = Fraction | number;

export class BoundedExpectation {
  /** over the outcomes that have returned */
  readonly sum: Expectation;
  readonly #fractions: Fractions;
  readonly #whole: Fraction;
  readonly #least: number;
  readonly #most: number;
  /** the probability of all that comes after the outcome in hand */
  #left: Fraction;

  /** @param weights of all outcomes, as shares of the denominator */
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

  /** The next outcome is in hand. */
  next(weight: number): void {
    this.#left = sumOf(this.#left, negated(this.#shareOf(weight)));
  }

  /**
   * The window of the outcome in hand, where its node has (α, β): what it returns decides the test against α or β
   * alone unless it lies strictly inside, under the strict rule inside or at an end.
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

  /** Whether it cannot come to more than `alpha`, or, under the strict rule, not even to that. */
  isLow(alpha: number, cutoff: SearchRules['cutoff']): boolean {
    const comparison = this.#compared(this.#endAt(this.#most), alpha);
    return cutoff === 'equal' ? comparison <= 0 : comparison < 0;
  }

  /** Whether it cannot come to less than `beta`, or, under the strict rule, not even to that. */
  isHigh(beta: number, cutoff: SearchRules['cutoff']): boolean {
    const comparison = this.#compared(this.#endAt(this.#least), beta);
    return cutoff === 'equal' ? comparison >= 0 : comparison > 0;
  }

  /** What it comes to at least and at most; an infinity where nothing is known of that. */
  range(): [least: number, most: number] {
    const [least, most] = [this.#least, this.#most].map((each) => rounded(this.#endAt(each))) as [
      number,
      number,
    ];
    return [Number.isNaN(least) ? -Infinity : least, Number.isNaN(most) ? Infinity : most];
  }

  /** One of these, to be returned: the chance nodes further up will know its fraction. */
  bound(which: 'least' | 'most'): number {
    const end = this.#endAt(which === 'least' ? this.#least : this.#most);
    const value = rounded(end);
    if (typeof end !== 'number') this.#fractions.keep(value, end);
    return value;
  }

  /** With `each` for every outcome that is left; infinite times nothing left is nothing. */
  #endAt(each: number): Exact {
    const soFar = this.sum.exact;
    if (this.#left.numerator === 0n) return soFar;
    if (!Number.isFinite(each)) return typeof soFar === 'number' ? soFar + each : each;
    return typeof soFar === 'number' ? soFar : sumOf(soFar, this.#leftTimes(each));
  }

  /** What the outcome in hand brings the expectation to `bound` with; null where no number does. */
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
