/**
 * What a search may ask of the tree it walks. A GameTree answers from its arrays; a game answers by
 * generating positions when asked, so that a pruned position is never generated at all.
 */

import type { NodeId } from '../tree/nodeId.ts';
import type { KindCode } from '../tree/nodeKind.ts';

export interface SearchSpace {
  kind(node: NodeId): KindCode;
  /** How many legal moves; the first call at a node asks the game for them. */
  moveCount(node: NodeId): number;
  /** Where the index-th move leads; the first call generates the position. */
  child(node: NodeId, index: number): NodeId;
  /** A leaf's value; NaN where it is unknown. */
  value(leaf: NodeId): number;
  /** Whether all leaves are known to be whole numbers. */
  readonly hasWholeLeaves: boolean;
  /** Whether there are leaves of which the next asks. */
  readonly hasHorizon: boolean;
  /** Whether a leaf is none, but lies where the search does not look further and is judged by an estimate. */
  isHorizon(leaf: NodeId): boolean;
  /** Of nodes where the mover may keep the static value; null where there are none. */
  readonly standPat: StandPat | null;
  /** Under a chance node: the probability as a whole number over the parent's denominator. */
  weight(node: NodeId): number;
  denominator(chanceNode: NodeId): number;
  /** The weight of the index-th outcome of a chance node, whether or not it has been looked at. */
  outcomeWeight(chanceNode: NodeId, index: number): number;
  /** What every value is known to lie in beforehand; (−∞, +∞) if nothing is known. */
  readonly leafBounds: readonly [number, number];
}

/** What is asked of nodes beyond the depth limit where only noisy moves are looked at. */
export interface StandPat {
  /** Whether it is such a node, so that the mover may keep the static value instead. */
  standsPatAt(node: NodeId): boolean;
  /** Whether there are moves besides that are not looked at for being quiet. */
  leavesOut(node: NodeId): boolean;
  /** What the position is estimated to be worth. */
  staticValue(node: NodeId): number;
}
