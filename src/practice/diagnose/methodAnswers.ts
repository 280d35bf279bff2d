/** What each faulty method would have written on the sheet. */
import { type Answer, BLANK_ANSWER } from '../answer.ts';
import { answerOfRun, sparingValues } from '../answerOfRun.ts';
import type { Exercise, Part, PartKind } from '../exercise.ts';
import { partErrors } from '../grade/partErrors.ts';
import type { MethodRun } from '../methods/methodRun.ts';
import { methodRuns } from '../methods/methods.ts';
import type { MethodName } from '../misconception.ts';
import type { RightAnswer } from '../rightAnswer.ts';

export interface MethodAnswer {
  readonly method: MethodName;
  readonly run: MethodRun;
  readonly answer: Answer;
}

/** The sheets of all methods that have one for this exercise. */
export function methodAnswers(exercise: Exercise): readonly MethodAnswer[] {
  return Array.from(methodRuns(exercise), ([method, run]) => {
    const interval = exercise.parts.find(({ part }) => part.kind === 'interval')?.part;
    const spans =
      interval?.kind === 'interval' && IN_RULES.includes(method)
        ? sparingValues({ ...exercise, rules: run.trace.rules }, interval)
        : null;
    return { method, run, answer: { ...BLANK_ANSWER, ...answerOfRun(run), interval: spans } };
  });
}

/** Methods that are the search itself under another rule, so that what they would cut can be analysed. */
const IN_RULES: readonly MethodName[] = ['parent-only', 'other-equality'];

/** Parts that a method's sheet is blank in, whatever the method. */
const UNSAID: readonly PartKind[] = ['reorder'];

/** Whether the method writes something into the part. */
export function speaksOf({ method }: MethodAnswer, { kind }: Part): boolean {
  if (UNSAID.includes(kind)) return false;
  if (kind === 'interval') return IN_RULES.includes(method);
  return method !== 'last-of-equals' || kind === 'move' || kind === 'line';
}

/** Whether the sheet and the method's have the same in the part, by the measure of grading. */
export function writesSame(
  exercise: Exercise,
  part: Part,
  given: Answer,
  { run, answer }: MethodAnswer,
): boolean {
  const asRight: RightAnswer = { trace: run.trace, answer };
  return partErrors(exercise, part, given, asRight).errors === 0;
}
