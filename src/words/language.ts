/**
 * Loads the texts of a language. A component is rendered once the file of its texts has loaded, and another
 * language is used once all files in use have loaded in it, so that no component ever waits for its texts.
 */
import { type FirstWords, LANGUAGE_ROWS, type LanguageCode, type Words } from './languages.ts';

export { LANGUAGES, type LanguageCode, type Words } from './languages.ts';

export interface Language extends FirstWords {
  readonly code: LanguageCode;
}

export type PageWords = Language['page'];

/**
 * The files that load after the first one, in order. Code that uses one of them may also use the texts of the
 * files before it.
 */
const LATER: readonly TextFile[] = ['figure', 'work'];

export type TextFile = 'page' | 'figure' | 'work';

/** the sections of texts that have loaded, by language */
const come = new Map<LanguageCode, Partial<Words>>();

/** the number of later files that loaded components use */
let spoken = 0;

/**
 * Returns the texts of a section in the given language or, while that language is loading, in another one.
 */
export function wordsIn<Section extends keyof Words>(code: LanguageCode, section: Section): Words[Section] {
  const words = [come.get(code), ...come.values()].find((sections) => sections?.[section] !== undefined);
  if (words?.[section] === undefined) throw new Error(`${section}: shown before its words have come`);
  return words[section];
}

/**
 * Loads the texts of a language up to a file, and declares that the page uses them, so that a language chosen
 * later loads that file too.
 */
export async function loadWords(code: LanguageCode, file: TextFile): Promise<void> {
  // None for the first file, which is not in the list.
  const count = LATER.indexOf(file) + 1;
  await bring(code, count);
  spoken = Math.max(spoken, count);
}

/** Loads the texts of a language in all the files that the page uses. */
export async function loadLanguage(code: LanguageCode): Promise<Language> {
  const count = spoken;
  const [language] = await Promise.all([LANGUAGE_ROWS[code].page(), bring(code, count)]);
  // While the files were loading, a further file may have been declared; then the language is loaded again.
  return count < spoken ? loadLanguage(code) : language;
}

async function bring(code: LanguageCode, count: number): Promise<void> {
  const files = await Promise.all(LATER.slice(0, count).map((file) => LANGUAGE_ROWS[code][file]()));
  come.set(code, Object.assign({}, come.get(code), ...files));
}
