/** The texts about the course. */
import { loadCourseWords } from '../../words/lateWords.ts';
import { wordsHook } from './wordsHook.ts';

export const useCourseWords = wordsHook(loadCourseWords);
