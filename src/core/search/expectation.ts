/**
 * Computes the expectation Σ P·value of a chance node exactly.
 *
 * A search passes doubles up the tree, and a double is rarely the number that is meant: 0.1 stands for 1/10, and
 * 3.3333333333333335 for 10/3. Sums of doubles differ in their last bits where expectations are equal, and would then
 * decide a tie. Therefore the fractions that the doubles stand for are added, as whole numbers over a common
 * denominator, and the sum is rounded once to the nearest double. Rounding keeps the order of numbers and keeps equal
 * numbers equal, so comparing the doubles is comparing the fractions.
 */
import type { NodeId } from '../tree/index.ts';
import { compareFractions, type Fraction, meantBy, nearestDouble, reduced, sumOf, ZERO } from './fraction.ts';
import { nextDouble } from './nullWindow.ts';
import { SearchHalt } from './searchHalt.ts';

/**
 * The greatest denominator. A fraction with a greater one is replaced by the double nearest to it; the limit leaves
 * room for every decimal that a double can be, and for probabilities.
 */
const LARGEST_DENOMINATOR = 10n ** 648n;

/**
 * The fractions that the doubles of one run stand for. A value that is returned up the tree is chosen or dropped but
 * never changed, so the double itself identifies the expectation.
 */
export class Fractions {
  readonly known = new Map<number, Fraction>();

  /** Returns the expectation that was rounded to `value`; when none was, the fraction that the double itself is. */
  of(value: number): Fraction {
    if (Number.isSafeInteger(value)) return { numerator: BigInt(value), denominator: 1n };
    const fraction = this.known.get(value) ?? meantBy(value);
    this.known.set(value, fraction);
    return fraction;
  }

  /** Records that `value` stands for `fraction`, from which it was rounded. */
  keep(value: number, fraction: Fraction): void {
    if (!Number.isSafeInteger(value)) this.known.set(value, reduced(fraction));
  }

  /** Returns the greatest double that stands for `fraction` or less. */
  greatestUpTo(fraction: Fraction): number {
    const nearest = nearestDouble(fraction) + 0;
    const isUpTo = !Number.isFinite(nearest) || compareFractions(this.of(nearest), fraction) <= 0;
    return isUpTo ? nearest : -nextDouble(-nearest);
  }

  /** Returns the least double that stands for `fraction` or more. */
  leastFrom(fraction: Fraction): number {
    const nearest = nearestDouble(fraction) + 0;
    const isFrom = !Number.isFinite(nearest) || compareFractions(this.of(nearest), fraction) >= 0;
    return isFrom ? nearest : nextDouble(nearest);
  }
}

/** Adds up Σ P·value over the outcomes of one chance node. */
export class Expectation {
  #sum = ZERO;
  /** the sum of the infinite outcomes: ±∞, 0 when there is none, NaN when +∞ and −∞ meet */
  #infinite = 0;

  constructor(
    /** the common denominator of the weights */
    readonly denominator: number,
    readonly fractions: Fractions,
  ) {}

  /** An outcome of probability 0 does not count, even when its value is infinite. */
  add(weight: number, value: number): void {
    if (weight === 0) return;
    if (!Number.isFinite(value)) this.#infinite += value;
    else {
      const [share, outcome] = [this.fractions.of(weight), this.fractions.of(value)];
      this.#sum = sumOf(this.#sum, {
        numerator: share.numerator * outcome.numerator,
        denominator: share.denominator * outcome.denominator * BigInt(this.denominator),
      });
      if (this.#sum.denominator > LARGEST_DENOMINATOR) this.#sum = meantBy(nearestDouble(this.#sum));
    }
  }

  /** NaN results when outcomes of both +∞ and −∞ have occurred. */
  get isUndefined(): boolean {
    return Number.isNaN(this.#infinite);
  }

  /** Returns Σ P·value over the outcomes added so far; NaN when it is undefined. */
  get value(): number {
    return this.#infinite === 0 ? nearestDouble(this.#sum) : this.#infinite;
  }

  /** Returns the exact sum of the outcomes added so far: a fraction, an infinity, or NaN when it is undefined. */
  get exact(): Fraction | number {
    return this.#infinite === 0 ? this.#sum : this.#infinite;
  }

  /** Returns the sum of all outcomes as a double, and keeps its exact fraction for the chance nodes above. */
  total(): number {
    const { value } = this;
    if (Number.isFinite(value)) this.fractions.keep(value, this.#sum);
    return value;
  }
}

/** Adds an outcome of the chance node `node`. Halts the search when +∞ and −∞ meet, because their sum has no value. */
export function addOutcome(sum: Expectation, weight: number, value: number, node: NodeId): void {
  sum.add(weight, value);
  if (sum.isUndefined) throw new SearchHalt(node, 'infinities-meet');
}
