/**
 * The kinds of questions that Predict asks, each with the function that asks it about a run; one function may
 * ask several kinds.
 */
import type { AnyRun } from '../../core/index.ts';
import { boundsQuestion } from './boundsQuestion.ts';
import { listQuestion } from './listQuestion.ts';
import type { Question, QuestionKind } from './question.ts';
import { simulationQuestion } from './simulationQuestion.ts';

/**
 * Returns the question that is asked before the state after `step` events (1 … length) is shown; null when
 * nothing is asked at this step.
 */
type Ask = (run: AnyRun, step: number) => Question | null;

export const ASK: Readonly<Record<QuestionKind, Ask>> = {
  value: boundsQuestion,
  window: boundsQuestion,
  cut: boundsQuestion,
  owner: boundsQuestion,
  open: listQuestion,
  closed: listQuestion,
  child: simulationQuestion,
  counts: simulationQuestion,
};
