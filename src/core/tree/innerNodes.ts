/**
 * Returns the nodes that have a name and stand for a decision: the only nodes that answers, keys and feedback can name.
 */
import { memoizeByObject } from '../memoizeByObject.ts';
import type { GameTree } from './gameTree.ts';
import type { NodeId } from './nodeId.ts';

export const innerNodes = memoizeByObject(
  (tree: GameTree): ReadonlySet<NodeId> => new Set(tree.nodes().filter((node) => !tree.isLeaf(node))),
);
