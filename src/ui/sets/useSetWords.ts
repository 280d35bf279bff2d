/** The texts of sets and what their trees are made of; a component that asks waits until they have come. */
import { use } from 'react';
import { loadSetTrees, type SetTrees } from '../../session/sets/setTrees.ts';
import type { LanguageCode } from '../../words/language.ts';
import { loadSetWords, type SetWords } from '../../words/setWords.ts';
import { useSession } from '../useSession.ts';

const loading = new Map<LanguageCode, Promise<SetWords>>();

export function useSetWords(): SetWords {
  const code = useSession((state) => state.language.code);
  const words = loading.get(code) ?? loadSetWords(code);
  loading.set(code, words);
  return use(words);
}

export function useSetTrees(): SetTrees {
  return use(loadSetTrees());
}
