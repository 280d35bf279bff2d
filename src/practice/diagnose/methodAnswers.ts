/** Computes the answer sheet that each faulty method would give for an exercise. */
import type { PractisedRun } from '../../core/index.ts';
import { type Answer, answerBy, askedOf, isAbout, type RightAnswer } from '../answer.ts';
import { type Exercise, formatOf, kindShowing, type Part, type PartKind } from '../exercise.ts';
import { partErrors } from '../grade/gradeExercise.ts';
import { isAnotherIn, runMethod, SUSPICIONS, type Suspicion, suspectOnly } from '../methods/methods.ts';
import type { Simulated } from '../methods/mistakenSimulation.ts';
import { METHODS, type MethodName } from '../misconception.ts';
import { canPractise } from '../task.ts';

export interface MethodAnswer extends Suspicion {
  readonly run: PractisedRun;
  readonly answer: Answer;
  /** the kinds of parts that the method leaves empty */
  readonly unsaid: readonly PartKind[];
  /** the iterations of a faulty simulation; absent for other methods */
  readonly simulated?: Simulated;
}

/**
 * Returns the answer sheets of the named methods, by default all methods; a method that gives no answer to
 * this exercise is omitted.
 */
export function methodAnswers(
  exercise: Exercise,
  names: readonly MethodName[] = METHODS,
): readonly MethodAnswer[] {
  return answersUnder(exercise, names.map(suspectOnly));
}

/**
 * Returns the answer sheet for each suspected mistake; a mistake that gives no answer to this exercise is
 * omitted.
 */
export function answersUnder(exercise: Exercise, suspicions: readonly Suspicion[]): readonly MethodAnswer[] {
  const kinds = exercise.parts.map(({ part }) => part.kind);
  return suspicions.flatMap((suspicion) => {
    const shownBy = kindShowing(suspicion.method);
    if (shownBy !== null && !kinds.includes(shownBy)) return [];
    const methodRun = runMethod(exercise, suspicion);
    if (methodRun === null) return [];
    const unsaid: PartKind[] = [];
    const { algorithm, tree } = methodRun.run;
    const searched = canPractise(algorithm, tree) ? { ...exercise, algorithm, tree } : exercise;
    const answer = answerBy((format) => {
      if (!isAbout(format, methodRun)) {
        // A student who searches without pruning searches nothing again, so the method gives no answer.
        if (askedOf(exercise, format) !== null) unsaid.push(format.kind);
        return format.blank;
      }
      // A student who searches without pruning writes no windows and crosses nothing out, so the method
      // leaves such parts empty.
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
    const { run, simulated } = methodRun;
    return { ...suspicion, run, answer, unsaid, ...(simulated !== undefined && { simulated }) };
  });
}

/**
 * Two simultaneous mistakes are looked for only in trees with at most this many leaves; in larger trees,
 * pairs of mistakes could not be told apart.
 */
const MOST_LEAVES_OF_TWO = 500;

/** Returns the answers of all mistakes that may explain an answer to the exercise. */
export function suspectedAnswers(exercise: Exercise): readonly MethodAnswer[] {
  const isOfAScreen = exercise.tree.leafCount <= MOST_LEAVES_OF_TWO;
  const suspected = SUSPICIONS.filter(
    ({ method, also }) => (isOfAScreen || also === null) && !isAnotherIn(exercise, method),
  );
  return acceptedIn(exercise, answersUnder(exercise, suspected));
}

/**
 * Returns the faulty methods without those that change the equality rule, alone or with another mistake, when
 * the exercise accepts answers under both equality rules.
 */
function acceptedIn({ either }: Exercise, methods: readonly MethodAnswer[]): readonly MethodAnswer[] {
  if (either === undefined) return methods;
  return methods
    .filter(({ method }) => method !== 'other-equality')
    .map((one) => (one.also === 'other-equality' ? { ...one, also: null } : one));
}

/** Whether the method gives an answer to the part. */
export function speaksOf({ unsaid }: MethodAnswer, { kind }: Part): boolean {
  return !unsaid.includes(kind);
}

/** Whether the student's answer and the method's answer to a part count as equal when marked. */
export function writesSame(exercise: Exercise, part: Part, given: Answer, method: MethodAnswer): boolean {
  const { agrees } = formatOf(part.kind);
  if (agrees !== undefined) return agrees({ task: exercise, part }, given[part.kind], method);
  return partErrors(exercise, part, given, method).errors === 0;
}

/** Whether a faulty method gives a wrong answer in some part of the exercise that it answers. */
export function writesWrong(exercise: Exercise, method: MethodAnswer, { answer }: RightAnswer): boolean {
  return exercise.parts.some(
    ({ part }) => speaksOf(method, part) && !writesSame(exercise, part, answer, method),
  );
}

/**
 * Whether the answers of two methods differ in a part that both answer. Only then can a student's answer tell
 * which of the two was used.
 */
export function writeDifferently(exercise: Exercise, one: MethodAnswer, other: MethodAnswer): boolean {
  return exercise.parts.some(
    ({ part }) =>
      speaksOf(one, part) && speaksOf(other, part) && !writesSame(exercise, part, one.answer, other),
  );
}

/** Returns the first suspected mistake that gives the student's whole answer; null when none does. */
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
