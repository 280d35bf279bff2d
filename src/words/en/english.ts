import type { LanguageTexts } from '../languageTexts.ts';
import { englishNarration } from './narration.ts';
import { englishPage } from './page.ts';

export const english = {
  code: 'en' as const,
  name: 'English',
  tag: 'en',
  narration: englishNarration,
  page: englishPage,
} satisfies LanguageTexts & { readonly code: string };
