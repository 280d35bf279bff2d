/**
 * Marks exercises in which both equality rules are accepted: the whole answer is marked under the rule that
 * gives it more marks.
 */
import { hasSetting } from '../../core/search/algorithms.ts';
import { type Answer, type RightAnswer, rightAnswer } from '../answer.ts';
import type { Exercise } from '../exercise.ts';
import { otherCutoff } from '../methods/methods.ts';
import { type Grade, gradeExercise } from './gradeExercise.ts';

/** An exercise under one equality rule, with the right answer under this rule. */
export interface Ruled {
  readonly exercise: Exercise;
  readonly right: RightAnswer;
}

/** An exercise under one equality rule, with the marks of an answer under this rule. */
export interface Marked extends Ruled {
  readonly grade: Grade;
}

/**
 * Returns the exercise with both equality rules accepted when `isEither` is true and the algorithm has an
 * equality rule; otherwise unchanged.
 */
export function accepting(exercise: Exercise, isEither: boolean): Exercise {
  return isEither && hasSetting(exercise.algorithm, 'cutoff')
    ? { ...exercise, either: exercise.rules.cutoff }
    : exercise;
}

/** Returns the exercise under each accepted equality rule, the exercise's own rule first. */
export function underEach(exercise: Exercise): readonly Exercise[] {
  const { either, rules } = exercise;
  if (either === undefined) return [exercise];
  return [either, otherCutoff(either)].map((cutoff) => ({ ...exercise, rules: { ...rules, cutoff } }));
}

/**
 * Marks an answer under the accepted equality rule that gives it more marks or, when the marks are equal,
 * fewer errors; otherwise under the exercise's own rule.
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
