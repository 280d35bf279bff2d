/** Computes what each faulty method would have written on the sheet. */
import type { RecursionRun } from '../../core/run/anyRun.ts';
import { type Answer, answerBy, askedOf, isAbout, type RightAnswer } from '../answer.ts';
import type { Exercise, Part, PartKind } from '../exercise.ts';
import { partErrors } from '../grade/gradeExercise.ts';
import { runMethod, type Suspicion, suspectOnly } from '../methods/methods.ts';
import { METHODS, type MethodName } from '../misconception.ts';
import { canPractise } from '../task.ts';

export interface MethodAnswer extends Suspicion {
  readonly run: RecursionRun;
  readonly answer: Answer;
  /** the parts into which the method writes nothing */
  readonly unsaid: readonly PartKind[];
}

/** Returns the sheets of the given methods, by default all, that have one for this exercise. */
export function methodAnswers(
  exercise: Exercise,
  names: readonly MethodName[] = METHODS,
): readonly MethodAnswer[] {
  return answersUnder(exercise, names.map(suspectOnly));
}

/** Returns the sheets of someone with these mistakes, where there is one. */
export function answersUnder(exercise: Exercise, suspicions: readonly Suspicion[]): readonly MethodAnswer[] {
  return suspicions.flatMap((suspicion) => {
    const methodRun = runMethod(exercise, suspicion);
    if (methodRun === null) return [];
    const unsaid: PartKind[] = [];
    const { algorithm, tree } = methodRun.run;
    const searched = canPractise(algorithm, tree) ? { ...exercise, algorithm, tree } : exercise;
    const answer = answerBy((format) => {
      if (!isAbout(format, methodRun)) return format.blank;
      // Someone who searches without pruning writes nothing about windows and crosses nothing out.
      if (algorithm !== exercise.algorithm && !format.suits(searched)) {
        unsaid.push(format.kind);
        return format.blank;
      }
      const asked = askedOf(exercise, format);
      if (format.answerBy === undefined) return format.answerOf(methodRun, asked);
      const given = format.answerBy(methodRun, asked, suspicion.method);
      if (given === null) unsaid.push(format.kind);
      return given ?? format.blank;
    });
    return { ...suspicion, run: methodRun.run, answer, unsaid };
  });
}

/** Whether the method writes something into the part. */
export function speaksOf({ unsaid }: MethodAnswer, { kind }: Part): boolean {
  return !unsaid.includes(kind);
}

/** Whether the sheet and the method's sheet agree in the part, by the measure of grading. */
export function writesSame(exercise: Exercise, part: Part, given: Answer, method: MethodAnswer): boolean {
  const right = method;
  return partErrors(exercise, part, given, right).errors === 0;
}

/** Whether a method's answer is wrong in a part that the method fills in. */
export function writesWrong(exercise: Exercise, method: MethodAnswer, { answer }: RightAnswer): boolean {
  return exercise.parts.some(
    ({ part }) => speaksOf(method, part) && !writesSame(exercise, part, answer, method),
  );
}

/**
 * Whether the answers of two methods differ in a part that both fill in. Only then can an answer tell which was used.
 */
export function writeDifferently(exercise: Exercise, one: MethodAnswer, other: MethodAnswer): boolean {
  return exercise.parts.some(
    ({ part }) =>
      speaksOf(one, part) && speaksOf(other, part) && !writesSame(exercise, part, one.answer, other),
  );
}

/** Returns which of the methods that an exercise tells apart was used for the answer; null for none. */
export function shownBy(
  exercise: Exercise,
  given: Answer,
  suspicions: readonly Suspicion[],
): Suspicion | null {
  const sheet = answersUnder(exercise, suspicions).find((one) =>
    exercise.parts.every(({ part }) => !speaksOf(one, part) || writesSame(exercise, part, given, one)),
  );
  return sheet === undefined ? null : { method: sheet.method, form: sheet.form, also: sheet.also };
}
