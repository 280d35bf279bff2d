/** The texts that can stand for the value of a leaf: a decimal number, an infinity, or "unknown". */
import { plainCharacters } from './characters.ts';

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({ inf: Infinity, infinity: Infinity, '∞': Infinity, '?': Number.NaN, null: Number.NaN }),
);

/**
 * Reads "3", "-2.5", "−∞", "inf" or "?" (NaN: unknown); null for anything else, including numbers beyond the largest
 * double. −0 becomes 0.
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

/** Whether a value may begin like this: with a sign, a point, or the first letters of inf. */
export function isBeginningOfValue(text: string): boolean {
  return /^[+-]?(?:|\.|i|in)$/i.test(plainCharacters(text).trim()) && text.trim() !== '';
}

/** Writes the value as it can be typed: `parseLeafValue(printLeafValue(v))` is v. */
export function printLeafValue(value: number): string {
  if (Number.isNaN(value)) return '?';
  if (Number.isFinite(value)) return String(value);
  return value > 0 ? 'inf' : '-inf';
}

/** A fraction as people write it for a leaf; `decimal` is its value to six places, exact or rounded. */
export interface LeafFraction {
  readonly decimal: string;
  readonly isExact: boolean;
  readonly denominator: number;
}

/** Returns the fraction that the text is; null when it is none. */
export function fractionIn(text: string): LeafFraction | null {
  const [, above = '', below = ''] = /^([+-]?\d{1,9})\/([1-9]\d{0,5})$/.exec(plainCharacters(text)) ?? [];
  if (below === '') return null;
  const denominator = Number(below);
  const isExact = Number.isInteger((Number(above) * 1e6) / denominator);
  return { decimal: String(Number((Number(above) / denominator).toFixed(6))), isExact, denominator };
}

/**
 * Whether the text is the name of an unknown number, as in an equation: a letter, perhaps with digits, such as x or v2.
 */
export function isUnknown(text: string): boolean {
  return /^\p{L}\d{0,3}$/u.test(text);
}
