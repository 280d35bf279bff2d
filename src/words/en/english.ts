import type { LanguageTexts } from '../languageTexts.ts';
import { englishListNarration } from './listNarration.ts';
import { englishNarration } from './narration.ts';
import { englishPage } from './page.ts';
import { englishPassNarration } from './passNarration.ts';
import { englishVectors } from './vectorNarration.ts';
import { englishWindowNarration } from './windowNarration.ts';

export const english = {
  code: 'en' as const,
  name: 'English',
  tag: 'en',
  narration: englishNarration,
  windows: englishWindowNarration,
  passes: englishPassNarration,
  lists: englishListNarration,
  vectors: englishVectors,
  page: englishPage,
} satisfies LanguageTexts & { readonly code: string };
