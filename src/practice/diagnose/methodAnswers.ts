/** What each faulty method would have written on the sheet. */
import type { GameTree } from '../../core/tree/gameTree.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import { type Answer, BLANK_ANSWER } from '../answer.ts';
import { answerOfRun, momentOfWindows, sparingValues } from '../answerOfRun.ts';
import type { Exercise, Part, PartKind } from '../exercise.ts';
import { partErrors } from '../grade/partErrors.ts';
import type { MethodRun } from '../methods/methodRun.ts';
import { runOf } from '../methods/methods.ts';
import { only, type Suspicion } from '../methods/suspicion.ts';
import { METHODS, type MethodName } from '../misconception.ts';
import type { RightAnswer } from '../rightAnswer.ts';

export interface MethodAnswer extends Suspicion {
  readonly run: MethodRun;
  readonly answer: Answer;
}

/** The sheets of those of the methods, all if not said, that have one for this exercise. */
export function methodAnswers(
  exercise: Exercise,
  names: readonly MethodName[] = METHODS,
): readonly MethodAnswer[] {
  return answersUnder(exercise, names.map(only));
}

/** The sheets of whoever goes wrong in these ways, where there is one. */
export function answersUnder(exercise: Exercise, suspicions: readonly Suspicion[]): readonly MethodAnswer[] {
  const interval = exercise.parts.find(({ part }) => part.kind === 'interval')?.part;
  return suspicions.flatMap((suspicion) => {
    const run = runOf(exercise, suspicion);
    if (run === null) return [];
    const spans =
      interval?.kind === 'interval' && IN_RULES.includes(suspicion.method)
        ? sparingValues({ ...exercise, rules: run.trace.rules }, interval)
        : null;
    const answer = answerOfRun(run, momentOfWindows(exercise));
    const values = withReturnedValue(exercise.tree, run, answer.values);
    return { ...suspicion, run, answer: { ...BLANK_ANSWER, ...answer, values, interval: spans } };
  });
}

/** Whoever searches so takes what comes back at the root for its value, though it may not be proved. */
function withReturnedValue(tree: GameTree, { trace }: MethodRun, values: Answer['values']): Answer['values'] {
  const { result } = trace;
  if (tree.isLeaf(ROOT) || !result.ok) return values;
  return new Map(values).set(ROOT, { low: result.value, high: result.value });
}

/** Methods that are the search itself under another rule, so that what they would cut can be analysed. */
const IN_RULES: readonly MethodName[] = ['parent-only', 'other-equality'];

/** Parts that a method's sheet is blank in, whatever the method. */
const UNSAID: readonly PartKind[] = ['reorder'];

/** Whether the method writes something into the part. */
export function speaksOf({ method }: MethodAnswer, { kind }: Part): boolean {
  if (UNSAID.includes(kind)) return false;
  return kind !== 'interval' || IN_RULES.includes(method);
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
