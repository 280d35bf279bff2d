/** The texts of what leaves the page: captions, outlines, comments. English sets the keys; the compiler holds the others to them. */
import { englishExport } from './en/export.ts';
import type { LanguageCode } from './language.ts';
import { chineseExport } from './zh/export.ts';

export type ExportWords = typeof englishExport;

export const EXPORT_WORDS: Readonly<Record<LanguageCode, ExportWords>> = {
  en: englishExport,
  zh: chineseExport,
};
