/** What all events have in common: when, where, and which lines of the pseudocode were executed. */
import type { NodeId } from '../tree/nodeId.ts';

/** The lines of the textbook's function, by what they do. */
type FunctionLine = 'call' | 'terminal' | 'init' | 'each' | 'update' | 'test' | 'narrow' | 'return';

/** Those of a search that only asks whether a later child is better: with all of the window, with none, again. */
type AskingLine = 'first' | 'ask' | 'again';

/** Where a side may move again in negamax: a child is called as the same side’s, or as the other’s. */
type TurnLine = 'turn' | 'same' | 'other';

/** The tests at a chance node that windows pass through, against α and against β. */
type OutcomeLine = 'low' | 'high';

/** Those of the two phases. */
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

/** Those in which the five steps have no name of the two phases. */
type StepLine = 'deepest' | 'upwards';

/** Those of deepening: another depth, the nodes are used up, what was found stands, deeper can change nothing, all is done. */
type DeepeningLine = 'deeper' | 'outOfBudget' | 'found' | 'proved' | 'reorder' | 'given';

/** Those of quiescence and checking search: the static value is kept, a line's end is looked at farther. */
type BeyondLine = 'stay' | 'check';

export type CodeLine =
  | FunctionLine
  | AskingLine
  | TurnLine
  | OutcomeLine
  | PhaseLine
  | StepLine
  | DeepeningLine
  | BeyondLine;

export interface At {
  /** the state after this many events */
  readonly step: number;
  readonly node: NodeId;
  /** the lines of pseudocode just executed, failed tests included */
  readonly lines: readonly CodeLine[];
}
