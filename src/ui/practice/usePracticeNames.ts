/** What skills, formats and mistakes are called. */
import { loadPracticeNames } from '../../words/lateWords.ts';
import { wordsHook } from '../page/wordsHook.ts';

export const usePracticeNames = wordsHook(loadPracticeNames);
