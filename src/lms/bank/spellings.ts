/** The ways in which a number, a bound, a vector or a list is typed that are all right. */

import { fractionFor } from '../../core/tree/printNumber.ts';
import { untimed } from '../../core/tree/timedValue.ts';

/** Infinities, first as they are written in questions. */
const INFINITE = ['inf', '+inf', '∞', '+∞', 'infinity'];
const MINUS_INFINITE = ['-inf', '-∞', '−∞', '-infinity'];

/** What stands where there is nothing. */
export const NOTHING = ['-', '–', '−', '—'] as const;

/** Returns how far from a number an answer may be: half of the second decimal, if the number has more than two. */
export function toleranceOf(given: number): number {
  const value = untimed(given);
  const isLong = Math.abs(value * 100 - Math.round(value * 100)) > 1e-6;
  return isLong ? 0.005 : 0;
}

/** Returns the texts of a number: with either minus sign, as a fraction, and rounded where it has many decimals. */
export function numberTexts(given: number): readonly string[] {
  const value = untimed(given);
  if (value === Infinity) return INFINITE;
  if (value === -Infinity) return MINUS_INFINITE;
  const rounded = [2, 3, 4].map((places) => String(Number(value.toFixed(places))));
  const texts = toleranceOf(value) > 0 ? [...rounded, fractionFor(value)] : [String(value)];
  const plain = [...new Set(texts)].filter(Boolean);
  return plain.flatMap((text) => (text.startsWith('-') ? [text, `−${text.slice(1)}`] : [text]));
}

/** Returns the texts of a bound, such as "≤2", "<= 2" and "=<2". */
export function boundTexts(side: 'least' | 'most', limit: number): readonly string[] {
  const signs = side === 'most' ? ['≤', '<=', '=<'] : ['≥', '>=', '=>'];
  return numberTexts(limit).flatMap((text) => signs.flatMap((sign) => [`${sign}${text}`, `${sign} ${text}`]));
}

/** Returns the texts of a range between two numbers. */
export function rangeTexts(low: number, high: number): readonly string[] {
  const ends = numberTexts(low).flatMap((from) => numberTexts(high).map((to) => [from, to] as const));
  return ends.flatMap(([from, to]) => ['…', '..', '...'].flatMap((dots) => [`${from}${dots}${to}`]));
}

/** Returns the texts of a list of texts: with commas or blanks, in brackets or not. */
export function listTexts(items: readonly string[], isInBrackets = false): readonly string[] {
  const plain = [...new Set([' ', ', ', ','].map((between) => items.join(between)))];
  return isInBrackets ? plain.flatMap((text) => [text, `(${text})`]) : plain;
}

/** The name of a leaf that is made of its number. */
const NUMBERED = /^\D+(\d+)$/;

/** Returns the ways in which a list of names is typed; of leaves that have numbers these alone will do; an empty one is a dash. */
export function listAnswers(names: readonly string[]): readonly string[] {
  if (names.length === 0) return NOTHING;
  const numbers = names.map((name) => NUMBERED.exec(name)?.[1]);
  const prefixes = new Set(names.map((name) => name.replace(/\d+$/, '')));
  const isNumbered = prefixes.size === 1 && numbers.every((number) => number !== undefined);
  return [...(isNumbered ? listTexts(numbers as readonly string[]) : []), ...listTexts(names)];
}
