import type { LanguageTexts } from '../languageTexts.ts';
import { chineseListNarration } from './listNarration.ts';
import { chineseNarration } from './narration.ts';
import { chinesePage } from './page.ts';
import { chinesePassNarration } from './passNarration.ts';
import { chineseVectors } from './vectorNarration.ts';
import { chineseWindowNarration } from './windowNarration.ts';

export const chinese = {
  code: 'zh' as const,
  name: '中文',
  tag: 'zh-Hans',
  narration: chineseNarration,
  windows: chineseWindowNarration,
  passes: chinesePassNarration,
  lists: chineseListNarration,
  vectors: chineseVectors,
  page: chinesePage,
} satisfies LanguageTexts & { readonly code: string };
