/**
 * Numbers as a textbook prints them: a true minus sign, ∞, at most six significant digits. What would lose
 * digits by that and is a fraction, as expectations are, is printed as one: "23/3" is true, "7.66667" is not.
 */
export function printNumber(value: number): string {
  if (value === Infinity) return '∞';
  if (value === -Infinity) return '−∞';
  // Most values are small whole numbers, and there may be a hundred thousand of them.
  if (Number.isInteger(value) && Math.abs(value) < 1e6) return value < 0 ? `−${-value}` : String(value + 0);
  const rounded = Number(value.toPrecision(6));
  return withTrueMinus((rounded !== value && fractionFor(value)) || String(rounded));
}

/** Denominators and numerators have so many digits at most, so that a fraction is no longer than a decimal. */
const [DENOMINATORS, NUMERATORS] = [1e3, 1e4];

/**
 * The fraction in lowest terms that `value` is the nearest double to, "23/3"; "" where there is none so
 * short, or it could be written as a decimal. Of fractions so short, that one is among the convergents of
 * the continued fraction, as every fraction is that differs by less than half the inverse of its
 * denominator squared (Legendre).
 */
function fractionFor(value: number): string {
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

/** The same with every digit a double has, for details. */
export function printExactly(value: number): string {
  return Number.isFinite(value) ? withTrueMinus(String(value)) : printNumber(value);
}

/** With the sign of +∞ written out, as windows and bounds have it. */
export function printBound(value: number): string {
  return value === Infinity ? '+∞' : printNumber(value);
}

function withTrueMinus(text: string): string {
  return text.replaceAll('-', '−');
}

/** "1, 2, 6" */
export function printComponents(vector: readonly number[]): string {
  return vector.map(printNumber).join(', ');
}
