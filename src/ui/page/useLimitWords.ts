/** The texts about limits and passes. */
import { loadLimitWords } from '../../words/lateWords.ts';
import { wordsHook } from './wordsHook.ts';

export const useLimitWords = wordsHook(loadLimitWords);
