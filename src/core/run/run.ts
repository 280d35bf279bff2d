/** What every kind of run can be asked, whatever it searches and however: playback, timeline and figure need no more. */
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';

/**
 * Where Next stops. Steps are always single events; a grain only chooses among them.
 * The default stops once per leaf (with its update and test), per value going up, and per cutoff.
 */
export const GRAINS = ['event', 'visit', 'leaf'] as const;
export type Grain = (typeof GRAINS)[number];

/** What a run does first, and then: the tree is generated, ends are valued, values go up, a solution is marked. */
export interface Phase {
  readonly name: 'generate' | 'value' | 'backUp' | 'solve';
  /** its events are those after this step */
  readonly from: number;
  /** its last step */
  readonly to: number;
}

/** A run asked by step: step k is the state after k events, step 0 is before any. */
export interface Run {
  /** all that there is to draw */
  readonly tree: GameTree;
  /** the number of events, which is the last step */
  readonly length: number;
  /** Where the run is after `step` events; NO_NODE before the first. */
  nodeAt(step: number): NodeId;
  /** The nodes from the root to where it is; empty before the first event. */
  pathAt(step: number): readonly NodeId[];
  /** The step at which a node comes into being; 0 where the tree was there first. */
  bornAt(node: NodeId): number;
  /** Whether Next and Back stop at `step` (0 … length). */
  isStop(step: number, grain: Grain): boolean;
  /** The next stop after `step`, or the last step. */
  nextStop(step: number, grain: Grain): number;
  /** The last stop before `step`, or 0. */
  previousStop(step: number, grain: Grain): number;
  /** one after the other, where it has some */
  readonly phases: readonly Phase[];
  /** The next step after `step` that one leaps to, a cutoff or the end of a phase; null where there is none. */
  nextMark(step: number): number | null;
  /** The last such step before `step`; null where there is none. */
  previousMark(step: number): number | null;
  /** Over a subtree: where the node that is entered next has returned and its value is on its parent. */
  overSubtree(step: number, grain: Grain): number;
  /** Back to where the run stood at the parent and had not yet come to where it is. */
  outToParent(step: number): number;
}
