/** The texts of the questions. */
import { loadPredictWords } from '../../words/predictWords.ts';
import { keptWordsHook } from '../wordsHook.ts';

export const usePredictWords = keptWordsHook(loadPredictWords);
