/** What is wrong with one part of an answer, counted, and where. */
import type { NodeId } from '../../core/tree/nodeId.ts';
import { ROOT } from '../../core/tree/nodeId.ts';
import type { Answer } from '../answer.ts';
import type { Exercise, Part } from '../exercise.ts';
import type { RightAnswer } from '../rightAnswer.ts';
import { valueErrors, windowErrors } from './entryErrors.ts';
import { crossingErrors, leafOrderErrors, lineErrors } from './leafErrors.ts';
import { leavesInOrder } from './leavesInOrder.ts';
import { isSameInterval } from './sameInterval.ts';

/**
 * How an entry differs from the right one. `missed`: not crossed out, or not listed, though it should be;
 * `over`: crossed out or listed though it should not; `wrong`: another entry; `half`: a number where only
 * that bound is known, or a window of which one end is right; `blank`: no entry where there is one;
 * `extra`: an entry at what is never called; `misplaced`: in the list, but not at its place.
 */
export const FAULTS = ['missed', 'over', 'wrong', 'half', 'blank', 'extra', 'misplaced'] as const;
export type Fault = (typeof FAULTS)[number];

/** One wrong entry. */
export interface Difference {
  readonly node: NodeId;
  readonly fault: Fault;
}

export interface PartErrors {
  /** in the order in which the right run comes by them, as far as it does */
  readonly differences: readonly Difference[];
  /** how many errors that is; a half entry is half of one */
  readonly errors: number;
  /** nothing was given, or everything crossed out: no answer, where it is wrong */
  readonly isBlanket: boolean;
}

export const NO_ERRORS: PartErrors = { differences: [], errors: 0, isBlanket: false };

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
      return windowErrors(part.nodes, given.windows, right);
    case 'crossing':
      return crossingErrors(tree, given.crossing, right);
    case 'leafOrder':
      return leafOrderErrors(given.leafOrder, right.answer.leafOrder);
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
      const more = leavesInOrder(exercise, given.reorder) - leavesInOrder(exercise, right.answer.reorder);
      if (more <= 0) return NO_ERRORS;
      const differences = [{ node: ROOT, fault: 'wrong' }] as const;
      return { differences, errors: more, isBlanket: given.reorder.size === 0 };
    }
    case 'interval':
      return isSameInterval(given.interval, right.answer.interval)
        ? NO_ERRORS
        : oneError(part.branch, given.interval === null);
  }
}
