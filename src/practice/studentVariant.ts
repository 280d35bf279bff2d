/**
 * Determines from a student's name which variant of a set the student gets. It is the same wherever the set
 * is opened, and two students rarely get the same variant.
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
  const identity = `${normalisedName(name)} ${setCheck(set).toString(16).padStart(8, '0')}`;
  return 1 + (crc32(new TextEncoder().encode(identity)) % (VARIANTS - 1));
}
