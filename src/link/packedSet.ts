/**
 * Packs a set of exercises for a link, as its canonical text. The link contains no answers and nothing that
 * is readable at a glance; but anyone who unpacks it has the trees and can work out the answers.
 */
import { canonicalSet, type ExerciseSet, type HasExample, setShape } from '../practice/exerciseSet.ts';
import { packRecord, type UnpackedRecord, unpackRecord } from './packedRecord.ts';

export type UnpackedSet = UnpackedRecord<ExerciseSet>;

export const packSet = (set: ExerciseSet) => packRecord(canonicalSet(set));
export const unpackSet = (packed: string, hasExample?: HasExample) =>
  unpackRecord(packed, setShape(hasExample));
