/**
 * The interface of every run, whatever the family of its search. The tree figure, the timeline and most sentences need
 * no more.
 */
import type {
  AlgorithmName,
  SearchLimits,
  SearchResult,
  SearchRules,
  SearchWindow,
  WindowWay,
} from '../search/index.ts';
import type { GameTree, NodeId } from '../tree/index.ts';
import type { At } from './eventLines.ts';
import type { Frame } from './frame.ts';
import type { NodeState } from './nodeState.ts';
import type { Pass, WhyEnded } from './pass.ts';
import type { ValueRange } from './range.ts';
import type { EventKind } from './record.ts';
import type { Tally } from './tally.ts';
import type { ValueKind } from './valueKind.ts';

/**
 * Which steps the buttons Next and Back stop at. A step is always one event; a grain selects among the steps. The
 * default stops once for each leaf (with its update and test), for each value returned to a parent, and for each
 * cutoff.
 */
export const GRAINS = ['event', 'visit', 'leaf'] as const;
export type Grain = (typeof GRAINS)[number];

/**
 * The phases of a run: the tree is generated, the leaves are valued, values are backed up to the root, a solution is
 * marked.
 */
export interface Phase {
  readonly name: 'generate' | 'value' | 'backUp' | 'solve';
  /** the number of the step before the first event of the phase */
  readonly from: number;
  /** the number of the last step of the phase */
  readonly to: number;
}

/** A run, asked by step: step k is the state after k events, and step 0 is the state before the first event. */
export interface Run {
  /** the whole tree that the figure shows */
  readonly tree: GameTree;
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
  readonly limits: SearchLimits;
  /** the root's value, or why there is none; with several passes, the result of the pass whose result counts */
  readonly result: SearchResult;
  readonly why: WhyEnded;
  /** how the search passes windows (α, β) down; null when it has no windows */
  readonly windows: WindowWay | null;
  /** whether the search may cut off moves, whose positions are then never generated */
  readonly mayCut: boolean;
  /** the window (α, β) that the root is searched with; (−∞, +∞) when the search has no windows */
  readonly rootWindow: SearchWindow;
  /** whether the result of the search is the root's exact value at the searched depth, or a bound on it */
  readonly kindOfValue: ValueKind;
  /** Whether the value that one pass found is the root's exact value at the depth of the pass, or a bound on it. */
  kindOfValueIn(pass: Pass): ValueKind;
  /** the passes in order; a run that is one search has one pass */
  readonly passes: readonly Pass[];
  /** the pass whose result counts; null when none was finished */
  readonly answered: Pass | null;
  passAt(step: number): Pass;
  /** Returns the tree as the search sees it at `step`: down to the depth of the pass, with children in its order. */
  treeAt(step: number): GameTree;
  /** whether the search judged some nodes by static values, so that its numbers may be estimates */
  readonly hasEstimates: boolean;
  /** whether each node of the tree appears when the search generates it */
  readonly grows: boolean;
  /** the nodes in the order in which they were generated */
  readonly generationOrder: readonly NodeId[];

  /** the number of events, which is the last step */
  readonly length: number;
  /** Returns the step-th event; steps are 1 … length. */
  event(step: number): At;
  kindAt(step: number): EventKind;
  /** Returns the steps with an event of this kind, in order; they are found once. */
  eventsOf(kind: EventKind): readonly number[];
  /** Returns the current node after `step` events; NO_NODE before the first event. */
  nodeAt(step: number): NodeId;
  /** The nodes from the root to the current node; empty before the first event. */
  pathAt(step: number): readonly NodeId[];
  /** Returns the step at which a node is generated; 0 when the tree existed before the search. */
  bornAt(node: NodeId): number;
  /** The last step up to `step` in which `node` was entered or, if it is a leaf, judged; 0 when there is none. */
  entryStep(node: NodeId, step?: number): number;
  /** The first step after `step` in which `node` is entered or, if it is a leaf, judged; 0 when there is none. */
  nextEntry(node: NodeId, step: number): number;
  /** The last step up to `step` with an event at `node`; 0 when there is none. */
  lastStep(node: NodeId, step?: number): number;

  /** Returns the step at which children of `node` were cut off, at or before `step`; 0 when none were. */
  cutStep(node: NodeId, step?: number): number;

  /** Returns the value that `node` holds after `step` events, or that it returned; NaN before it is entered. */
  valueAt(node: NodeId, step?: number): number;
  rangeAt(node: NodeId, step: number): ValueRange;
  /** Returns the range that is proved about the true value, when a node judged by its static value proves nothing. */
  provedAt(node: NodeId, step: number): ValueRange;
  /** Returns the state of a node after `step` events; it does not depend on how the reader came to that step. */
  stateAt(node: NodeId, step: number): NodeState;
  /** Returns the label of an inner node in a given state: the range that is proved, in short form. */
  labelOf(node: NodeId, state: NodeState): string;
  /** the widest label that an inner node can have; null when labels have to be measured one by one */
  readonly widestLabel: string | null;
  /**
   * The call stack: the calls that have not returned yet, the root's first, each with its value and window. Empty when
   * the search is not recursive.
   */
  callStackAt(step: number): readonly Frame[];
  /** Returns the counts of nodes, leaves and cutoffs up to and including `step`. */
  tallyAt(step: number): Tally;

  /**
   * Returns the nodes after the root on the line of best play. Each is a child that is proved to be worth what its
   * parent holds; the line ends at a leaf, at a chance node, or when no child is proved to be.
   */
  lineAt(step: number): readonly NodeId[];
  /** Returns the child that is proved to be worth what `node` holds after `step` events; null when none is. */
  bestChildAt(node: NodeId, step: number): NodeId | null;
  /** the child of the root that the finished search has proved best; null when it has proved none best */
  readonly bestMove: NodeId | null;
  /**
   * Returns the child of the root that one pass has proved best; null when the pass has proved only that no child is as
   * good as some bound.
   */
  bestMoveIn(pass: Pass): NodeId | null;
  /**
   * Returns the child of the root that is the best move so far; null at a leaf, at a chance root, and before any child
   * has returned.
   */
  bestMoveAt(step?: number): NodeId | null;
  /**
   * Returns the nodes after `from` on the line that the search prefers: each is the child that decides, even if it
   * holds only a bound.
   */
  decidingLineAt(step: number, from?: NodeId): readonly NodeId[];
  /** Returns how many different leaves were evaluated up to `step`, including horizon leaves. */
  leavesSeenAt(step: number): number;

  /** the phases in their order; empty when the run is not divided into phases */
  readonly phases: readonly Phase[];
  /** Whether Next and Back stop at the given step, from 0 to length. */
  isStop(step: number, grain: Grain): boolean;
  /** The next stop after `step`; the last step when there is none. */
  nextStop(step: number, grain: Grain): number;
  /** The last stop before `step`; 0 when there is none. */
  previousStop(step: number, grain: Grain): number;
  /** The next step after `step` that is a cutoff or the end of a phase; null when there is none. */
  nextMark(step: number): number | null;
  /** The last step before `step` that is a cutoff or the end of a phase; null when there is none. */
  previousMark(step: number): number | null;
  /**
   * Returns the step after the subtree of the node that is entered next: the node has returned and its parent was
   * updated with its value.
   */
  overSubtree(step: number, grain: Grain): number;
  /** Returns the step before the current node was entered, at which the run stands at its parent. */
  outToParent(step: number): number;
}

/** A search that is asked for: which algorithm runs, under which rules, and within which limits. */
export type Search = Pick<Run, 'algorithm' | 'rules' | 'limits'>;
