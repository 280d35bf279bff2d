/**
 * A language of the page, and the texts of it that have come. A part of the page is shown once the file it speaks
 * from has come, and another language is spoken once that language has every file that is spoken from: so nothing
 * that is shown ever waits for its words.
 */
import { type FirstWords, LANGUAGE_ROWS, type LanguageCode, type Words } from './languages.ts';

export { LANGUAGES, type LanguageCode, type Words } from './languages.ts';

export interface Language extends FirstWords {
  readonly code: LanguageCode;
}

export type PageWords = Language['page'];

/** The files that come after the first, in their order: what speaks from one may speak from those before it. */
const LATER = ['figure', 'work'] as const;

export type TextFile = 'page' | (typeof LATER)[number];

/** The sections that have come. */
const come = new Map<LanguageCode, Partial<Words>>();

/** How many of the later files the parts that have come speak from. */
let spoken = 0;

/** The texts of a section in the language; in another where that language is still on its way. */
export function wordsIn<Section extends keyof Words>(code: LanguageCode, section: Section): Words[Section] {
  const words = [come.get(code), ...come.values()].find((sections) => sections?.[section] !== undefined);
  if (words?.[section] === undefined) throw new Error(`${section}: shown before its words have come`);
  return words[section];
}

/** Says that the page speaks from a file from now on: whichever language is loaded next brings it. */
export function speakFrom(file: TextFile): void {
  spoken = Math.max(spoken, countUpTo(file));
}

/** Loads what a language says up to a file, from which the page speaks then. */
export async function loadWords(code: LanguageCode, file: TextFile): Promise<void> {
  await bring(code, countUpTo(file));
  speakFrom(file);
}

/** Loads a language with all that the parts which have come say in it. */
export async function loadLanguage(code: LanguageCode): Promise<Language> {
  const count = spoken;
  const [language] = await Promise.all([LANGUAGE_ROWS[code].page(), bring(code, count)]);
  // Another part may have come meanwhile.
  return count < spoken ? loadLanguage(code) : language;
}

async function bring(code: LanguageCode, count: number): Promise<void> {
  const files = await Promise.all(LATER.slice(0, count).map((file) => LANGUAGE_ROWS[code][file]()));
  come.set(code, Object.assign({}, come.get(code), ...files));
}

/** How many of the later files a part has whose words stand in this one. */
function countUpTo(file: TextFile): number {
  return file === 'page' ? 0 : LATER.indexOf(file) + 1;
}
