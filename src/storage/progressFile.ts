/** Files of a reader's progress in practice: JSON with one record of a graded exercise or worked model on each line. */
import { list } from '../notation/codec.ts';
import { versioned } from '../notation/shapes.ts';
import { inTimeOrder } from '../practice/attempt.ts';
import { PRACTICE_RECORD } from '../practice/schedule/practiceRecord.ts';
import type { PracticeRecord } from '../practice/schedule/studentState.ts';

export const PROGRESS_FORMAT = 'plyscope-progress';
const PROGRESS_VERSION = 1;

/** The schema of a file of progress; records that cannot be read are left out. */
export const PROGRESS = versioned(PROGRESS_FORMAT, PROGRESS_VERSION, {
  attempts: list(PRACTICE_RECORD, 0, Infinity, {
    once: { field: '.id', of: ({ id }) => id },
    keepsSound: true,
  }),
});

/** Returns the text of a file of progress; it is the same whatever the order of the records. */
export function printProgress(records: readonly PracticeRecord[]): string {
  const lines = inTimeOrder(records).map((record) => JSON.stringify(PRACTICE_RECORD.print(record)));
  const head = `"format":"${PROGRESS_FORMAT}","version":${PROGRESS_VERSION}`;
  return `{${head},"attempts":[\n${lines.join(',\n')}\n]}\n`;
}
