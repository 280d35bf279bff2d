/** Files of a reader's progress in practice: JSON with one attempt on each line. */
import { list } from '../notation/codec.ts';
import { versioned } from '../notation/shapes.ts';
import { ATTEMPT, type Attempt, inTimeOrder } from '../practice/attempt.ts';

export const PROGRESS_FORMAT = 'plyscope-progress';
const PROGRESS_VERSION = 1;

/** The schema of a file of progress; attempts that cannot be read are left out. */
export const PROGRESS = versioned(PROGRESS_FORMAT, PROGRESS_VERSION, {
  attempts: list(ATTEMPT, 0, Infinity, { once: { field: '.id', of: ({ id }) => id }, keepsSound: true }),
});

/** Returns the text of a file of progress; it is the same whatever the order of the attempts. */
export function printProgress(attempts: readonly Attempt[]): string {
  const lines = inTimeOrder(attempts).map((attempt) => JSON.stringify(ATTEMPT.print(attempt)));
  const head = `"format":"${PROGRESS_FORMAT}","version":${PROGRESS_VERSION}`;
  return `{${head},"attempts":[\n${lines.join(',\n')}\n]}\n`;
}
