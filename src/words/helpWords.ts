/** The texts of the help, which come when it is opened. English sets the keys. */
import type { englishHelp } from './en/help.ts';
import { byLanguage } from './texts.ts';

export type HelpWords = typeof englishHelp;

export const loadHelpWords = byLanguage<HelpWords>({
  en: async () => (await import('./en/help.ts')).englishHelp,
  zh: async () => (await import('./zh/help.ts')).chineseHelp,
});
