/** A language of the page. A new one is a folder with `LanguageTexts` and a row in languages.ts. */
import { LANGUAGE_ROWS, type LanguageCode } from './languages.ts';
import type { LanguageTexts } from './languageTexts.ts';
import { loadTexts } from './texts.ts';

export { LANGUAGES, type LanguageCode } from './languages.ts';

export interface Language extends LanguageTexts {
  readonly code: LanguageCode;
}

/** Loads a language, with the texts of all that is shown; each is a file of its own until it is asked for. */
export async function loadLanguage(code: LanguageCode): Promise<Language> {
  const [language] = await Promise.all([LANGUAGE_ROWS[code].load(), loadTexts(code)]);
  return language;
}
