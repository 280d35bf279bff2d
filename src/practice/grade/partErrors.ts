/** What is wrong with one part of an answer, counted, and where. */
import type { NodeId } from '../../core/tree/nodeId.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import type { Answer } from '../answer.ts';
import type { Exercise, Part } from '../exercise.ts';
import type { RightAnswer } from '../rightAnswer.ts';
import { NO_ERRORS, type PartErrors } from './difference.ts';
import { valueErrors, windowErrors } from './entryErrors.ts';
import { crossingErrors, leafOrderErrors, lineErrors } from './leafErrors.ts';
import { leavesInOrder } from './leavesInOrder.ts';
import { isSameInterval } from './sameInterval.ts';

/** One thing was asked, and it is wrong. */
function oneError(node: NodeId, isBlank: boolean): PartErrors {
  return { differences: [{ node, fault: isBlank ? 'blank' : 'wrong' }], errors: 1, isBlanket: true };
}

/** Compares one part of the sheet with the right one. */
export function partErrors(exercise: Exercise, part: Part, given: Answer, right: RightAnswer): PartErrors {
  const { tree } = exercise;
  switch (part.kind) {
    case 'values':
      return valueErrors(tree, given.values, right);
    case 'windows':
      return windowErrors(part, given.windows, right);
    case 'crossing':
      return crossingErrors(tree, given.crossing, right);
    case 'leafOrder':
      return leafOrderErrors(tree, given.leafOrder, right.answer.leafOrder);
    case 'leafCount':
      return given.leafCount === right.answer.leafCount
        ? NO_ERRORS
        : oneError(ROOT, given.leafCount === null);
    case 'move':
      return given.move === right.answer.move
        ? NO_ERRORS
        : oneError(given.move ?? right.answer.move ?? ROOT, given.move === null);
    case 'line':
      return lineErrors(given.line, right.answer.line);
    case 'reorder': {
      const leaves = leavesInOrder(exercise, given.reorder);
      const more = leaves - leavesInOrder(exercise, right.answer.reorder);
      if (more <= 0) return NO_ERRORS;
      const differences = [{ node: ROOT, fault: 'wrong' }] as const;
      // An order no better than the tree's own is worth what leaving it alone is.
      return { differences, errors: more, isBlanket: leaves >= leavesInOrder(exercise, new Map()) };
    }
    case 'interval':
      return isSameInterval(given.interval, right.answer.interval)
        ? NO_ERRORS
        : oneError(part.branch, given.interval === null);
  }
}
