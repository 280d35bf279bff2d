/**
 * Determines which variant of a set a student gets: the same wherever the set is opened, and rarely that of a
 * neighbour.
 */
import { crc32 } from '../core/crc32.ts';
import { type ExerciseSet, setCheck } from './exerciseSet.ts';
import { normalisedName } from './resultCode.ts';
import { VARIANTS } from './variant.ts';

/** Returns a variant from 1 on: variant 0, which anybody may have seen, belongs to no student. */
export function variantOfStudent(name: string, set: ExerciseSet): number {
  const identity = `${normalisedName(name)} ${setCheck(set).toString(16).padStart(8, '0')}`;
  return 1 + (crc32(new TextEncoder().encode(identity)) % (VARIANTS - 1));
}
