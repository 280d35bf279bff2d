/** Hooks for the current exercise and for the names of its questions. */

import type { Exercise, PartKind } from '../../practice/index.ts';
import { hasSeveralSearches, taskOfPart } from '../../practice/searches.ts';
import { PRACTICE, type Practice } from '../../session/practice/practice.ts';
import { useSlice, useWords } from '../page/useSession.ts';

export function usePractice(): Practice | null {
  return useSlice(PRACTICE, (state) => state.practice);
}

/**
 * Returns a function that names a question; the name includes the algorithm when the exercise asks about
 * several.
 */
export function usePartName(exercise: Exercise): (kind: PartKind) => string {
  const page = useWords();
  const words = useWords('practice');
  const names = useWords('practiceNames');
  const hasSeveral = hasSeveralSearches(exercise);
  return (kind) => {
    const { name } = names.format[kind];
    return hasSeveral ? words.partBy(name, page.algorithm[taskOfPart(exercise, kind).algorithm]) : name;
  };
}
