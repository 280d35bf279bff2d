/** How windows are told that no node holds: the reader's at the root, and those that only ask whether a child is better. */
import { late } from './late.ts';

export const windowWords = late(async () => (await import('./windowNarration.ts')).WINDOW_NARRATION);
