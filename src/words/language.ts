/**
 * A language of the page, and its texts that have loaded. A part of the page is shown once the file of texts that it
 * uses has loaded, and another language is used once that language has every file in use. Nothing that is shown ever
 * waits for its texts.
 */
import { type FirstWords, LANGUAGE_ROWS, type LanguageCode, type Words } from './languages.ts';

export { LANGUAGES, type LanguageCode, type Words } from './languages.ts';

export interface Language extends FirstWords {
  readonly code: LanguageCode;
}

export type PageWords = Language['page'];

/** The files after the first, in their order; what uses one of them may use those before it. */
const LATER = ['figure', 'work'] as const;

export type TextFile = 'page' | (typeof LATER)[number];

/** the sections of texts that have loaded */
const come = new Map<LanguageCode, Partial<Words>>();

/** the number of later files that the loaded parts use */
let spoken = 0;

/** Returns the texts of a section in the language, or in another one while that language is loading. */
export function wordsIn<Section extends keyof Words>(code: LanguageCode, section: Section): Words[Section] {
  const words = [come.get(code), ...come.values()].find((sections) => sections?.[section] !== undefined);
  if (words?.[section] === undefined) throw new Error(`${section}: shown before its words have come`);
  return words[section];
}

/** Declares that the page uses a file from now on, so that a language loaded later brings it. */
export function speakFrom(file: TextFile): void {
  spoken = Math.max(spoken, countUpTo(file));
}

/** Loads the texts of a language up to a file, which the page then uses. */
export async function loadWords(code: LanguageCode, file: TextFile): Promise<void> {
  await bring(code, countUpTo(file));
  speakFrom(file);
}

/** Loads a language with all texts of the parts that have loaded. */
export async function loadLanguage(code: LanguageCode): Promise<Language> {
  const count = spoken;
  const [language] = await Promise.all([LANGUAGE_ROWS[code].page(), bring(code, count)]);
  // Another part may have loaded in the meantime.
  return count < spoken ? loadLanguage(code) : language;
}

async function bring(code: LanguageCode, count: number): Promise<void> {
  const files = await Promise.all(LATER.slice(0, count).map((file) => LANGUAGE_ROWS[code][file]()));
  come.set(code, Object.assign({}, come.get(code), ...files));
}

/** Returns how many of the later files a part needs whose texts are in this one. */
function countUpTo(file: TextFile): number {
  return file === 'page' ? 0 : LATER.indexOf(file) + 1;
}
