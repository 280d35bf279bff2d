/** Reads the short code of a result as people type it: small letters, O for 0, blanks or no hyphens at all. */
import { type CodeCharacter, codeCharacters } from './codeAlphabet.ts';
import { CODE_DIGITS, type CodedResult, resultOfDigits } from './resultCode.ts';

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

/** What the code says; under which name it was made is looked at only where a name is given. */
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
