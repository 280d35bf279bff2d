import type { Language } from '../language.ts';
import { chineseNarration } from './narration.ts';
import { chinesePage } from './page.ts';

export const chinese: Language = {
  code: 'zh',
  name: '中文',
  tag: 'zh-Hans',
  narration: chineseNarration,
  page: chinesePage,
};
