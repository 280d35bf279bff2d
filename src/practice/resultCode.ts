/**
 * A result as a short code, to be read aloud or written on paper: PLY-3RXX-S202-CJ0V-B5MP-JKA0-34NM.
 *
 * It protects against slips, not against cheating: it says for which set, with which result and under which name it was
 * made, and shows that nothing was mistyped. Anyone who reads this file can make any code, and the answers cannot be
 * recovered from one.
 *
 * A hundred and twenty bits, twenty-four digits of base 32: set check 32, points 17, marks 17, items check 20, name
 * check 20, code check 14. The items check covers everything that is handed in for each exercise, including the
 * variant, the tries and whether the answer was looked at; codes of the first form, with twenty digits, have none. The
 * name check covers the name and everything before it, so that a code is not valid under another name. The code check
 * needs no name; as a cyclic code of degree 14 it finds every error within 14 consecutive bits, and so every changed
 * digit and every two neighbours swapped.
 */
import { crc32 } from '../core/crc32.ts';
import { plainCharacters } from '../notation/characters.ts';
import { type ExerciseSet, setCheck } from './exerciseSet.ts';

export interface CodedResult {
  /** the checksum of the set, 32 bits */
  readonly setCheck: number;
  /** the points reached, in hundredths of a mark */
  readonly points: number;
  /** the points that were possible */
  readonly marks: number;
  /** the checksum of what is handed in, 20 bits; codes of the first form have none */
  readonly itemsCheck?: number;
}

const CODE_PREFIX = 'PLY';

/** The number of digits of a code of the first form and of the current one. */
const CODE_DIGITS = { first: 20, now: 24 } as const;

/** The greatest number of hundredths of marks, which fits into 17 bits. */
const MOST_HUNDREDTHS = 2 ** 17 - 1;
const ITEMS_BITS = 20n;
const NAME_BITS = 20n;
const CHECK_BITS = 14n;

/** Returns the code of a result. Throws when points or marks are not numbers from 0 to 1310.71. */
export function resultCode(result: CodedResult, name: string): string {
  const { itemsCheck } = result;
  const marked =
    (BigInt(result.setCheck >>> 0) << 34n) |
    (BigInt(hundredths(result.points)) << 17n) |
    BigInt(hundredths(result.marks));
  const fields = itemsCheck === undefined ? marked : (marked << ITEMS_BITS) | BigInt(itemsCheck);
  const length = itemsCheck === undefined ? CODE_DIGITS.first : CODE_DIGITS.now;
  const data = (fields << NAME_BITS) | nameCheck(fields, name);
  const code = (data << CHECK_BITS) | codeCheck(data);
  const digits = Array.from(
    code.toString(32).padStart(length, '0'),
    (digit) => DIGITS[Number.parseInt(digit, 32)],
  );
  return CODE_PREFIX + digits.join('').replace(/.{4}/g, '-$&');
}

/** Decodes twenty or twenty-four digits; null when their check fails. */
function resultOfDigits(
  digits: readonly number[],
): { readonly result: CodedResult; readonly isOf: (name: string) => boolean } | null {
  const code = digits.reduce((whole, digit) => (whole << 5n) | BigInt(digit), 0n);
  const data = code >> CHECK_BITS;
  if (codeCheck(data) !== (code & mask(CHECK_BITS))) return null;
  const fields = data >> NAME_BITS;
  const hasItems = digits.length === CODE_DIGITS.now;
  const marked = hasItems ? fields >> ITEMS_BITS : fields;
  return {
    result: {
      setCheck: Number(marked >> 34n),
      points: Number((marked >> 17n) & mask(17n)) / 100,
      marks: Number(marked & mask(17n)) / 100,
      ...(hasItems && { itemsCheck: Number(fields & mask(ITEMS_BITS)) }),
    },
    isOf: (name) => nameCheck(fields, name) === (data & mask(NAME_BITS)),
  };
}

/** Returns the items check of a text that contains everything handed in. */
export function itemsCheckOf(text: string): number {
  return Number(BigInt(crc32(new TextEncoder().encode(text))) & mask(ITEMS_BITS));
}

/** Whether a result was reached in this very set. */
export function isForSet(result: CodedResult, set: ExerciseSet): boolean {
  return result.setCheck === setCheck(set);
}

/** Normalizes a name: width, case, blanks and invisible characters do not matter. */
export function normalisedName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '');
}

function hundredths(marks: number): number {
  const whole = Math.round(marks * 100);
  if (!(whole >= 0 && whole <= MOST_HUNDREDTHS)) throw new Error(`${marks} marks do not fit a code`);
  return whole;
}

