/** The texts of how searches grow. */
import { loadGrowthWords } from '../../words/lateWords.ts';
import { wordsHook } from '../page/wordsHook.ts';

export const useGrowthWords = wordsHook(loadGrowthWords);
