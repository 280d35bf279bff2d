/**
 * Probabilities as exact fractions: whole-number shares of a common denominator, so that equal expectations are
 * recognized as equal (see core/search/expectation.ts).
 */

/** A probability as its text and as a fraction; the denominator is a positive whole number. */
export interface Probability {
  readonly text: string;
  readonly numerator: number;
  readonly denominator: number;
}

/** The probabilities of one chance node's children: weight[i] / denominator is the i-th probability. */
export interface Weights {
  readonly weights: readonly number[];
  readonly denominator: number;
}

const DECIMAL = /^(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/;

/** Reads "0.25", ".5", "1e-3" or "1/4"; null when the text is none of these or not in [0, 1]. */
export function parseProbability(text: string): Probability | null {
  const parts = text.split('/');
  if (parts.length > 2) return null;
  const [over, under] = [
    parseDecimal(parts[0] ?? ''),
    parts.length === 2 ? parseDecimal(parts[1] ?? '') : ONE,
  ];
  if (over === null || under === null || under.numerator === 0) return null;
  const fraction = reduced(over.numerator * under.denominator, over.denominator * under.numerator);
  return fraction.numerator > fraction.denominator ? null : { text, ...fraction };
}

/**
 * Returns the children's weights over a common denominator. When a weighted sum could overflow, because values are near
 * the largest double, or when the denominator would not be a safe whole number, the weights are the probabilities
 * themselves and the denominator is 1.
 */
export function weightsOf(probabilities: readonly Probability[], largestValue: number): Weights {
  const exact = exactWeights(probabilities);
  if (Number.isFinite(exact.denominator * largestValue)) return exact;
  return decimalWeights(probabilities);
}

export function exactWeights(probabilities: readonly Probability[]): Weights {
  let denominator = 1;
  for (const p of probabilities) {
    denominator = (denominator / gcd(denominator, p.denominator)) * p.denominator;
    if (!Number.isSafeInteger(denominator)) return decimalWeights(probabilities);
  }
  return { weights: probabilities.map((p) => (denominator / p.denominator) * p.numerator), denominator };
}

function decimalWeights(probabilities: readonly Probability[]): Weights {
  return { weights: probabilities.map((p) => p.numerator / p.denominator), denominator: 1 };
}

const ONE = { numerator: 1, denominator: 1 };

function parseDecimal(text: string): { numerator: number; denominator: number } | null {
  const match = DECIMAL.exec(text);
  if (match === null) return null;
  const [, whole = '', part = '', exponent = '0'] = match;
  const digits = whole + part;
  if (digits === '') return null;
  const shift = Number(exponent) - part.length;
  const numerator = Number(digits) * 10 ** Math.max(shift, 0);
  const denominator = 10 ** Math.max(-shift, 0);
  if (Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator))
    return reduced(numerator, denominator);
  const value = Number(text);
  return Number.isFinite(value) ? { numerator: value, denominator: 1 } : null;
}

export function reduced(numerator: number, denominator: number): { numerator: number; denominator: number } {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) {
    return { numerator: numerator / denominator, denominator: 1 };
  }
  const divisor = gcd(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Returns the greatest common divisor of two whole numbers; 1 when both are 0. */
export function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y > 0) [x, y] = [y, x % y];
  return x || 1;
}
