/** The texts of the help. */
import { loadHelpWords } from '../../words/helpWords.ts';
import { wordsHook } from '../page/wordsHook.ts';

export const useHelpWords = wordsHook(loadHelpWords);
