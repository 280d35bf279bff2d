/** What is practised, by name; comes with whatever first needs it. English sets the keys. */
import type { englishPracticeNames } from './en/practiceNames.ts';
import { byLanguage } from './texts.ts';

export type PracticeNames = typeof englishPracticeNames;

export const loadPracticeNames = byLanguage<PracticeNames>({
  en: async () => (await import('./en/practiceNames.ts')).englishPracticeNames,
  zh: async () => (await import('./zh/practiceNames.ts')).chinesePracticeNames,
});
