/**
 * A result as a short code, to be read aloud or written on paper: PLY-3RXX-S202-CJ0V-B5MP-JKA0-34NM.
 *
 * A code says for which set, with which marks and under which name it was made, and shows whether it was
 * mistyped. It does not protect against cheating: anyone who reads this file can make any code. Answers
 * cannot be recovered from a code.
 *
 * It has 120 bits, as 24 digits of base 32: set check 32, reached marks 17, possible marks 17, items check
 * 20, name check 20, code check 14. The items check covers everything that is handed in for each exercise,
 * including the variant, the tries and whether the right answer was looked at; codes of the first form, with
 * 20 digits, have no items check. The name check covers the name and all bits before it, so that a code is
 * not valid under another name. The code check needs no name; as a cyclic code of degree 14 it finds every
 * error within 14 consecutive bits, and therefore every changed digit and every two neighbouring digits that
 * are exchanged.
 */
import { crc32 } from '../core/crc32.ts';
import { plainCharacters } from '../notation/characters.ts';
import { type ExerciseSet, setCheck } from './exerciseSet.ts';

export interface CodedResult {
  /** the checksum of the set that the result belongs to, 32 bits */
  readonly setCheck: number;
  /** the marks that were reached, rounded to hundredths of a mark */
  readonly points: number;
  /** the marks that were possible */
  readonly marks: number;
  /** the checksum of everything that is handed in, 20 bits; absent in codes of the first form */
  readonly itemsCheck?: number;
}

const CODE_PREFIX = 'PLY';

/** The number of digits of a code, in the first form and in the current one. */
const CODE_DIGITS = { first: 20, now: 24 } as const;

/** The greatest number of marks that a code can contain, in hundredths; it fits into 17 bits. */
const MOST_HUNDREDTHS = 2 ** 17 - 1;
const ITEMS_BITS = 20n;
const NAME_BITS = 20n;
const CHECK_BITS = 14n;

/**
 * Returns the code of a result under a name. Throws when the reached or possible marks are not numbers from 0
 * to 1310.71.
 */
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

/** Decodes the 20 or 24 digits of a code; null when the code check fails. */
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

/** Returns the 20-bit checksum of a text that contains everything handed in for each exercise. */
export function itemsCheckOf(text: string): number {
  return Number(BigInt(crc32(new TextEncoder().encode(text))) & mask(ITEMS_BITS));
}

/** Whether a result was reached in exactly this set, by the set's checksum. */
export function isForSet(result: CodedResult, set: ExerciseSet): boolean {
  return result.setCheck === setCheck(set);
}

/**
 * Normalizes a name so that character width, upper or lower case, blanks and invisible characters make no
 * difference.
 */
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

/** The polynomial of the code check: x^14 + x^13 + x^5 + x^3 + x^2 + 1, as used in GSM's control channels. */
const POLYNOMIAL = 0x602dn;

/** The index of the highest bit of a code. */
const TOP_BIT = BigInt(5 * CODE_DIGITS.now - 1);

/**
 * Returns the code check of the data: the remainder of data · x^14 modulo the polynomial, inverted so that a
 * code of only zeros is not valid.
 */
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
  /** the text has only `found` digits of the 24, or of the 20 in the first form */
  | { readonly kind: 'too-short'; readonly found: number }
  /** the text has a character that is no digit, at this offset in UTF-16 units */
  | { readonly kind: 'bad-character'; readonly offset: number; readonly found: string }
  /** a digit of the code was changed, or the text has too many digits */
  | { readonly kind: 'damaged' }
  /** the code is intact, but it was made under another name than the given one */
  | { readonly kind: 'other-name' };

/** The greatest length of a typed code; a longer text is not a code, but something else that was pasted. */
const LONGEST = 200;

/**
 * Decodes a typed code. Small letters, O for 0, blanks and missing hyphens are accepted. The name is checked
 * only when one is given.
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

/**
 * Whether a code has too few digits for either form. A text with one digit more than the first form probably
 * has a digit that was typed twice, so it is not called too short.
 */
function isTooShort(count: number): boolean {
  return count < CODE_DIGITS.first || (count > CODE_DIGITS.first + 1 && count < CODE_DIGITS.now);
}

/**
 * Removes the prefix "PLY". Its L may already have been read as the digit 1; only the number of characters
 * then shows that it is a prefix.
 */
function withoutPrefix(characters: readonly CodeCharacter[]): readonly CodeCharacter[] {
  const [p, l, y, ...rest] = characters.map(({ letter }) => letter);
  const isPrefix = p === 'P' && y === 'Y' && (l === 'L' || (/[1I]/.test(l ?? '') && isLength(rest.length)));
  return isPrefix ? characters.slice(3) : characters;
}

function failed(fault: CodeFault): ReadResultCode {
  return { ok: false, fault };
}

/**
 * The digits of D. Crockford's base 32, which omits I, L, O and U. When a code is read, I and L count as 1, O
 * counts as 0, and small letters count as capital letters.
 */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ALIKE: ReadonlyMap<string, string> = new Map(Object.entries({ I: '1', L: '1', O: '0' }));
/**
 * Matches one character that may separate the digits of a code: a blank, a dash of any length, or an
 * invisible character.
 */
const BETWEEN = /^[\s\p{Pd}\p{Cf}_−]$/u;

/** A character of a code that is a digit or can be read as one. */
interface CodeCharacter {
  /** the character as a capital ASCII letter or an ASCII digit */
  readonly letter: string;
  readonly value: number;
}

type CodeCharacters =
  | { readonly ok: true; readonly characters: readonly CodeCharacter[] }
  /** the first character that is neither a digit nor a separator, with its offset in UTF-16 units */
  | { readonly ok: false; readonly offset: number; readonly found: string };

/**
 * Returns the digits of a text, including full-width ones; characters that separate groups of digits are
 * skipped.
 */
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
