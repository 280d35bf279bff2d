/** The texts of editing, sharing and printing, which come when they are first needed. English sets the keys. */
import type { englishEditing } from './en/editing.ts';
import { byLanguage } from './texts.ts';

export type EditWords = typeof englishEditing;

export const loadEditWords = byLanguage<EditWords>({
  en: async () => (await import('./en/editing.ts')).englishEditing,
  zh: async () => (await import('./zh/editing.ts')).chineseEditing,
});
