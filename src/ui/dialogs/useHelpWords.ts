/** The texts of the help. */
import { loadHelpWords } from '../../words/helpWords.ts';
import { wordsHook } from '../wordsHook.ts';

export const useHelpWords = wordsHook(loadHelpWords);
