/**
 * What the program has to know about a family of searches, besides how they run: the type of the rows of
 * `familyRows.ts`.
 */
import type { AnyRun } from '../core/run/anyRun.ts';
import type { BoundNotation } from '../core/run/boundNotation.ts';
import type { AnyEvent } from '../core/run/event.ts';
import type { Moment } from '../core/run/moment.ts';
import type { NodeState } from '../core/run/nodeState.ts';
import type { Pass } from '../core/run/pass.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import type { QuestionKind } from '../practice/predict/question.ts';
import type { Language } from '../words/language.ts';
import type { NodeNames } from '../words/nodeNames.ts';
import type { Sentence } from '../words/sentence.ts';

/** An event that has a mark above the timeline: a cut, a new best value, a value that goes up, a move to a known position. */
export type Marked = readonly [kind: 'cutoff' | 'best' | 'value' | 'merge', step: number];

/** The panels beside the figure that not every search has: the players' values, the window, the call stack. */
export type PanelName = 'players' | 'window' | 'stack';

/** The counts shown beside the figure. */
export type CountName =
  | 'evaluated'
  | 'leavesCut'
  | 'minimaxWould'
  | 'leavesInAll'
  | 'enteredOfAll'
  | 'entered'
  | 'distinct'
  | 'cutoffs'
  | 'estimated'
  | 'fewest'
  | 'generated'
  | 'expanded'
  | 'stored'
  | 'merged'
  | 'neverGenerated';

/** A number, or the numbers of several players. */
export type KeyValue = number | readonly number[];

/** A family of runs. Its functions only receive runs of this family. */
export interface FamilyRow<Of extends AnyRun = AnyRun> {
  /** Returns the names of the nodes of a tree on which such a run is shown. */
  names(tree: GameTree): NodeNames;
  /** Returns the one sentence that says what happened at a step and why, with the step's own numbers. */
  narrate(moment: Moment<Of>, names: NodeNames, language: Language): Sentence;
  /** Returns the events with a mark above the timeline, in any order. */
  marked(run: Of): readonly Marked[];
  /** Returns the sign beside an inner node; "" for none. */
  signAt(run: Of, node: NodeId, step: number): string;
  /** Returns the bounds of an inner node in a notation; "" when it has none. */
  boundsAt(run: Of, node: NodeId, step: number, notation: BoundNotation, state: NodeState): string;
  readonly panels: readonly PanelName[];
  /** Returns what is counted beside the figure. */
  counts(run: Of): readonly CountName[];
  /** The kinds of question that can be asked before a step is shown. */
  readonly questions: readonly QuestionKind[];
  /** Whether the questions are about nodes that the search may leave out, so that the full tree is needed. */
  readonly asksOfWhole: boolean;
  /** Whether the search keeps all nodes it generates, so that any step may name any node. */
  readonly keepsNodes: boolean;
  /** Whether the lines of the pseudocode have numbers. */
  readonly hasNumberedListing: boolean;
  /** What the answer key of the terminal contains about the run, as JSON. */
  readonly key: FamilyKey<Of>;
}

export interface FamilyKey<Of extends AnyRun> {
  /** Returns the value that the run, or one of its passes, found for the root. */
  value(run: Of, found: Pick<Pass, 'result'>): KeyValue;
  /** Returns the step-th event as JSON. */
  event(run: Of, event: AnyEvent): object;
  /** Returns what else is known after `step` events, such as lists of nodes by name. */
  at(run: Of, step: number, names: NodeNames): object;
  /** Returns the index of `to` among the successors of `from`, from 0. */
  place(run: Of, from: NodeId, to: NodeId): number;
  /** Counts that only this family has; they replace the counts of every run with the same name. */
  more(run: Of): object;
}
