import type { LanguageTexts } from '../languageTexts.ts';
import { chineseNarration } from './narration.ts';
import { chinesePage } from './page.ts';

export const chinese = {
  code: 'zh' as const,
  name: '中文',
  tag: 'zh-Hans',
  narration: chineseNarration,
  page: chinesePage,
} satisfies LanguageTexts & { readonly code: string };
