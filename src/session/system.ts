/** The defaults of a first visit: the system's language and theme. */
import type { Theme } from '../storage/preferences.ts';
import { LANGUAGES, type LanguageCode } from '../words/languages.ts';

/** Returns the first preferred language, with Chinese for every kind of Chinese; otherwise English. */
export function systemLanguage(preferred: readonly string[]): LanguageCode {
  for (const tag of preferred) {
    const code = LANGUAGES.find((known) => tag.toLowerCase().startsWith(known));
    if (code !== undefined) return code;
  }
  return 'en';
}

export function systemTheme(host: { matchMedia?: (query: string) => { matches: boolean } }): Theme {
  return host.matchMedia?.('(prefers-color-scheme: dark)').matches === true ? 'dark' : 'light';
}
