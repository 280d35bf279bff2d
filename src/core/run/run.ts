/**
 * The interface of every run, whatever the family of its search. The figure, the timeline and most sentences need no
 * more.
 */
import type { WindowWay } from '../search/algorithm.ts';
import type { AlgorithmName } from '../search/algorithms.ts';
import type { SearchResult } from '../search/runSearch.ts';
import type { SearchLimits, SearchRules } from '../search/searchSettings.ts';
import type { SearchWindow } from '../search/searchWindow.ts';
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import type { At } from './eventLines.ts';
import type { Frame } from './frame.ts';
import type { NodeState } from './nodeState.ts';
import type { Pass, WhyEnded } from './pass.ts';
import type { ValueRange } from './range.ts';
import type { EventKind } from './record.ts';
import type { Tally } from './tally.ts';
import type { ValueKind } from './valueKind.ts';

/**
 * Where Next stops. A step is always one event; a grain selects among the steps. The default stops once for each leaf
 * (with its update and test), for each value that goes up, and for each cutoff.
 */
export const GRAINS = ['event', 'visit', 'leaf'] as const;
export type Grain = (typeof GRAINS)[number];

/** The phases of a run: the tree is generated, the ends are valued, values go up, a solution is marked. */
export interface Phase {
  readonly name: 'generate' | 'value' | 'backUp' | 'solve';
  /** the step before the first event of the phase */
  readonly from: number;
  /** the last step of the phase */
  readonly to: number;
}

/** A run asked by step: step k is the state after k events, step 0 is before any. */
export interface Run {
  /** the whole tree to draw */
  readonly tree: GameTree;
  readonly algorithm: AlgorithmName;
  readonly rules: SearchRules;
  readonly limits: SearchLimits;
  /** the root's value, or why there is none; with several passes, the result of the pass that counts */
  readonly result: SearchResult;
  readonly why: WhyEnded;
  /** how the search passes windows (α, β) down; null when it has none */
  readonly windows: WindowWay | null;
  /** the window (α, β) that the root is searched with; (−∞, +∞) when the search has no windows */
  readonly rootWindow: SearchWindow;
  /** whether the value that was found is the root's exact value at the searched depth, or a bound on it */
  readonly kindOfValue: ValueKind;
  /** Whether the value that one pass found is the root's exact value at its depth, or a bound on it. */
  kindOfValueIn(pass: Pass): ValueKind;
  /** the passes in order; a plain run has one */
  readonly passes: readonly Pass[];
  /** the pass whose result counts; null when none was finished */
  readonly answered: Pass | null;
  passAt(step: number): Pass;
  /** Returns the tree as the search sees it at `step`: to a depth, in an order of its own. */
  treeAt(step: number): GameTree;
  /** whether the search judged nodes by static values, so that its numbers may be estimates */
  readonly hasEstimates: boolean;
  /** whether nodes appear as they are searched */
  readonly grows: boolean;
  /** the nodes in the order in which they were generated */
  readonly generationOrder: readonly NodeId[];

  /** the number of events, which is the last step */
  readonly length: number;
  /** The step-th event, 1 … length. */
  event(step: number): At;
  kindAt(step: number): EventKind;
  /** The steps with an event of this kind, in order; found once. */
  eventsOf(kind: EventKind): readonly number[];
  /** Where the run is after `step` events; NO_NODE before the first. */
  nodeAt(step: number): NodeId;
  /** The nodes from the root to the current node; empty before the first event. */
  pathAt(step: number): readonly NodeId[];
  /** The step at which a node appears; 0 when the tree existed before the search. */
  bornAt(node: NodeId): number;
  /** The step in which `node` was entered or, a leaf, judged last, at or before `step`; 0 when it was not. */
  entryStep(node: NodeId, step?: number): number;
  /** The first step after `step` in which `node` is entered or, a leaf, judged; 0 when it is not. */
  nextEntry(node: NodeId, step: number): number;
  /** The last step up to `step` in which something happened at `node`; 0 when nothing did. */
  lastStep(node: NodeId, step?: number): number;

  /** The step up to `step` in which children of `node` were cut; 0 when none were. */
  cutStep(node: NodeId, step?: number): number;

  /** Returns the value that `node` holds after `step` events, or that it returned; NaN before it is entered. */
  valueAt(node: NodeId, step?: number): number;
  rangeAt(node: NodeId, step: number): ValueRange;
  /** Returns what is proved about the true value, when a node that is only judged proves nothing. */
  provedAt(node: NodeId, step: number): ValueRange;
  /** Returns everything known about a node after `step` events; it does not depend on how the step was reached. */
  stateAt(node: NodeId, step: number): NodeState;
  /** Returns the label of an inner node in a state: what is proved about it, in short form. */
  labelOf(node: NodeId, state: NodeState): string;
  /** Returns the label of an inner node after `step` events. */
  labelAt(node: NodeId, step: number): string;
  /** The call stack: the calls that have not returned yet, the root's first, each with its value and window. Empty when the search is no recursion. */
  callStackAt(step: number): readonly Frame[];
  /** Counts up to and including `step`. */
  tallyAt(step: number): Tally;

  /**
   * Returns the nodes after the root on the line of best play. Each is a child that is shown to be worth what its
   * parent holds; the line ends at a leaf, at a chance node, or when no child is shown to be.
   */
  lineAt(step: number): readonly NodeId[];
  /** The child that is shown to be worth what `node` holds after `step` events; null when none is. */
  bestChildAt(node: NodeId, step: number): NodeId | null;
  /** the child of the root that the finished search shows to be best; null when it shows none to be */
  readonly bestMove: NodeId | null;
  /**
   * The child of the root that one pass shows to be best. Null when the pass shows only that no child is as good as a
   * bound.
   */
  bestMoveIn(pass: Pass): NodeId | null;
  /** Returns the child of the root to play to; null at a leaf, at a chance root, and before anything is known. */
  bestMoveAt(step?: number): NodeId | null;
  /**
   * Returns the nodes after `from` that the search itself prefers. Each is the child that decides, even if it holds
   * only a bound.
   */
  decidingLineAt(step: number, from?: NodeId): readonly NodeId[];
  /** Returns how many different leaves were evaluated up to `step`, including horizon leaves. */
  leavesSeenAt(step: number): number;

  /** the phases in their order; empty when the run has none */
  readonly phases: readonly Phase[];
  /** Whether Next and Back stop at `step` (0 … length). */
  isStop(step: number, grain: Grain): boolean;
  /** The next stop after `step`, or the last step. */
  nextStop(step: number, grain: Grain): number;
  /** The last stop before `step`, or 0. */
  previousStop(step: number, grain: Grain): number;
  /** The next step after `step` with a mark to jump to, which is a cutoff or the end of a phase; null when there is none. */
  nextMark(step: number): number | null;
  /** The last such step before `step`; null when there is none. */
  previousMark(step: number): number | null;
  /**
   * Returns the step after stepping over a subtree: the node that is entered next has returned and its parent has taken
   * in its value.
   */
  overSubtree(step: number, grain: Grain): number;
  /** Returns the step before the current subtree: the run stands at the parent and has not entered the node yet. */
  outToParent(step: number): number;
}
