/**
 * Reads and writes the texts that can stand for the value of a leaf: a decimal number, a fraction, an infinity,
 * or "unknown".
 */
import { fractionFor } from '../core/tree/printNumber.ts';
import { plainCharacters } from './characters.ts';

const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** Matches a fraction of whole numbers that doubles hold exactly. */
const FRACTION = /^([+-]?\d{1,15})\/(\d{1,15})$/;

const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({ inf: Infinity, infinity: Infinity, '∞': Infinity, '?': Number.NaN, null: Number.NaN }),
);

/**
 * Returns the value of a text such as "3", "-2.5", "1/3", "−∞" or "inf"; NaN for "?", an unknown value; null for
 * any other text, including numbers beyond the largest double. A fraction becomes the nearest double, and −0
 * becomes 0.
 */
export function parseLeafValue(text: string): number | null {
  const plain = plainCharacters(text).trim().toLowerCase();
  if (DECIMAL.test(plain)) {
    const value = Number(plain);
    return Number.isFinite(value) ? value + 0 : null;
  }
  const [, above, below] = FRACTION.exec(plain) ?? [];
  if (below !== undefined) return Number(below) === 0 ? null : Number(above) / Number(below) + 0;
  const unsigned = /^[+-]/.test(plain) ? plain.slice(1) : plain;
  const word = WORDS.get(unsigned);
  if (word === undefined || (Number.isNaN(word) && unsigned !== plain)) return null;
  return plain.startsWith('-') ? -word : word;
}

/** Whether a text may be the beginning of a value: a sign, a point, "1/", or the first letters of "inf". */
export function isBeginningOfValue(text: string): boolean {
  return /^[+-]?(?:|\.|i|in|\d{1,15}\/)$/i.test(plainCharacters(text).trim()) && text.trim() !== '';
}

/**
 * Returns the text of a value as it can be typed: `parseLeafValue(printLeafValue(v))` is v. A value that stands
 * for a fraction which no decimal can write is written as the fraction: "1/3".
 */
export function printLeafValue(value: number): string {
  if (Number.isNaN(value)) return '?';
  if (Number.isFinite(value)) return fractionFor(value) || String(value);
  return value > 0 ? 'inf' : '-inf';
}

/**
 * Whether a text is the name of an unknown number, as in an equation: a letter, perhaps with digits or a stroke,
 * such as x, v2, v_2 or x'.
 */
export function isUnknown(text: string): boolean {
  return /^\p{L}(?:_?\d{1,3})?'?$/u.test(text);
}
