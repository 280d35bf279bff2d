/** The exercise at hand and the texts of practising. */

import type { Exercise, PartKind } from '../../practice/exercise.ts';
import { hasSeveralSearches, taskOfPart } from '../../practice/searches.ts';
import { PRACTICE, type Practice } from '../../session/practice/practice.ts';
import { PRACTICE_TEXTS } from '../../session/practice/practiceTexts.ts';
import { useSlice, useWords } from '../page/useSession.ts';
import { hookOf } from '../page/wordsHook.ts';
import { usePracticeNames } from './usePracticeNames.ts';

export function usePractice(): Practice | null {
  return useSlice(PRACTICE, (state) => state.practice);
}

export const usePracticeWords = hookOf(PRACTICE_TEXTS);

/** What a part of an exercise is called: with its algorithm, where others are about another. */
export function usePartName(exercise: Exercise): (kind: PartKind) => string {
  const page = useWords();
  const words = usePracticeWords();
  const names = usePracticeNames();
  const hasSeveral = hasSeveralSearches(exercise);
  return (kind) => {
    const { name } = names.format[kind];
    return hasSeveral ? words.partBy(name, page.algorithm[taskOfPart(exercise, kind).algorithm]) : name;
  };
}
