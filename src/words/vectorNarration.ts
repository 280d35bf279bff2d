/** How a search of several players is told, in every language. */
import { englishVectors } from './en/vectorNarration.ts';
import type { LanguageCode } from './languages.ts';
import type { VectorNarration } from './vectorFacts.ts';
import { chineseVectors } from './zh/vectorNarration.ts';

export const VECTOR_NARRATION: Readonly<Record<LanguageCode, VectorNarration>> = {
  en: englishVectors,
  zh: chineseVectors,
};
