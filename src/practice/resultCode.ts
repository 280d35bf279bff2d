/**
 * A result as a short code, to be read out or written on paper: PLY-7K3F-92QX-M4TD-8R2N-VB5C.
 *
 * It is a check against slips, not against cheating: it says of which set, with which result and under
 * which name it was made, and shows that nothing was mistyped. Whoever reads this file can make any code,
 * and the answers cannot be had back from one.
 *
 * A hundred bits, twenty digits of base 32: set check 32, points 17, marks 17, name check 20, code check
 * 14. The name check is taken of the name and of all before it, so that a code does not pass under
 * another name. The code check needs no name; as a cyclic code of degree 14 it finds every error that
 * lies within 14 bits in a row, and so every changed digit and every two neighbours swapped.
 */
import { crc32 } from '../core/crc32.ts';
import { digitOf } from './codeAlphabet.ts';
import type { ExerciseSet } from './exerciseSet.ts';
import { setCheck } from './setRecord.ts';

export interface CodedResult {
  /** the set's check, 32 bits */
  readonly setCheck: number;
  /** what was reached, to the hundredth of a mark */
  readonly points: number;
  /** what could be reached */
  readonly marks: number;
}

const CODE_PREFIX = 'PLY';
export const CODE_DIGITS = 20;
const GROUP = 4;

/** Hundredths of marks that 17 bits hold. */
const MOST_HUNDREDTHS = 2 ** 17 - 1;
const NAME_BITS = 20n;
const CHECK_BITS = 14n;

/** The code of a result. Throws where points or marks are no numbers from 0 to 1310.71. */
export function resultCode(result: CodedResult, name: string): string {
  const fields =
    (BigInt(result.setCheck >>> 0) << 34n) |
    (BigInt(hundredths(result.points)) << 17n) |
    BigInt(hundredths(result.marks));
  const data = (fields << NAME_BITS) | nameCheck(fields, name);
  const code = (data << CHECK_BITS) | codeCheck(data);
  const digits = Array.from({ length: CODE_DIGITS }, (_, index) => {
    const shift = BigInt(5 * (CODE_DIGITS - 1 - index));
    return digitOf(Number((code >> shift) & 31n));
  }).join('');
  const groups = Array.from({ length: CODE_DIGITS / GROUP }, (_, index) =>
    digits.slice(index * GROUP, (index + 1) * GROUP),
  );
  return [CODE_PREFIX, ...groups].join('-');
}

/** What twenty digits say; null where their check is not theirs. */
export function resultOfDigits(
  digits: readonly number[],
): { readonly result: CodedResult; readonly isOf: (name: string) => boolean } | null {
  const code = digits.reduce((whole, digit) => (whole << 5n) | BigInt(digit), 0n);
  const data = code >> CHECK_BITS;
  if (codeCheck(data) !== (code & mask(CHECK_BITS))) return null;
  const fields = data >> NAME_BITS;
  return {
    result: {
      setCheck: Number(fields >> 34n),
      points: Number((fields >> 17n) & mask(17n)) / 100,
      marks: Number(fields & mask(17n)) / 100,
    },
    isOf: (name) => nameCheck(fields, name) === (data & mask(NAME_BITS)),
  };
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

/** The remainder of data · x^14, turned around so that zeros alone are no code. */
function codeCheck(data: bigint): bigint {
  let rest = data << CHECK_BITS;
  for (let bit = 99n; bit >= CHECK_BITS; bit -= 1n) {
    if ((rest >> bit) & 1n) rest ^= POLYNOMIAL << (bit - CHECK_BITS);
  }
  return rest ^ mask(CHECK_BITS);
}

function mask(bits: bigint): bigint {
  return (1n << bits) - 1n;
}
