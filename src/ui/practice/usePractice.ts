/** The exercise at hand and the texts of practising. */

import { PRACTICE, type Practice } from '../../session/practice/practice.ts';
import type { LanguageCode } from '../../words/language.ts';
import { loadPracticeNames, type PracticeNames } from '../../words/practiceNames.ts';
import { loadPracticeWords, type PracticeWords } from '../../words/practiceWords.ts';
import { useSlice } from '../page/useSession.ts';
import { wordsHook } from '../page/wordsHook.ts';

// Together, so that a component that asks for both waits once.
const useBoth = wordsHook((code: LanguageCode) =>
  Promise.all([loadPracticeWords(code), loadPracticeNames(code)]),
);

export function usePractice(): Practice | null {
  return useSlice(PRACTICE, (state) => state.practice);
}

export function usePracticeWords(): PracticeWords {
  return useBoth()[0];
}

export function usePracticeNames(): PracticeNames {
  return useBoth()[1];
}
