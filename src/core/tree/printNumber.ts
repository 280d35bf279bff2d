/** Numbers as a textbook prints them: a true minus sign, ∞, at most six significant digits. */
export function printNumber(value: number): string {
  if (value === Infinity) return '∞';
  if (value === -Infinity) return '−∞';
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
