/** The texts of the help, in the chosen language; a component that asks waits until they have come. */
import { use } from 'react';
import { type HelpWords, loadHelpWords } from '../../words/helpWords.ts';
import type { LanguageCode } from '../../words/language.ts';
import { useSession } from '../useSession.ts';

const loading = new Map<LanguageCode, Promise<HelpWords>>();

export function useHelpWords(): HelpWords {
  const code = useSession((state) => state.language.code);
  const words = loading.get(code) ?? loadHelpWords(code);
  loading.set(code, words);
  return use(words);
}
