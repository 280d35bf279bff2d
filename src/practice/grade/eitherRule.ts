/**
 * Exercises in which both equality rules are right: an answer is marked under the one rule that gives it the most
 * marks.
 */
import { hasSetting } from '../../core/search/algorithms.ts';
import { type Answer, type RightAnswer, rightAnswer } from '../answer.ts';
import type { Exercise } from '../exercise.ts';
import { otherCutoff } from '../methods/methods.ts';
import { type Grade, gradeExercise } from './gradeExercise.ts';

/** An exercise under the rule by which an answer is marked, with the right answer under it. */
export interface Ruled {
  readonly exercise: Exercise;
  readonly right: RightAnswer;
}

/** An exercise under one rule, with the marks of an answer. */
export interface Marked extends Ruled {
  readonly grade: Grade;
}

/** Returns the exercise with both rules accepted when the item says so and the search has such a rule. */
export function accepting(exercise: Exercise, isEither: boolean): Exercise {
  return isEither && hasSetting(exercise.algorithm, 'cutoff')
    ? { ...exercise, either: exercise.rules.cutoff }
    : exercise;
}

/** Returns the exercise under each accepted rule, its own first. */
export function underEach(exercise: Exercise): readonly Exercise[] {
  const { either, rules } = exercise;
  if (either === undefined) return [exercise];
  return [either, otherCutoff(either)].map((cutoff) => ({ ...exercise, rules: { ...rules, cutoff } }));
}

/**
 * Returns the marks of an answer under the rule that gives it more marks or fewer errors, else under the exercise's
 * own.
 */
export function markUnderBest(
  exercise: Exercise,
  answer: Answer,
  right: RightAnswer = rightAnswer(exercise),
): Marked {
  const [first, ...others] = underEach(exercise).map((under): Marked => {
    const rightUnder = under.rules.cutoff === exercise.rules.cutoff ? right : rightAnswer(under);
    return { exercise: under, right: rightUnder, grade: gradeExercise(under, answer, rightUnder) };
  });
  if (first === undefined) throw new Error('an exercise has a rule');
  return others.reduce((best, one) => (isBetter(one.grade, best.grade) ? one : best), first);
}

function isBetter(one: Grade, other: Grade): boolean {
  return one.points === other.points ? errorsIn(one) < errorsIn(other) : one.points > other.points;
}

function errorsIn({ parts }: Grade): number {
  return parts.reduce((sum, { errors }) => sum + errors, 0);
}
