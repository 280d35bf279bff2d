/**
 * A result as a short code, to be read out or written on paper: PLY-3RXX-S202-CJ0V-B5MP-JKA0-34NM.
 *
 * It is a check against slips, not against cheating: it says of which set, with which result and under
 * which name it was made, and shows that nothing was mistyped. Whoever reads this file can make any code,
 * and the answers cannot be had back from one.
 *
 * A hundred and twenty bits, twenty-four digits of base 32: set check 32, points 17, marks 17, items check
 * 20, name check 20, code check 14. The items check is one of everything that is handed in of each exercise,
 * the variant, the tries and whether the answer was looked at among it; codes of the first form, of twenty
 * digits, have none. The name check is taken of the name and of all before it, so that a code does not pass
 * under another name. The code check needs no name; as a cyclic code of degree 14 it finds every error that
 * lies within 14 bits in a row, and so every changed digit and every two neighbours swapped.
 */
import { crc32 } from '../core/crc32.ts';
import { plainCharacters } from '../notation/characters.ts';
import { type ExerciseSet, setCheck } from './exerciseSet.ts';

export interface CodedResult {
  /** the set's check, 32 bits */
  readonly setCheck: number;
  /** what was reached, to the hundredth of a mark */
  readonly points: number;
  /** what could be reached */
  readonly marks: number;
  /** the check of what is handed in, 20 bits; codes of the first form have none */
  readonly itemsCheck?: number;
}

const CODE_PREFIX = 'PLY';

/** How many digits a code has: of the first form, and of this one. */
const CODE_DIGITS = { first: 20, now: 24 } as const;

/** Hundredths of marks that 17 bits hold. */
const MOST_HUNDREDTHS = 2 ** 17 - 1;
const ITEMS_BITS = 20n;
const NAME_BITS = 20n;
const CHECK_BITS = 14n;

/** The code of a result. Throws where points or marks are no numbers from 0 to 1310.71. */
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

/** What twenty or twenty-four digits say; null where their check is not theirs. */
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

/** The items check of a text that says all that is handed in. */
export function itemsCheckOf(text: string): number {
  return Number(BigInt(crc32(new TextEncoder().encode(text))) & mask(ITEMS_BITS));
}

/** Whether a result was reached in this very set. */
export function isForSet(result: CodedResult, set: ExerciseSet): boolean {
  return result.setCheck === setCheck(set);
}

/** A name apart from how it was typed: width, case, blanks and characters that are not seen. */
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

/** x^14 + x^13 + x^5 + x^3 + x^2 + 1, that of GSM's control channels. */
const POLYNOMIAL = 0x602dn;

/** The highest bit a code can have. */
const TOP_BIT = BigInt(5 * CODE_DIGITS.now - 1);

/** The remainder of data · x^14, turned around so that zeros alone are no code. */
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
  /** at this offset of the text, in UTF-16 units */
  | { readonly kind: 'bad-character'; readonly offset: number; readonly found: string }
  /** something in it was changed, or there is too much of it */
  | { readonly kind: 'damaged' }
  /** whole, but made under another name */
  | { readonly kind: 'other-name' };

/** Nobody types more; what is longer is something else that was pasted. */
const LONGEST = 200;

/** What a code says as people type it, small letters, O for 0, blanks or no hyphens at all; under which name it was made is looked at only where a name is given. */
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

/** One more than the first form has is rather a digit that was typed twice. */
function isTooShort(count: number): boolean {
  return count < CODE_DIGITS.first || (count > CODE_DIGITS.first + 1 && count < CODE_DIGITS.now);
}

/** The L of the prefix may have been taken for a 1, but then only the length tells it from digits. */
function withoutPrefix(characters: readonly CodeCharacter[]): readonly CodeCharacter[] {
  const [p, l, y, ...rest] = characters.map(({ letter }) => letter);
  const isPrefix = p === 'P' && y === 'Y' && (l === 'L' || (/[1I]/.test(l ?? '') && isLength(rest.length)));
  return isPrefix ? characters.slice(3) : characters;
}

function failed(fault: CodeFault): ReadResultCode {
  return { ok: false, fault };
}

/** Source: D. Crockford's base 32: no I, L, O or U; on reading I and L are 1, O is 0, and small letters are large ones. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ALIKE: ReadonlyMap<string, string> = new Map(Object.entries({ I: '1', L: '1', O: '0' }));
/** Blanks, dashes of every length, and what is not seen at all. */
const BETWEEN = /^[\s\p{Pd}\p{Cf}_−]$/u;

/** A character that is a digit, or looks like one. */
interface CodeCharacter {
  /** as a large ASCII letter or digit */
  readonly letter: string;
  readonly value: number;
}

type CodeCharacters =
  | { readonly ok: true; readonly characters: readonly CodeCharacter[] }
  /** the first that is no digit, at this offset in UTF-16 units */
  | { readonly ok: false; readonly offset: number; readonly found: string };

/** The digits of a text, full-width ones among them; what stands between groups is passed over. */
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
