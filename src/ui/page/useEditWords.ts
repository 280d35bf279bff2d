/** The texts of editing. */
import { loadEditWords } from '../../words/editWords.ts';
import { wordsHook } from './wordsHook.ts';

export const useEditWords = wordsHook(loadEditWords);
