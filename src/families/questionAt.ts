import type { AnyRun } from '../core/index.ts';
import { ASK } from '../practice/predict/ask.ts';
import type { Question } from '../practice/predict/question.ts';
import { familyOf } from './index.ts';

/**
 * Returns the question to put to the reader before the state after `step` events (1 … length) is revealed, of the kinds
 * that the run's family has; null when there is none.
 */
export function questionAt(run: AnyRun, step: number): Question | null {
  const asking = new Set(familyOf(run).questions.map((kind) => ASK[kind]));
  for (const ask of asking) {
    const question = ask(run, step);
    if (question !== null) return question;
  }
  return null;
}
