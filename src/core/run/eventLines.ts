/** The fields that all events have: the step, the node, and the lines of the pseudocode that were executed. */
import type { NodeId } from '../tree/index.ts';

/** The names of the lines in the pseudocode of a recursive search. */
type FunctionLine = 'call' | 'terminal' | 'init' | 'each' | 'update' | 'test' | 'narrow' | 'return';

/**
 * Lines of a search with null windows: the call with the whole window, the call with a null window, and the re-search.
 */
type AskingLine = 'first' | 'ask' | 'again';

/**
 * Lines of negamax when a side may move twice in a row: the child is called for the same side or for the other side.
 */
type TurnLine = 'turn' | 'same' | 'other';

/** Lines of the tests against α and β at a chance node that windows pass through. */
type OutcomeLine = 'low' | 'high';

/** Lines in the pseudocode of the two-phase procedure. */
type PhaseLine =
  | 'begin'
  | 'whileOpen'
  | 'select'
  | 'decided'
  | 'expand'
  | 'queue'
  | 'evaluate'
  | 'whileClosed'
  | 'backUp'
  | 'drop'
  | 'answer'
  | 'solution';

/** Lines in the pseudocode of the five-step procedure that the two-phase procedure does not have. */
type StepLine = 'deepest' | 'upwards';

/**
 * Lines of iterative deepening: search to the next depth; stop because the budget is used up, with the result of the
 * last finished pass; stop because a deeper pass can change nothing; stop after all depths.
 */
type DeepeningLine = 'deeper' | 'outOfBudget' | 'found' | 'proved' | 'reorder' | 'given';

/**
 * Lines of quiescence search and checking search: the static value is kept; the end of the chosen line is searched
 * farther.
 */
type BeyondLine = 'stay' | 'check';

/** Lines of Monte-Carlo tree search: the loop, and a line for each phase but the last, which is `backUp`. */
type SimulationLine = 'iterate' | 'selectLeaf' | 'grow' | 'playOut';

export type CodeLine =
  | FunctionLine
  | AskingLine
  | TurnLine
  | OutcomeLine
  | PhaseLine
  | StepLine
  | DeepeningLine
  | BeyondLine
  | SimulationLine;

export interface At {
  /** the step: the number of events up to and including this one */
  readonly step: number;
  readonly node: NodeId;
  /** the lines of pseudocode that were executed in this step, including tests that failed */
  readonly lines: readonly CodeLine[];
}
