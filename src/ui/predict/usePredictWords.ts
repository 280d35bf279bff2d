/** The texts of the questions. */
import { loadPredictWords } from '../../words/predictWords.ts';
import { wordsHook } from '../page/wordsHook.ts';

export const usePredictWords = wordsHook(loadPredictWords);
