/** The texts of the questions. */
import { loadPredictWords } from '../../words/predictWords.ts';
import { wordsHook } from '../wordsHook.ts';

export const usePredictWords = wordsHook(loadPredictWords);
