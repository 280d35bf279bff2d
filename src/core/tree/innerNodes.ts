/**
 * Returns the nodes that have a name and at which somebody decides: only these nodes can be named by answers, answer
 * keys and feedback.
 */
import { memoizeByObject } from '../memoizeByObject.ts';
import type { GameTree } from './gameTree.ts';
import type { NodeId } from './nodeId.ts';

export const innerNodes = memoizeByObject(
  (tree: GameTree): ReadonlySet<NodeId> => new Set(tree.nodes().filter((node) => !tree.isLeaf(node))),
);
