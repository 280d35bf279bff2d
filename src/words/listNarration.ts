/** How procedures that work off lists are told, in every language. */
import { englishListNarration } from './en/listNarration.ts';
import type { LanguageCode } from './languages.ts';
import type { ListNarration } from './languageTexts.ts';
import { chineseListNarration } from './zh/listNarration.ts';

export const LIST_NARRATION: Readonly<Record<LanguageCode, ListNarration>> = {
  en: englishListNarration,
  zh: chineseListNarration,
};
