/** What a first visit follows: the system's language and theme. */
import type { Theme } from '../keep/preferences.ts';
import type { LanguageCode } from '../words/language.ts';

/** Chinese for every kind of Chinese, else English. */
export function systemLanguage(preferred: readonly string[]): LanguageCode {
  for (const tag of preferred) {
    if (tag.toLowerCase().startsWith('zh')) return 'zh';
    if (tag.toLowerCase().startsWith('en')) return 'en';
  }
  return 'en';
}

export function systemTheme(host: { matchMedia?: (query: string) => { matches: boolean } }): Theme {
  return host.matchMedia?.('(prefers-color-scheme: dark)').matches === true ? 'dark' : 'light';
}
