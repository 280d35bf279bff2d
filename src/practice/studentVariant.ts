/**
 * Determines from a student's name, or from the number that an LMS has for him, which variant of a set the student gets. It
 * is the same wherever the set is opened, and two students rarely get the same variant.
 */
import { crc32 } from '../core/crc32.ts';
import { type ExerciseSet, setCheck } from './exerciseSet.ts';
import { normalisedName } from './resultCode.ts';
import { VARIANTS } from './variant.ts';

/**
 * Returns a student's variant of a set, a number from 1. Variant 0 is the published exercise itself, so no
 * student gets it.
 */
export function variantOfStudent(name: string, set: ExerciseSet): number {
  return 1 + (identityOf(normalisedName(name), set) % (VARIANTS - 1));
}

/** Returns the variant of a set that an LMS gives to the student with this number, from 0. */
export function variantOfNumber(number: string, set: ExerciseSet): number {
  return identityOf(number, set) % VARIANTS;
}

function identityOf(text: string, set: ExerciseSet): number {
  const identity = `${text} ${setCheck(set).toString(16).padStart(8, '0')}`;
  return crc32(new TextEncoder().encode(identity));
}

/** Returns the name of a student in an LMS, with the student's number in brackets behind it. */
export function nameWithNumber(name: string, number: string): string {
  return [name.trim(), number.trim() === '' ? '' : `(${number.trim()})`].filter(Boolean).join(' ');
}

/** Whether a student of this name gets the variant: by the name, or by the number in brackets behind it. */
export function isVariantOf(name: string, set: ExerciseSet, variant: number): boolean {
  const number = /\(([^()]*)\)\s*$/.exec(name)?.[1];
  return (
    variant === variantOfStudent(name, set) ||
    (number !== undefined && variant === variantOfNumber(number, set))
  );
}
