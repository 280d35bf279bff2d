/**
 * Reads and writes the texts that can stand for the value of a leaf: a decimal number, an infinity, or
 * "unknown".
 */
import { plainCharacters } from './characters.ts';

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({ inf: Infinity, infinity: Infinity, '∞': Infinity, '?': Number.NaN, null: Number.NaN }),
);

/**
 * Returns the value of a text such as "3", "-2.5", "−∞" or "inf"; NaN for "?", an unknown value; null for any
 * other text, including numbers beyond the largest double. −0 becomes 0.
 */
export function parseLeafValue(text: string): number | null {
  const plain = plainCharacters(text).trim().toLowerCase();
  if (DECIMAL.test(plain)) {
    const value = Number(plain);
    return Number.isFinite(value) ? value + 0 : null;
  }
  const unsigned = /^[+-]/.test(plain) ? plain.slice(1) : plain;
  const word = WORDS.get(unsigned);
  if (word === undefined || (Number.isNaN(word) && unsigned !== plain)) return null;
  return plain.startsWith('-') ? -word : word;
}

/** Whether a text may be the beginning of a value: a sign, a point, or the first letters of "inf". */
export function isBeginningOfValue(text: string): boolean {
  return /^[+-]?(?:|\.|i|in)$/i.test(plainCharacters(text).trim()) && text.trim() !== '';
}

/** Returns the text of a value as it can be typed: `parseLeafValue(printLeafValue(v))` is v. */
export function printLeafValue(value: number): string {
  if (Number.isNaN(value)) return '?';
  if (Number.isFinite(value)) return String(value);
  return value > 0 ? 'inf' : '-inf';
}

/**
 * A fraction that was typed as the value of a leaf; `decimal` is its value with at most six decimals, and
 * `isExact` says whether that is not rounded.
 */
export interface LeafFraction {
  readonly decimal: string;
  readonly isExact: boolean;
  readonly denominator: number;
}

/** Returns the fraction for which a text such as "1/3" stands; null when the text is no fraction. */
export function fractionIn(text: string): LeafFraction | null {
  const [, above = '', below = ''] = /^([+-]?\d{1,9})\/([1-9]\d{0,5})$/.exec(plainCharacters(text)) ?? [];
  if (below === '') return null;
  const denominator = Number(below);
  const isExact = Number.isInteger((Number(above) * 1e6) / denominator);
  return { decimal: String(Number((Number(above) / denominator).toFixed(6))), isExact, denominator };
}

/**
 * Whether a text is the name of an unknown number, as in an equation: a letter, perhaps with digits, such as
 * x or v2.
 */
export function isUnknown(text: string): boolean {
  return /^\p{L}\d{0,3}$/u.test(text);
}
