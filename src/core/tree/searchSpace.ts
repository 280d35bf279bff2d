/**
 * The interface of the trees that a search walks. A GameTree answers from its arrays; a game answers by generating
 * positions when it is asked, so that a pruned position is never generated.
 */

import type { NodeId } from './nodeId.ts';
import type { KindCode } from './nodeKind.ts';

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
  /** The questions about nodes at which the static value may be kept; null when there are no such nodes. */
  readonly standPat: StandPat | null;
  /** Returns the probability of a child of a chance node, as a whole number over the parent's denominator. */
  weight(node: NodeId): number;
  denominator(chanceNode: NodeId): number;
  /** Returns the weight of the index-th outcome of a chance node, whether or not it has been visited. */
  outcomeWeight(chanceNode: NodeId, index: number): number;
  /** The interval in which all leaf values are known to lie; (−∞, +∞) when nothing is known. */
  readonly leafBounds: readonly [number, number];
}

/** A search space that forwards every question to another space; a subclass overrides the answers that differ. */
export class SpaceLike implements SearchSpace {
  readonly hasHorizon: boolean;
  readonly standPat: StandPat | null;
  readonly leafBounds: readonly [number, number];

  constructor(protected readonly space: SearchSpace) {
    this.hasHorizon = space.hasHorizon;
    this.standPat = space.standPat;
    this.leafBounds = space.leafBounds;
  }

  /** Asked only when it is needed, because a tree looks at every leaf to answer. */
  get hasWholeLeaves(): boolean {
    return this.space.hasWholeLeaves;
  }

  kind(node: NodeId): KindCode {
    return this.space.kind(node);
  }

  moveCount(node: NodeId): number {
    return this.space.moveCount(node);
  }

  child(node: NodeId, index: number): NodeId {
    return this.space.child(node, index);
  }

  value(leaf: NodeId): number {
    return this.space.value(leaf);
  }

  isHorizon(leaf: NodeId): boolean {
    return this.space.isHorizon(leaf);
  }

  weight(node: NodeId): number {
    return this.space.weight(node);
  }

  denominator(chanceNode: NodeId): number {
    return this.space.denominator(chanceNode);
  }

  outcomeWeight(chanceNode: NodeId, index: number): number {
    return this.space.outcomeWeight(chanceNode, index);
  }
}

/** Nodes beyond the depth limit at which only noisy moves are searched. */
export interface StandPat {
  /**
   * Whether only noisy moves are searched at a node, so that its side to move may keep the static value (stand pat).
   */
  standsPatAt(node: NodeId): boolean;
  /** Whether the node has quiet moves, which the pass does not search. */
  leavesOut(node: NodeId): boolean;
  /** Returns the static value of the node. */
  staticValue(node: NodeId): number;
}
