/** The exercise at hand and the texts of practising. */

import { PRACTICE, type Practice } from '../../session/practice/practice.ts';
import { PRACTICE_TEXTS } from '../../session/practice/practiceTexts.ts';
import { loadPracticeNames } from '../../words/lateWords.ts';
import { useSlice } from '../page/useSession.ts';
import { hookOf, wordsHook } from '../page/wordsHook.ts';

export function usePractice(): Practice | null {
  return useSlice(PRACTICE, (state) => state.practice);
}

export const usePracticeWords = hookOf(PRACTICE_TEXTS);

export const usePracticeNames = wordsHook(loadPracticeNames);
