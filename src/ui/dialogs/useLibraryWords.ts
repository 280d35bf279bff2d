/** The texts of the library's dialog; a component that asks waits until they have come. */
import { use } from 'react';
import type { LanguageCode } from '../../words/language.ts';
import { type LibraryWords, loadLibraryWords } from '../../words/libraryWords.ts';
import { useSession } from '../useSession.ts';

const loading = new Map<LanguageCode, Promise<LibraryWords>>();

export function useLibraryWords(): LibraryWords {
  const code = useSession((state) => state.language.code);
  const words = loading.get(code) ?? loadLibraryWords(code);
  loading.set(code, words);
  return use(words);
}
