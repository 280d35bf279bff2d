/** The texts of the progress. */
import { loadProgressWords } from '../../words/lateWords.ts';
import { wordsHook } from '../page/wordsHook.ts';

export const useProgressWords = wordsHook(loadProgressWords);
