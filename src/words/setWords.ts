/** The texts of sets, which come when one is made or opened. English sets the keys. */
import type { englishSetWords } from './en/sets.ts';
import { byLanguage } from './texts.ts';

export type SetWords = typeof englishSetWords;

export const loadSetWords = byLanguage<SetWords>({
  en: async () => (await import('./en/sets.ts')).englishSetWords,
  zh: async () => (await import('./zh/sets.ts')).chineseSetWords,
});
