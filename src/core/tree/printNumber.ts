/** Numbers as a textbook prints them: a true minus sign, ∞, at most six significant digits. */
export function printNumber(value: number): string {
  if (value === Infinity) return '∞';
  if (value === -Infinity) return '−∞';
  // Most values are small whole numbers, and there may be a hundred thousand of them.
  if (Number.isInteger(value) && Math.abs(value) < 1e6) return value < 0 ? `−${-value}` : String(value + 0);
  const rounded = Number(value.toPrecision(6));
  return withTrueMinus(String(rounded));
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
