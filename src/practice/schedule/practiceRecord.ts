/** The schema of what is recorded of a student's practice: graded exercises, and worked models. */
import { isObject, type Shape } from '../../notation/codec.ts';
import { ATTEMPT } from '../attempt.ts';
import { MODEL_RECORD } from './modelRecord.ts';
import { isModel, type PracticeRecord } from './studentState.ts';

export const PRACTICE_RECORD: Shape<PracticeRecord> = {
  read: (given, reader, path) =>
    isObject(given) && 'model' in given
      ? MODEL_RECORD.read(given, reader, path)
      : ATTEMPT.read(given, reader, path),
  print: (value) => (isModel(value) ? MODEL_RECORD.print(value) : ATTEMPT.print(value)),
};
