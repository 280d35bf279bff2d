/** Computes marks. Each part of an answer is marked by itself, from its errors. */
import type { PractisedRun } from '../../core/index.ts';
import { type Answer, type RightAnswer, runOf } from '../answer.ts';
import {
  type AskedPart,
  type Exercise,
  formatOf,
  type Part,
  type PartKind,
  type Penalty,
} from '../exercise.ts';
import type { Marked } from '../formats/format.ts';
import { taskOfPart } from '../searches.ts';
import type { PartErrors } from './difference.ts';

export interface PartGrade extends PartErrors {
  readonly kind: PartKind;
  readonly isRight: boolean;
  /** the marks that the student reached, rounded to hundredths */
  readonly points: number;
  readonly marks: number;
}

export interface Grade {
  /** the marks of each part, in the order of the exercise's parts */
  readonly parts: readonly PartGrade[];
  readonly points: number;
  readonly marks: number;
  readonly isRight: boolean;
}

/** Marks every part of an answer. */
export function gradeExercise(exercise: Exercise, answer: Answer, right: RightAnswer): Grade {
  const parts = exercise.parts.map((asked) => gradePart(exercise, asked, answer, right));
  return {
    parts,
    points: inHundredths(parts.reduce((sum, { points }) => sum + points, 0)),
    marks: inHundredths(parts.reduce((sum, { marks }) => sum + marks, 0)),
    isRight: parts.every(({ isRight }) => isRight),
  };
}

/** A student's answer to an exercise together with the right answer. */
export interface Marking {
  readonly exercise: Exercise;
  readonly given: Answer;
  readonly right: RightAnswer;
}

/** Returns one part of a student's answer together with the right answer to the part and its run. */
export function markedPart(
  part: Part,
  { exercise, given, right }: Marking,
): Marked<Part, unknown, PractisedRun> {
  const { kind } = part;
  return {
    task: taskOfPart(exercise, kind),
    part,
    given: given[kind],
    right: right.answer[kind],
    run: runOf(right, kind),
  };
}

/** Counts the errors in one part of an answer and finds the wrong entries. */
export function partErrors(exercise: Exercise, part: Part, given: Answer, right: RightAnswer): PartErrors {
  return formatOf(part.kind).grade(markedPart(part, { exercise, given, right }));
}

function gradePart(
  exercise: Exercise,
  { part, marks, penalty }: AskedPart,
  answer: Answer,
  right: RightAnswer,
): PartGrade {
  const errors = partErrors(exercise, part, answer, right);
  const isRight = errors.errors === 0;
  const points = isRight ? marks : inHundredths(pointsLeft(errors, marks, penalty));
  return { ...errors, kind: part.kind, isRight, points, marks };
}

/** Returns the marks that an answer to a part gets after its errors are deducted. */
function pointsLeft(
  { errors, entries, isBlanket, isAlike, isHalfRight }: PartErrors,
  marks: number,
  penalty: Penalty,
): number {
  if (isBlanket) return 0;
  if (isHalfRight === true) return penalty.kind === 'all' ? 0 : marks / 2;
  switch (penalty.kind) {
    case 'per-entry':
      return Math.max(0, marks - Math.min(penalty.marks, marks / Math.max(entries, 1)) * errors);
    case 'per-error':
      return isAlike === true ? 0 : Math.max(0, marks - penalty.marks * errors);
    case 'all':
      return 0;
  }
}

function inHundredths(marks: number): number {
  return Math.round(marks * 100) / 100;
}
