/** The right answer sheet of an exercise, with the run it is read off. */
import type { Trace } from '../core/run/trace.ts';
import { type Answer, BLANK_ANSWER } from './answer.ts';
import { answerOfRun, bestOrder, momentOfWindows, sparingValues } from './answerOfRun.ts';
import type { Exercise } from './exercise.ts';
import { rightRun } from './methods/methods.ts';

export interface RightAnswer {
  readonly trace: Trace;
  readonly answer: Answer;
}

/** Throws where the search of the exercise ends without a value: such a tree cannot be asked about. */
export function rightAnswer(exercise: Exercise): RightAnswer {
  const run = rightRun(exercise);
  if (!run.trace.result.ok) throw new Error(`the search halts: ${run.trace.result.halt.reason}`);
  const asks = (kind: 'reorder' | 'interval') => exercise.parts.find(({ part }) => part.kind === kind)?.part;
  const interval = asks('interval');
  return {
    trace: run.trace,
    answer: {
      ...BLANK_ANSWER,
      ...answerOfRun(run, momentOfWindows(exercise)),
      reorder: asks('reorder') === undefined ? BLANK_ANSWER.reorder : bestOrder(exercise.tree),
      interval: interval?.kind === 'interval' ? sparingValues(exercise, interval) : null,
    },
  };
}
