/** What the menus of rules and notations hold, which come after the first picture. English sets the keys. */
import type { englishSettings } from './en/settings.ts';
import type { LanguageCode } from './language.ts';

export type SettingWords = typeof englishSettings;

export async function loadSettingWords(code: LanguageCode): Promise<SettingWords> {
  switch (code) {
    case 'en':
      return (await import('./en/settings.ts')).englishSettings;
    case 'zh':
      return (await import('./zh/settings.ts')).chineseSettings;
  }
}
