/** What the menus of rules and notations hold, which come after the first picture. English sets the keys. */
import type { englishSettings } from './en/settings.ts';
import { byLanguage } from './texts.ts';

export type SettingWords = typeof englishSettings;

export const loadSettingWords = byLanguage<SettingWords>({
  en: async () => (await import('./en/settings.ts')).englishSettings,
  zh: async () => (await import('./zh/settings.ts')).chineseSettings,
});
