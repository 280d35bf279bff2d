import { loadLessonWords } from '../../words/lateWords.ts';
import { wordsHook } from '../page/wordsHook.ts';

export const useLessonWords = wordsHook(loadLessonWords);
