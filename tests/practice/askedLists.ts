/** Exercises about OPEN and CLOSED: how they are asked and marked. */
import { seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { chooseParts, type Exercise } from '../../src/practice/exercise.ts';
import type { Wish } from '../../src/practice/formats/wish.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import type { Task } from '../../src/practice/task.ts';

/** The lists that are written, by their place on the sheet. */
export type Written = ReadonlyMap<number, readonly NodeId[]>;

export const about = (tree: GameTree): Task => ({ tree, algorithm: 'two-phase', rules: DEFAULT_RULES });

export function asking(task: Task, wish: Wish = {}): Exercise {
  const parts = chooseParts(['lists'], task, seeded(1), new Map(), wish);
  if (parts === null) throw new Error('lists cannot be asked for');
  return { ...task, parts };
}

export function passesOf(exercise: Exercise): readonly number[] {
  const asked = exercise.parts[0]!.part;
  if (asked.kind !== 'lists') throw new Error(asked.kind);
  return asked.after;
}

export function gradeOf(exercise: Exercise, lists: Written) {
  return gradeExercise(exercise, { ...BLANK_ANSWER, lists }, rightAnswer(exercise)).parts[0]!;
}
