import type { GameTree, NodeId } from '../tree/index.ts';

/** The number of nodes that are added to a finished tree before a pause. */
export const NODES_AT_ONCE = 2048;

/** The finished tree of the nodes that a run has generated. */
export interface Grown {
  readonly tree: GameTree;
  /** the ids in the finished tree, by rank of generation */
  readonly idOf: (generated: NodeId) => NodeId;
  /** the ranks of generation, by id in the finished tree */
  readonly generationOrder: readonly NodeId[];
}

/** A node that is to be added to the finished tree, or whose children have all been added. */
export interface Pending {
  readonly node: NodeId;
  /** the index, among all moves of its parent, of the move that leads to this node */
  readonly index: number;
  readonly key: string;
  /** whether its children have been added */
  readonly isEnd: boolean;
}
