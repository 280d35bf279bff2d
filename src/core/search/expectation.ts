/**
 * The expectation Σ P·value of a chance node, exactly.
 *
 * A search hands doubles up the tree, and a double is rarely the number that is meant: 0.1 is short for
 * 1/10, and 3.3333333333333335 for 10/3. Sums of doubles differ in their last bits where expectations are
 * equal, and a tie would be decided by them. So what is added up are the fractions that the doubles stand
 * for, as whole numbers over a common denominator, and the sum is rounded once, to the nearest double.
 * Rounding keeps the order of numbers and equals equal: to compare the doubles is to compare the fractions.
 */
import type { NodeId } from '../tree/nodeId.ts';
import {
  compareFractions,
  type Fraction,
  meantBy,
  nearestDouble,
  nextDouble,
  reduced,
  sumOf,
  ZERO,
} from './fraction.ts';
import { SearchHalt } from './searchHalt.ts';

/** Beyond this a fraction becomes the double nearest to it; room for every decimal that a double can be, and for probabilities. */
const LARGEST_DENOMINATOR = 10n ** 648n;

/**
 * Which fractions the doubles of one run stand for. On its way up a value is picked or passed over, never
 * changed, so that the double itself tells which expectation it is.
 */
export class Fractions {
  readonly #known = new Map<number, Fraction>();

  /** The expectation that was rounded to `value`, else what it stands for by itself. */
  of(value: number): Fraction {
    if (Number.isSafeInteger(value)) return { numerator: BigInt(value), denominator: 1n };
    const fraction = this.#known.get(value) ?? meantBy(value);
    this.#known.set(value, fraction);
    return fraction;
  }

  /** From here on `value` stands for `fraction`, which rounds to it. */
  keep(value: number, fraction: Fraction): void {
    if (!Number.isSafeInteger(value)) this.#known.set(value, reduced(fraction));
  }

  /** The greatest double that stands for `fraction` or less. */
  greatestUpTo(fraction: Fraction): number {
    const nearest = nearestDouble(fraction) + 0;
    const isUpTo = !Number.isFinite(nearest) || compareFractions(this.of(nearest), fraction) <= 0;
    return isUpTo ? nearest : nextDouble(nearest, 'below');
  }

  /** The least double that stands for `fraction` or more. */
  leastFrom(fraction: Fraction): number {
    const nearest = nearestDouble(fraction) + 0;
    const isFrom = !Number.isFinite(nearest) || compareFractions(this.of(nearest), fraction) >= 0;
    return isFrom ? nearest : nextDouble(nearest, 'above');
  }
}

/** Σ P·value over the outcomes of one chance node, as they come in. */
export class Expectation {
  #sum = ZERO;
  /** what the infinite outcomes come to: 0 where there is none, NaN where +∞ and −∞ meet */
  #infinite = 0;

  constructor(
    /** what the weights are shares of */
    readonly denominator: number,
    readonly fractions: Fractions,
  ) {}

  /** An outcome of probability 0 does not count, whatever its value. */
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

  /** +∞ and −∞ have met. */
  get isUndefined(): boolean {
    return Number.isNaN(this.#infinite);
  }

  /** The sum so far; NaN where it is undefined. */
  get value(): number {
    return this.#infinite === 0 ? nearestDouble(this.#sum) : this.#infinite;
  }

  /** The sum so far as it is: a fraction, an infinity, or NaN where it is undefined. */
  get exact(): Fraction | number {
    return this.#infinite === 0 ? this.#sum : this.#infinite;
  }

  /** The sum of all outcomes, whose fraction the chance nodes further up will know. */
  total(): number {
    const { value } = this;
    if (Number.isFinite(value)) this.fractions.keep(value, this.#sum);
    return value;
  }
}

/** Adds an outcome of `node`. Halts the search where +∞ and −∞ meet, whose sum has no value. */
export function addOutcome(sum: Expectation, weight: number, value: number, node: NodeId): void {
  sum.add(weight, value);
  if (sum.isUndefined) throw new SearchHalt(node, 'infinities-meet');
}
