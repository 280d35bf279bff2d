/** Games whose trees are there, however they were made. */
import type { AnyRun, GameTree, NodeId } from '../core/index.ts';
import type { NodeNames } from '../words/index.ts';

/** Returns the state of the game at a node of its tree; undefined when the tree has no such node. */
export type StateAt = (node: NodeId) => unknown;

/** A game whose tree is there. */
export interface GameWithTree {
  readonly tree: GameTree;
  readonly stateAt: StateAt;
  /** the names of the nodes, where they are made one by one; null when they are still to be made */
  readonly names: NodeNames | null;
}

/** A game that has been searched. */
export interface GameWithRun extends Omit<GameWithTree, 'tree'> {
  readonly run: AnyRun;
}
