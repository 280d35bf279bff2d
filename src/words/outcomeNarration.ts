/** How windows that pass through chance nodes are told, in every language. */
import { englishOutcomeNarration } from './en/outcomeNarration.ts';
import type { LanguageCode } from './languages.ts';
import type { OutcomeNarration } from './languageTexts.ts';
import { chineseOutcomeNarration } from './zh/outcomeNarration.ts';

export const OUTCOME_NARRATION: Readonly<Record<LanguageCode, OutcomeNarration>> = {
  en: englishOutcomeNarration,
  zh: chineseOutcomeNarration,
};
