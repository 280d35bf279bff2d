import { PREDICTING, type PredictingState } from '../../session/predicting.ts';
import { loadPredictWords } from '../../words/predictWords.ts';
import { useSlice } from '../page/useSession.ts';
import { wordsHook } from '../page/wordsHook.ts';

/** A part of what is asked; the component renders again only when that part changes. */
export function usePredicting<T>(selector: (state: PredictingState) => T): T {
  return useSlice(PREDICTING, selector);
}

/** The texts of the questions. */
export const usePredictWords = wordsHook(loadPredictWords);
