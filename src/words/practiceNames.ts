/** What is practised, by name; comes with whatever first needs it. English sets the keys. */
import type { englishPracticeNames } from './en/practiceNames.ts';
import type { LanguageCode } from './language.ts';

export type PracticeNames = typeof englishPracticeNames;

export async function loadPracticeNames(code: LanguageCode): Promise<PracticeNames> {
  switch (code) {
    case 'en':
      return (await import('./en/practiceNames.ts')).englishPracticeNames;
    case 'zh':
      return (await import('./zh/practiceNames.ts')).chinesePracticeNames;
  }
}
