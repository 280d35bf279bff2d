/**
 * The texts of the questions, in the chosen language. The first time a component that asks waits until they
 * have come; afterwards the old ones stay until there are others.
 */
import { use, useDeferredValue } from 'react';
import type { LanguageCode } from '../../words/language.ts';
import { loadPredictWords, type PredictWords } from '../../words/predictWords.ts';
import { useSession } from '../useSession.ts';

const loading = new Map<LanguageCode, Promise<PredictWords>>();

export function usePredictWords(): PredictWords {
  const code = useDeferredValue(useSession((state) => state.language.code));
  const words = loading.get(code) ?? loadPredictWords(code);
  loading.set(code, words);
  return use(words);
}
