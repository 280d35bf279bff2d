/** The texts of two searches side by side. */
import { loadCompareWords } from '../../words/lateWords.ts';
import { wordsHook } from '../page/wordsHook.ts';

export const useCompareWords = wordsHook(loadCompareWords);
