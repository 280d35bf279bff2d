/** The texts of practising, which come with it. English sets the keys. */
import type { englishPractice } from './en/practice.ts';
import { byLanguage } from './texts.ts';

export type PracticeWords = typeof englishPractice;

export const loadPracticeWords = byLanguage<PracticeWords>({
  en: async () => (await import('./en/practice.ts')).englishPractice,
  zh: async () => (await import('./zh/practice.ts')).chinesePractice,
});
