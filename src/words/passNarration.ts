/** How several passes are told, in every language. */
import { englishPassNarration } from './en/passNarration.ts';
import type { LanguageCode } from './languages.ts';
import type { PassNarration } from './languageTexts.ts';
import { chinesePassNarration } from './zh/passNarration.ts';

export const PASS_NARRATION: Readonly<Record<LanguageCode, PassNarration>> = {
  en: englishPassNarration,
  zh: chinesePassNarration,
};
