/**
 * The texts of a part of the page, which come with it. A part is shown once everything that it says has come,
 * and another language is spoken once all of it has: so nothing that is shown ever waits for its words.
 */
import type { LanguageCode } from './languages.ts';

export interface Texts<Words> {
  /** The texts in the language; in the one that came last where that is still on its way. */
  in(code: LanguageCode): Words;
  has(code: LanguageCode): boolean;
  load(code: LanguageCode): Promise<void>;
}

/** What the parts of the page that have come say. */
const spoken: Texts<unknown>[] = [];

/** Texts that every part has to have before it is shown whose code asks for them. */
export function textsFrom<Words>(load: (code: LanguageCode) => Promise<Words>): Texts<Words> {
  const come = new Map<LanguageCode, Words>();
  const texts: Texts<Words> = {
    in(code) {
      const words = come.get(code) ?? [...come.values()].at(-1);
      if (words === undefined) throw new Error('shown before its words have come');
      return words;
    },
    has: (code) => come.has(code),
    async load(code) {
      come.set(code, await load(code));
    },
  };
  spoken.push(texts);
  return texts;
}

/** Loads everything that the parts which have come say in the language; what failed is asked for again. */
export async function loadTexts(code: LanguageCode): Promise<void> {
  const missing = () => spoken.filter((texts) => !texts.has(code));
  // Another part may come meanwhile.
  while (missing().length > 0) await Promise.all(missing().map((texts) => texts.load(code)));
}
