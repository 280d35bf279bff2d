/** The texts of the progress. */
import { loadProgressWords } from '../../words/progressWords.ts';
import { wordsHook } from '../page/wordsHook.ts';

export const useProgressWords = wordsHook(loadProgressWords);
