/** How windows are told that pass through chance nodes. */
import { late } from '../core/late.ts';

export const outcomeWords = late(async () => (await import('./outcomeNarration.ts')).OUTCOME_NARRATION);
