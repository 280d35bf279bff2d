/** The texts of the help, which come when it is opened. English sets the keys. */
import type { englishHelp } from './en/help.ts';
import type { LanguageCode } from './language.ts';

export type HelpWords = typeof englishHelp;

export async function loadHelpWords(code: LanguageCode): Promise<HelpWords> {
  switch (code) {
    case 'en':
      return (await import('./en/help.ts')).englishHelp;
    case 'zh':
      return (await import('./zh/help.ts')).chineseHelp;
  }
}
