/**
 * What a search may ask about the tree it walks. A GameTree answers from its arrays; a game answers by generating
 * positions when it is asked, so that a pruned position is never generated.
 */

import type { NodeId } from '../tree/nodeId.ts';
import type { KindCode } from '../tree/nodeKind.ts';

export interface SearchSpace {
  kind(node: NodeId): KindCode;
  /** Returns the number of legal moves; the first call at a node asks the game for them. */
  moveCount(node: NodeId): number;
  /** Returns the node that the index-th move leads to; the first call generates the position. */
  child(node: NodeId, index: number): NodeId;
  /** Returns a leaf's value; NaN when it is unknown. */
  value(leaf: NodeId): number;
  /** Whether all leaves are known to be whole numbers. */
  readonly hasWholeLeaves: boolean;
  /** Whether some leaves are horizon leaves (see `isHorizon`). */
  readonly hasHorizon: boolean;
  /** Whether a leaf is not terminal but lies at the depth limit and is judged by an estimate. */
  isHorizon(leaf: NodeId): boolean;
  /** The nodes whose mover may keep the static value; null when there are none. */
  readonly standPat: StandPat | null;
  /** Under a chance node: returns the probability as a whole number over the parent's denominator. */
  weight(node: NodeId): number;
  denominator(chanceNode: NodeId): number;
  /** Returns the weight of the index-th outcome of a chance node, whether or not it has been visited. */
  outcomeWeight(chanceNode: NodeId, index: number): number;
  /** The interval in which all values are known to lie; (−∞, +∞) when nothing is known. */
  readonly leafBounds: readonly [number, number];
}

/** Questions about nodes beyond the depth limit at which only noisy moves are searched. */
export interface StandPat {
  /** Whether a node is of that kind, so that its mover may keep the static value instead (stand pat). */
  standsPatAt(node: NodeId): boolean;
  /** Whether the node has quiet moves, which are not searched. */
  leavesOut(node: NodeId): boolean;
  /** Returns the static value of the position. */
  staticValue(node: NodeId): number;
}
