/** The texts of a part of the page, for its components. */
import type { LanguageCode } from '../../words/language.ts';
import { type Texts, textsFrom } from '../../words/texts.ts';
import { useSession } from './useSession.ts';

/** A hook that gives the texts in the chosen language; they come before the part is shown. See part.tsx. */
export function wordsHook<Words>(load: (code: LanguageCode) => Promise<Words>): () => Words {
  return hookOf(textsFrom(load));
}

/** The same of texts that others than components ask for, too. */
export function hookOf<Words>(texts: Texts<Words>): () => Words {
  return function useWordsOfPart() {
    return texts.in(useSession((state) => state.language.code));
  };
}
