/** Which variant of a set is whose: the same for a student wherever the set is opened, and hardly that of a neighbour. */
import { crc32 } from '../core/crc32.ts';
import { type ExerciseSet, setCheck } from './exerciseSet.ts';
import { normalisedName } from './resultCode.ts';
import { VARIANTS } from './variant.ts';

/** From 1 on: the set as it was made, which anybody may have seen, is nobody's. */
export function variantOfStudent(name: string, set: ExerciseSet): number {
  const identity = `${normalisedName(name)} ${setCheck(set).toString(16).padStart(8, '0')}`;
  return 1 + (crc32(new TextEncoder().encode(identity)) % (VARIANTS - 1));
}
