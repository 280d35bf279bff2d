/** The nodes that have a name and stand for a decision: all that answers, keys and feedback can name. */
import { oncePer } from '../oncePer.ts';
import type { GameTree } from './gameTree.ts';
import type { NodeId } from './nodeId.ts';

export const innerNodes = oncePer(
  (tree: GameTree): ReadonlySet<NodeId> => new Set(tree.nodes().filter((node) => !tree.isLeaf(node))),
);
