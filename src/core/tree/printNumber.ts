import { timedIn } from './timedValue.ts';

/**
 * The text of a number as textbooks write it: a true minus sign, ∞, at most six significant digits. A fraction, such as
 * an expectation, that would lose digits is written as a fraction: "23/3" is exact, "7.66667" is not. A timed value is
 * written with the ply at which the game ends: "∞₃".
 */
export function printNumber(value: number): string {
  if (value === Infinity) return '∞';
  if (value === -Infinity) return '−∞';
  // This shortcut saves time: most values are small whole numbers, and there may be a hundred thousand of them.
  if (Number.isInteger(value) && Math.abs(value) < 1e6) return value < 0 ? `−${-value}` : String(value + 0);
  const timed = timedIn(value);
  if (timed !== null) return printNumber(timed.value) + printPly(timed.ply);
  const rounded = Number(value.toPrecision(6));
  return withTrueMinus((rounded !== value && fractionFor(value)) || String(rounded));
}

/** Returns the ply at which a game ends, in small digits below the line. */
function printPly(ply: number): string {
  return String(ply).replace(/\d/g, (digit) => String.fromCharCode(0x2080 + Number(digit)));
}

/** The limits of denominators and numerators, so that a fraction is no longer than a decimal. */
const [DENOMINATORS, NUMERATORS] = [1e3, 1e4];

/**
 * Returns the fraction in lowest terms whose nearest double is `value`, such as "23/3"; "" when its numbers would be
 * too long, and when a decimal is exact. Such a fraction is among the convergents of the continued fraction of `value`,
 * as is every fraction that differs from it by less than half the inverse of its denominator squared (Legendre).
 */
export function fractionFor(value: number): string {
  let [rest, numerator, denominator, before, beforeDenominator] = [value, 1, 0, 0, 1];
  for (;;) {
    const whole = Math.floor(rest);
    [numerator, before] = [whole * numerator + before, numerator];
    [denominator, beforeDenominator] = [whole * denominator + beforeDenominator, denominator];
    if (!(denominator < DENOMINATORS && Math.abs(numerator) < NUMERATORS)) return '';
    if (numerator / denominator === value)
      return 1e9 % denominator === 0 ? '' : `${numerator}/${denominator}`;
    rest = 1 / (rest - whole);
  }
}

/** Returns the number with every digit that a double has. */
export function printExactly(value: number): string {
  return Number.isFinite(value) && timedIn(value) === null
    ? withTrueMinus(String(value))
    : printNumber(value);
}

/** Returns the text of the number with the sign of +∞ written out, for windows and bounds. */
export function printBound(value: number): string {
  return value === Infinity ? '+∞' : printNumber(value);
}

function withTrueMinus(text: string): string {
  return text.replaceAll('-', '−');
}

/** Returns a list of numbers as text, such as "1, 2, 6". */
export function printComponents(vector: readonly number[]): string {
  return vector.map(printNumber).join(', ');
}
