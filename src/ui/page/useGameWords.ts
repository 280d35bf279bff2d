/** The texts of games. */
import { loadGameWords } from '../../words/lateWords.ts';
import { wordsHook } from './wordsHook.ts';

export const useGameWords = wordsHook(loadGameWords);
