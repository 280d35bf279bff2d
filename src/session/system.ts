/** The defaults on a first visit, taken from the system's language and colour theme. */
import type { Theme } from '../storage/preferences.ts';
import { LANGUAGES, type LanguageCode } from '../words/languages.ts';

/**
 * Returns the first of the preferred languages that the page has, English when it has none. Every kind of
 * Chinese is treated as Chinese.
 */
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
