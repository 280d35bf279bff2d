/** The texts of the reader's progress, which come when it is opened. English sets the keys. */
import type { englishProgress } from './en/progress.ts';
import { loadPracticeNames, type PracticeNames } from './practiceNames.ts';
import { byLanguage } from './texts.ts';

export type ProgressWords = typeof englishProgress & { readonly names: PracticeNames };

export const loadProgressWords = byLanguage<ProgressWords>({
  en: async () => ({
    ...(await import('./en/progress.ts')).englishProgress,
    names: await loadPracticeNames('en'),
  }),
  zh: async () => ({
    ...(await import('./zh/progress.ts')).chineseProgress,
    names: await loadPracticeNames('zh'),
  }),
});
