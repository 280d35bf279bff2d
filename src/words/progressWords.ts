/** The texts of the reader's progress, which come when it is opened. English sets the keys. */
import type { englishProgress } from './en/progress.ts';
import type { LanguageCode } from './language.ts';
import { loadPracticeNames, type PracticeNames } from './practiceNames.ts';

export type ProgressWords = typeof englishProgress & { readonly names: PracticeNames };

export async function loadProgressWords(code: LanguageCode): Promise<ProgressWords> {
  const names = await loadPracticeNames(code);
  switch (code) {
    case 'en':
      return { ...(await import('./en/progress.ts')).englishProgress, names };
    case 'zh':
      return { ...(await import('./zh/progress.ts')).chineseProgress, names };
  }
}
