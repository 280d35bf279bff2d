/** The texts of the library’s dialog. */
import { loadLibraryWords } from '../../words/libraryWords.ts';
import { wordsHook } from '../page/wordsHook.ts';

export const useLibraryWords = wordsHook(loadLibraryWords);
