/** The texts of practising, which come with it. English sets the keys. */
import type { englishPractice } from './en/practice.ts';
import type { LanguageCode } from './language.ts';

export type PracticeWords = typeof englishPractice;

export async function loadPracticeWords(code: LanguageCode): Promise<PracticeWords> {
  switch (code) {
    case 'en':
      return (await import('./en/practice.ts')).englishPractice;
    case 'zh':
      return (await import('./zh/practice.ts')).chinesePractice;
  }
}
