/** Arithmetic with fractions of arbitrarily long whole numbers, and the conversion from and to doubles. */

import { fractionFor } from '../tree/printNumber.ts';

/** A fraction; its denominator is positive. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };

const LARGEST_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Reads a decimal of up to fifteen digits, which a double keeps, as it is written: −12.5 is −125/10. More digits are
 * the result of rounding something else: 16.333333333333332 is 49/3. So are fewer digits that are printed as a fraction:
 * 8.11111111111111 is 73/9.
 */
export function meantBy(value: number): Fraction {
  const [digits = '', exponent = '0'] = String(value).split('e');
  const [whole = '', part = ''] = digits.split('.');
  if ((whole + part).replace(/^-?0*|0*$/g, '').length > 15 || fractionFor(value))
    return simplestRoundedTo(value);
  const numerator = BigInt(whole + part);
  const power = Number(exponent) - part.length;
  return power < 0
    ? { numerator, denominator: 10n ** BigInt(-power) }
    : { numerator: numerator * 10n ** BigInt(power), denominator: 1n };
}

/** Returns the first convergent in the continued fraction of `value` to which `value` is the nearest double. */
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

export function negated({ numerator, denominator }: Fraction): Fraction {
  return { numerator: -numerator, denominator };
}

export function sumOf(a: Fraction, b: Fraction): Fraction {
  if (a.denominator === b.denominator)
    return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  const common = greatestCommonDivisor(a.denominator, b.denominator);
  const [byA, byB] = [b.denominator / common, a.denominator / common];
  return { numerator: a.numerator * byA + b.numerator * byB, denominator: a.denominator * byA };
}

export function productOf(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** Returns a quotient; the divisor is positive. */
export function quotientOf(a: Fraction, { numerator, denominator }: Fraction): Fraction {
  return productOf(a, { numerator: denominator, denominator: numerator });
}

/** Compares two fractions: the result is below 0, 0 or above 0, as for a sort. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  return Number(left > right) - Number(left < right);
}

export function reduced({ numerator, denominator }: Fraction): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  // The last divisions are made with doubles, because they take a tenth of the time.
  while (y > 0n && (x > LARGEST_SAFE || y > LARGEST_SAFE)) [x, y] = [y, x % y];
  if (y === 0n) return x;
  let [m, n] = [Number(x), Number(y)];
  while (n > 0) [m, n] = [n, m % n];
  return BigInt(m);
}

/** Returns the double nearest to a fraction; of two equally near ones the even one. */
export function nearestDouble({ numerator, denominator }: Fraction): number {
  const [above, below] = [Number(numerator), Number(denominator)];
  if (Number.isSafeInteger(above) && Number.isSafeInteger(below)) return above / below;
  if (numerator < 0n) return -nearestDouble(negated({ numerator, denominator }));
  const small = smallDouble(numerator, denominator);
  if (small !== null) return small;
  // The quotient has at least 60 bits; with the information whether there is a remainder they decide the rounding.
  const shift = Math.max(0, bitsOf(denominator) - bitsOf(numerator) + 64);
  const shifted = numerator << BigInt(shift);
  const isRest = shifted % denominator !== 0n;
  return (Number((shifted / denominator) | (isRest ? 1n : 0n)) / 2 ** 64) * 2 ** (64 - shift);
}

/** The least double with all of its 53 bits, in units of the smallest double, 2^−1074. */
const LEAST_FULL = 2n ** 52n;

/**
 * Returns the double nearest to a fraction too small for 53 bits, and of two equally near ones the even one; null for a
 * larger fraction.
 */
function smallDouble(numerator: bigint, denominator: bigint): number | null {
  if (bitsOf(denominator) - bitsOf(numerator) < 1018) return null;
  const scaled = numerator << 1074n;
  const [whole, rest] = [scaled / denominator, 2n * (scaled % denominator)];
  if (whole >= LEAST_FULL) return null;
  const isUp = rest > denominator || (rest === denominator && whole % 2n === 1n);
  return Number(isUp ? whole + 1n : whole) * Number.MIN_VALUE;
}

/** Returns the number of bits of a whole number, rounded up to a multiple of four. */
function bitsOf(whole: bigint): number {
  return whole.toString(16).length * 4;
}
