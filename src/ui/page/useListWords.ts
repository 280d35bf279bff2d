import { loadListWords } from '../../words/lateWords.ts';
import { wordsHook } from './wordsHook.ts';

/** The texts of lists and phases. */
export const useListWords = wordsHook(loadListWords);
