/** The terms in words, and what is said around them. */
import { loadGlossary } from '../../words/lateWords.ts';
import { wordsHook } from '../page/wordsHook.ts';

export const useGlossaryWords = wordsHook(loadGlossary);
