/** The texts of editing. */
import { loadEditWords } from '../../words/lateWords.ts';
import { wordsHook } from './wordsHook.ts';

export const useEditWords = wordsHook(loadEditWords);
