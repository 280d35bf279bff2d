import type { Language } from '../language.ts';
import { englishNarration } from './narration.ts';
import { englishPage } from './page.ts';

export const english: Language = {
  code: 'en',
  name: 'English',
  tag: 'en',
  narration: englishNarration,
  page: englishPage,
};
