/** The texts of the library's dialog, which come when it is opened. English sets the keys. */
import type { englishLibrary } from './en/library.ts';
import type { LanguageCode } from './language.ts';

export type LibraryWords = typeof englishLibrary;

export async function loadLibraryWords(code: LanguageCode): Promise<LibraryWords> {
  switch (code) {
    case 'en':
      return (await import('./en/library.ts')).englishLibrary;
    case 'zh':
      return (await import('./zh/library.ts')).chineseLibrary;
  }
}
