/** The texts about EVAL. */
import { loadEvaluationWords } from '../../words/lateWords.ts';
import { wordsHook } from './wordsHook.ts';

export const useEvaluationWords = wordsHook(loadEvaluationWords);
