/** The texts of the progress, in the chosen language; a component that asks waits until they have come. */
import { use } from 'react';
import type { LanguageCode } from '../../words/language.ts';
import { loadProgressWords, type ProgressWords } from '../../words/progressWords.ts';
import { useSession } from '../useSession.ts';

const loading = new Map<LanguageCode, Promise<ProgressWords>>();

export function useProgressWords(): ProgressWords {
  const code = useSession((state) => state.language.code);
  const words = loading.get(code) ?? loadProgressWords(code);
  loading.set(code, words);
  return use(words);
}
