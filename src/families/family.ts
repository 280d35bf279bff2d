/**
 * The type of the rows of `familyRows.ts`: all that the program has to know about a family of searches, besides how its
 * searches run.
 */
import type {
  AnyRun,
  BoundNotation,
  GameTree,
  Grain,
  Moment,
  NodeId,
  NodeState,
  Pass,
} from '../core/index.ts';
import type { AnyEvent } from '../core/run/event.ts';
import type { QuestionKind } from '../practice/predict/question.ts';
import type { Language, NodeNames, Sentence } from '../words/index.ts';

/**
 * An event that has a mark above the timeline: a cutoff, a new best value, a value found for a node, or a move to a
 * position that existed already.
 */
export type Marked = readonly [kind: 'cutoff' | 'best' | 'value' | 'merge', step: number];

/**
 * The panels beside the figure that only some families have: the players' values, the window, the call stack, the scores
 * of a selection, the convergence of a simulation, what is said of a program's log.
 */
export type PanelName = 'players' | 'window' | 'stack' | 'selection' | 'convergence' | 'program';

/** The counts that are written beside the figure. */
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
  | 'neverGenerated'
  | 'iterations'
  | 'treeNodes'
  | 'playedPlies';

/** A value of the root in the answer key: a number, or the numbers of several players. */
export type KeyValue = number | readonly number[];

/** A playout at the step at which it is made. */
export interface PlayoutNote {
  /** the node at which it begins and, when the tree has them, those that it passes, down to its end */
  readonly nodes: readonly NodeId[];
  /** the reward at its end, when the end is no node of the tree; else "" */
  readonly end: string;
}

/** What a family says of the edge above a node. */
export interface EdgeNote {
  /** how large the share of the move is among all visits of its siblings: 0 for none, 5 for more than two thirds */
  readonly share: 0 | 1 | 2 | 3 | 4 | 5;
  /** the score with which the move is considered at this step; "" when it is not */
  readonly score: string;
  /** whether the move has been chosen at this step */
  readonly isChosen: boolean;
}

/** A row of the table. Its functions only receive runs of the row's own family. */
export interface FamilyRow<Of extends AnyRun = AnyRun> {
  /** Returns the names of the nodes of a tree, for runs of this family. */
  names(tree: GameTree): NodeNames;
  /** Returns the one sentence that says what happened at a step and why, with the numbers of that step. */
  narrate(moment: Moment<Of>, names: NodeNames, language: Language): Sentence;
  /** Returns the events that have a mark above the timeline, in any order. */
  marked(run: Of): readonly Marked[];
  /**
   * Returns the sign that is drawn beside an inner node; "" for none.
   * @param beside the values of nodes that the reader wants to see beside them
   */
  signAt(run: Of, node: NodeId, step: number, beside?: ReadonlyMap<NodeId, number>): string;
  /** Returns the text of an inner node's bounds in a notation; "" when the node has none. */
  boundsAt(run: Of, node: NodeId, step: number, notation: BoundNotation, state: NodeState): string;
  /** Returns what is said of the edge above a node; absent in families whose edges show which child decides. */
  edgeAt?(moment: Moment<Of>, child: NodeId): EdgeNote;
  /** Returns the playouts that are made at a step; absent in families that make none. */
  playoutsAt?(moment: Moment<Of>): readonly PlayoutNote[];
  /** Whether the text of a node's bounds is written at every node, whatever the reader has chosen to see. */
  readonly isAlwaysBeside?: true;
  /** Whether a sign stands behind the name also where the bounds have no room, so that their line is never a sign's. */
  readonly hasSignsBehind?: true;
  readonly panels: readonly PanelName[];
  /** Returns the names of the counts that are written beside the figure. */
  counts(run: Of): readonly CountName[];
  /** The kinds of question that can be put to the reader before a step is revealed. */
  readonly questions: readonly QuestionKind[];
  /** Whether the questions are about nodes that the search may not generate, so that they need the full tree. */
  readonly asksOfWhole: boolean;
  /** Whether the search keeps all nodes that it generates, so that the sentence of any step may name any of them. */
  readonly keepsNodes: boolean;
  /** Returns the names of what Next and Back stop at; absent in families that use the usual names. */
  grains?(language: Language): Readonly<Record<Grain, string>>;
  /** Returns the settings of a run in short, for their menu; absent in families whose settings have other menus. */
  settingsInShort?(run: Of, language: Language): string;
  /** Reads a node in plain words, for the pointer and the keyboard; absent in families whose nodes are not read. */
  reading?(moment: Moment<Of>, node: NodeId, names: NodeNames, language: Language): Sentence;
  /** Returns the whole name of a node where the figure shows a shorter one, else null; absent in families that shorten none. */
  wholeName?(run: Of, node: NodeId): string | null;
  /** Says whose results the numbers in the figure are; absent in families whose figures need not say it. */
  whose?(run: Of, language: Language): string;
  /** Whether the lines of the family's pseudocode are numbered. */
  readonly hasNumberedListing: boolean;
  /** The functions that write a run's answer key as JSON, for the terminal. */
  readonly key: FamilyKey<Of>;
}

export interface FamilyKey<Of extends AnyRun> {
  /** Returns the value that the run, or one of its passes, found for the root. */
  value(run: Of, found: Pick<Pass, 'result'>): KeyValue;
  /** Returns the step-th event as JSON. */
  event(run: Of, event: AnyEvent): object;
  /** Returns what else is known after `step` events, such as OPEN and CLOSED as lists of names. */
  at(run: Of, step: number, names: NodeNames): object;
  /** Returns the index of `to` among the successors of `from`, from 0. */
  place(run: Of, from: NodeId, to: NodeId): number;
  /** Returns what is written of a node besides its place in the tree; absent when nothing is. */
  node?(run: Of, node: NodeId): object;
  /** Returns the counts that only this family has; they replace counts of the same name that all runs have. */
  more(run: Of): object;
}
