import { assertNever } from '../../core/assertNever.ts';
import { ALGORITHM } from '../../core/search/algorithms.ts';
import type { Trace } from '../../core/trace/trace.ts';
import { CUTOFF } from '../../core/trace/traceLog.ts';
import { cutQuestion } from './cutQuestion.ts';
import { ownerQuestion } from './ownerQuestion.ts';
import type { Question } from './question.ts';
import { valueQuestion } from './valueQuestion.ts';
import { windowQuestion } from './windowQuestion.ts';

/** The question to be answered before the state after `step` events (1 … length) is shown; null for none. */
export function questionAt(trace: Trace, step: number): Question | null {
  const { tree, log } = trace;
  const kind = trace.kindAt(step);
  switch (kind) {
    case 'enter':
      return ALGORITHM[trace.algorithm].hasWindow ? windowQuestion(trace, step) : null;
    case 'update': {
      const isLast = tree.childIndex(log.node(step - 1)) === tree.childCount(log.node(step)) - 1;
      return isLast ? valueQuestion(trace, step) : cutQuestion(trace, step);
    }
    case 'cutoff':
      return ownerQuestion(trace, step);
    case 'exit':
      return log.kind(step - 1) === CUTOFF ? valueQuestion(trace, step) : null;
    case 'leaf':
    case 'halt':
      return null;
    default:
      return assertNever(kind);
  }
}
