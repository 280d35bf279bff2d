/** The texts of the library's dialog, which come when it is opened. English sets the keys. */
import type { englishLibrary } from './en/library.ts';
import { byLanguage } from './texts.ts';

export type LibraryWords = typeof englishLibrary;

export const loadLibraryWords = byLanguage<LibraryWords>({
  en: async () => (await import('./en/library.ts')).englishLibrary,
  zh: async () => (await import('./zh/library.ts')).chineseLibrary,
});
