/** Texts that come with what first needs them, once for each language. */
import { use, useDeferredValue } from 'react';
import type { LanguageCode } from '../words/language.ts';
import { useSession } from './useSession.ts';

/** A hook that gives the texts in the chosen language; a component that asks waits until they have come. */
export function wordsHook<Words>(load: (code: LanguageCode) => Promise<Words>): () => Words {
  const texts = onceALanguage(load);
  return function useWordsOfPart() {
    return use(texts(useSession((state) => state.language.code)));
  };
}

/** The same, but that after the first time the old texts stay until there are others. */
export function keptWordsHook<Words>(load: (code: LanguageCode) => Promise<Words>): () => Words {
  const texts = onceALanguage(load);
  return function useKeptWordsOfPart() {
    return use(texts(useDeferredValue(useSession((state) => state.language.code))));
  };
}

function onceALanguage<Words>(
  load: (code: LanguageCode) => Promise<Words>,
): (code: LanguageCode) => Promise<Words> {
  const loading = new Map<LanguageCode, Promise<Words>>();
  return (code) => {
    const words = loading.get(code) ?? load(code);
    loading.set(code, words);
    return words;
  };
}
