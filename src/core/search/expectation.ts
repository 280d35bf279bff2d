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
import { SearchHalt } from './searchHalt.ts';

/** The denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const LARGEST_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

const ZERO: Fraction = { numerator: 0n, denominator: 1n };

/** Beyond this a fraction becomes the double nearest to it; room for every decimal that a double can be. */
const LARGEST_DENOMINATOR = 10n ** 324n;

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

/**
 * A decimal of up to fifteen digits, which a double keeps, as it is written: −12.5 is −125/10. More digits
 * are what rounding left of something else: 16.333333333333332 is 49/3.
 */
function meantBy(value: number): Fraction {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', part = ''] = digits.split('.');
  if ((whole + part).replace(/^-?0*|0*$/g, '').length > 15) return simplestRoundedTo(value);
  const numerator = BigInt(whole + part);
  const power = Number(exponent) - part.length;
  return power < 0
    ? { numerator, denominator: 10n ** BigInt(-power) }
    : { numerator: numerator * 10n ** BigInt(power), denominator: 1n };
}

/** The first convergent of its continued fraction that has `value` for its nearest double. */
function simplestRoundedTo(value: number): Fraction {
  if (value < 0) return negated(simplestRoundedTo(-value));
  let twos = 0;
  let scaled = value;
  for (; !Number.isInteger(scaled); scaled *= 2) twos += 1;
  let [dividend, divisor] = [BigInt(scaled), 1n << BigInt(twos)];
  let before = { numerator: 0n, denominator: 1n };
  let convergent = { numerator: 1n, denominator: 0n };
  while (divisor > 0n && nearestDouble(convergent) !== value) {
    const quotient = dividend / divisor;
    const next = {
      numerator: quotient * convergent.numerator + before.numerator,
      denominator: quotient * convergent.denominator + before.denominator,
    };
    [dividend, divisor] = [divisor, dividend % divisor];
    [before, convergent] = [convergent, next];
  }
  return convergent;
}

function negated({ numerator, denominator }: Fraction): Fraction {
  return { numerator: -numerator, denominator };
}

function sumOf(a: Fraction, b: Fraction): Fraction {
  if (a.denominator === b.denominator)
    return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  const common = greatestCommonDivisor(a.denominator, b.denominator);
  const [byA, byB] = [b.denominator / common, a.denominator / common];
  return { numerator: a.numerator * byA + b.numerator * byB, denominator: a.denominator * byA };
}

function reduced({ numerator, denominator }: Fraction): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  // A division of doubles takes a tenth of the time.
  while (y > 0n && (x > LARGEST_SAFE || y > LARGEST_SAFE)) [x, y] = [y, x % y];
  if (y === 0n) return x;
  let [m, n] = [Number(x), Number(y)];
  while (n > 0) [m, n] = [n, m % n];
  return BigInt(m);
}

/** Of two doubles equally near, the even one. */
export function nearestDouble({ numerator, denominator }: Fraction): number {
  const [above, below] = [Number(numerator), Number(denominator)];
  if (Number.isSafeInteger(above) && Number.isSafeInteger(below)) return above / below;
  if (numerator < 0n) return -nearestDouble(negated({ numerator, denominator }));
  // A quotient of 60 bits or more, and whether anything is left over, decide.
  const shift = Math.max(0, bitsOf(denominator) - bitsOf(numerator) + 64);
  const shifted = numerator << BigInt(shift);
  const isRest = shifted % denominator !== 0n;
  return (Number((shifted / denominator) | (isRest ? 1n : 0n)) / 2 ** 64) * 2 ** (64 - shift);
}

/** Up to the next multiple of four. */
function bitsOf(whole: bigint): number {
  return whole.toString(16).length * 4;
}
