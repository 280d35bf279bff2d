/** The exercises that a class was asked, each made and searched once for all who were asked the same. */
import { type RightAnswer, rightAnswer } from '../../practice/answer.ts';
import type { Exercise, SetItem } from '../../practice/index.ts';
import { setExercise } from './setExercise.ts';
import { remembered, type SetTrees } from './setTrees.ts';

/** A variant of an item as it was asked, with its right answer. */
export interface AskedExercise {
  readonly exercise: Exercise;
  readonly right: RightAnswer;
}

interface AskedItem {
  readonly item: SetItem;
  readonly variant: number;
}

/** By the functions that make trees: the function that makes exercises of them. */
const made = new WeakMap<SetTrees, (asked: AskedItem) => AskedExercise | 'refused'>();

/** Returns a variant of an item; null when it cannot be asked. */
export function askedExercise(item: SetItem, variant: number, trees: SetTrees): AskedExercise | null {
  const known = made.get(trees) ?? makerOf(trees);
  made.set(trees, known);
  const asked = known({ item, variant });
  return asked === 'refused' ? null : asked;
}

function makerOf(trees: SetTrees): (asked: AskedItem) => AskedExercise | 'refused' {
  return remembered(
    ({ item, variant }: AskedItem) => `${variant} ${JSON.stringify(item)}`,
    ({ item, variant }) => {
      const found = setExercise(item, variant, trees);
      return found.ok ? { exercise: found.exercise, right: rightAnswer(found.exercise) } : 'refused';
    },
  );
}
