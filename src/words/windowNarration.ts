/** How windows that no node holds are told, in every language. */
import { englishWindowNarration } from './en/windowNarration.ts';
import type { LanguageCode } from './languages.ts';
import type { WindowNarration } from './windowWords.ts';
import { chineseWindowNarration } from './zh/windowNarration.ts';

export const WINDOW_NARRATION: Readonly<Record<LanguageCode, WindowNarration>> = {
  en: englishWindowNarration,
  zh: chineseWindowNarration,
};
