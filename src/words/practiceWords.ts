/** The texts of practising, which come with it. English sets the keys. */
import type { Part } from '../practice/exercise.ts';
import type { englishPractice } from './en/practice.ts';
import type { LanguageCode } from './language.ts';

export type PracticeWords = typeof englishPractice;

/** What is asked; windows are asked about at the call or at the end. */
export function questionOf(words: PracticeWords, part: Part): string {
  return part.kind === 'windows' && part.at === 'end' ? words.windowsAtEnd : words.question[part.kind];
}

export async function loadPracticeWords(code: LanguageCode): Promise<PracticeWords> {
  switch (code) {
    case 'en':
      return (await import('./en/practice.ts')).englishPractice;
    case 'zh':
      return (await import('./zh/practice.ts')).chinesePractice;
  }
}
