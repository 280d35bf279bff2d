/** The texts of editing, in the chosen language; a component that asks waits until they have come. */
import { use } from 'react';
import { type EditWords, loadEditWords } from '../../words/editWords.ts';
import type { LanguageCode } from '../../words/language.ts';
import { useSession } from '../useSession.ts';

const loading = new Map<LanguageCode, Promise<EditWords>>();

export function useEditWords(): EditWords {
  const code = useSession((state) => state.language.code);
  const words = loading.get(code) ?? loadEditWords(code);
  loading.set(code, words);
  return use(words);
}
