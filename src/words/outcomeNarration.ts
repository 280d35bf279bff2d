/** How outcomes are told, and windows that pass through chance nodes, in every language. */
import { englishOutcomeNarration } from './en/outcomeNarration.ts';
import { chineseOutcomeNarration } from './zh/outcomeNarration.ts';

export const OUTCOME_NARRATION = { en: englishOutcomeNarration, zh: chineseOutcomeNarration };
