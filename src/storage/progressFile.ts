/** Files of progress: JSON, an attempt a line. */
import { list } from '../notation/codec.ts';
import { versioned } from '../notation/shapes.ts';
import { ATTEMPT, type Attempt, inTimeOrder } from '../practice/attempt.ts';

export const PROGRESS_FORMAT = 'plyscope-progress';
const PROGRESS_VERSION = 1;

/** What a file holds: those attempts that are sound. */
export const PROGRESS = versioned(PROGRESS_FORMAT, PROGRESS_VERSION, {
  attempts: list(ATTEMPT, 0, Infinity, { once: { field: '.id', of: ({ id }) => id }, keepsSound: true }),
});

/** The text of a file; the same for the same attempts, in whatever order they come. */
export function printProgress(attempts: readonly Attempt[]): string {
  const lines = inTimeOrder(attempts).map((attempt) => JSON.stringify(ATTEMPT.print(attempt)));
  const head = `"format":"${PROGRESS_FORMAT}","version":${PROGRESS_VERSION}`;
  return `{${head},"attempts":[\n${lines.join(',\n')}\n]}\n`;
}
