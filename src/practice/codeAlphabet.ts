/**
 * Digits for codes that people copy by hand. Source: D. Crockford's base 32: no I, L, O or U; on reading
 * I and L are 1, O is 0, and small letters are large ones.
 */
import { plainCharacters } from '../notation/characters.ts';

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ALIKE: ReadonlyMap<string, string> = new Map([
  ['I', '1'],
  ['L', '1'],
  ['O', '0'],
]);

/** Blanks, dashes of every length, and what is not seen at all. */
const BETWEEN = /^[\s\p{Pd}\p{Cf}_−]$/u;

export function digitOf(value: number): string {
  const digit = DIGITS[value];
  if (digit === undefined) throw new Error(`${value} is no digit of base 32`);
  return digit;
}

/** A character that is a digit, or looks like one. */
export interface CodeCharacter {
  /** as a large ASCII letter or digit */
  readonly letter: string;
  readonly value: number;
}

export type CodeCharacters =
  | { readonly ok: true; readonly characters: readonly CodeCharacter[] }
  /** the first that is no digit, at this offset in UTF-16 units */
  | { readonly ok: false; readonly offset: number; readonly found: string };

/** The digits of a text, full-width ones among them; what stands between groups is passed over. */
export function codeCharacters(text: string): CodeCharacters {
  const characters: CodeCharacter[] = [];
  let offset = 0;
  for (const found of text) {
    const letter = plainCharacters(found).toUpperCase();
    const value = DIGITS.indexOf(ALIKE.get(letter) ?? letter);
    if (letter.length === 1 && value >= 0) characters.push({ letter, value });
    else if (!BETWEEN.test(letter)) return { ok: false, offset, found };
    offset += found.length;
  }
  return { ok: true, characters };
}
