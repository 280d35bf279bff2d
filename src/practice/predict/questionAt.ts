import { assertNever } from '../../core/assertNever.ts';
import type { Trace } from '../../core/run/trace.ts';
import { handsWindow } from '../../core/search/algorithms.ts';
import { cutQuestion } from './cutQuestion.ts';
import { ownerQuestion } from './ownerQuestion.ts';
import type { Question } from './question.ts';
import { valueQuestion } from './valueQuestion.ts';
import { windowQuestion } from './windowQuestion.ts';

/** The question to be answered before the state after `step` events (1 … length) is shown; null for none. */
export function questionAt(trace: Trace, step: number): Question | null {
  const kind = trace.kindAt(step);
  switch (kind) {
    case 'enter':
      return handsWindow(trace.algorithm) ? windowQuestion(trace, step) : null;
    case 'update': {
      const { tree } = trace;
      const isLast = tree.childIndex(trace.childAt(step)) === tree.moveCount(trace.nodeAt(step)) - 1;
      return isLast ? valueQuestion(trace, step) : cutQuestion(trace, step);
    }
    case 'cutoff':
      return ownerQuestion(trace, step);
    case 'exit':
      return trace.cutStep(trace.nodeAt(step), step) > 0 ? valueQuestion(trace, step) : null;
    case 'leaf':
    case 'horizon':
    case 'halt':
    case 'pass':
      return null;
    default:
      return assertNever(kind);
  }
}
