/** How outcomes are told, and windows that pass through chance nodes: no first picture has any. */
import { late } from './late.ts';

export const outcomeWords = late(async () => (await import('./outcomeNarration.ts')).OUTCOME_NARRATION);