function nameCheck(fields: bigint, name: string): bigint {
  const bytes = new TextEncoder().encode(`${fields.toString(16)} ${normalisedName(name)}`);
  return BigInt(crc32(bytes)) & mask(NAME_BITS);
}

/** The polynomial x^14 + x^13 + x^5 + x^3 + x^2 + 1, that of GSM's control channels. */
const POLYNOMIAL = 0x602dn;

/** The highest bit of a code. */
const TOP_BIT = BigInt(5 * CODE_DIGITS.now - 1);

/** Returns the remainder of data · x^14, inverted so that a code of only zeros is not valid. */
function codeCheck(data: bigint): bigint {
  let rest = data << CHECK_BITS;
  for (let bit = TOP_BIT; bit >= CHECK_BITS; bit -= 1n) {
    if ((rest >> bit) & 1n) rest ^= POLYNOMIAL << (bit - CHECK_BITS);
  }
  return rest ^ mask(CHECK_BITS);
}

function mask(bits: bigint): bigint {
  return (1n << bits) - 1n;
}

export type ReadResultCode =
  | { readonly ok: true; readonly result: CodedResult }
  | { readonly ok: false; readonly fault: CodeFault };

export type CodeFault =
  /** `found` digits of the 24, or of the 20 of the first form */
  | { readonly kind: 'too-short'; readonly found: number }
  /** the character at this offset of the text, in UTF-16 units */
  | { readonly kind: 'bad-character'; readonly offset: number; readonly found: string }
  /** something in it was changed, or there is too much of it */
  | { readonly kind: 'damaged' }
  /** the code is intact, but was made under another name */
  | { readonly kind: 'other-name' };

/** The greatest length of a typed code; longer text is something else that was pasted. */
const LONGEST = 200;

/**
 * Decodes a code as people type it, with small letters, O for 0, blanks or no hyphens at all; the name is checked only
 * when one is given.
 */
export function readResultCode(text: string, name?: string): ReadResultCode {
  if (text.length > LONGEST) return failed({ kind: 'damaged' });
  const read = codeCharacters(text);
  if (!read.ok) return failed({ kind: 'bad-character', offset: read.offset, found: read.found });
  const digits = withoutPrefix(read.characters);
  if (isTooShort(digits.length)) return failed({ kind: 'too-short', found: digits.length });
  const code = isLength(digits.length) ? resultOfDigits(digits.map(({ value }) => value)) : null;
  if (code === null) return failed({ kind: 'damaged' });
  if (name !== undefined && !code.isOf(name)) return failed({ kind: 'other-name' });
  return { ok: true, result: code.result };
}

function isLength(count: number): boolean {
  return count === CODE_DIGITS.first || count === CODE_DIGITS.now;
}

/** One digit more than the first form has is probably a digit typed twice. */
function isTooShort(count: number): boolean {
  return count < CODE_DIGITS.first || (count > CODE_DIGITS.first + 1 && count < CODE_DIGITS.now);
}

/** The L of the prefix may have been taken for a 1, but then only the length distinguishes it from digits. */
function withoutPrefix(characters: readonly CodeCharacter[]): readonly CodeCharacter[] {
  const [p, l, y, ...rest] = characters.map(({ letter }) => letter);
  const isPrefix = p === 'P' && y === 'Y' && (l === 'L' || (/[1I]/.test(l ?? '') && isLength(rest.length)));
  return isPrefix ? characters.slice(3) : characters;
}

function failed(fault: CodeFault): ReadResultCode {
  return { ok: false, fault };
}

/**
 * Source: D. Crockford's base 32: no I, L, O or U; on reading, I and L are 1, O is 0, and small letters are large ones.
 */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ALIKE: ReadonlyMap<string, string> = new Map(Object.entries({ I: '1', L: '1', O: '0' }));
/** Matches blanks, dashes of every length, and invisible characters. */
const BETWEEN = /^[\s\p{Pd}\p{Cf}_−]$/u;

/** A character that is a digit or looks like one. */
interface CodeCharacter {
  /** the character as a large ASCII letter or digit */
  readonly letter: string;
  readonly value: number;
}

type CodeCharacters =
  | { readonly ok: true; readonly characters: readonly CodeCharacter[] }
  /** the first character that is no digit, at this offset in UTF-16 units */
  | { readonly ok: false; readonly offset: number; readonly found: string };

/** Returns the digits of a text, including full-width ones; separators between groups are skipped. */
function codeCharacters(text: string): CodeCharacters {
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
