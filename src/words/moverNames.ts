import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { NodeNames } from './nodeNames.ts';

/** Returns the same names for the tree as negamax writes it, in which the values of leaves are written differently. */
export function moverNames(names: NodeNames, tree: GameTree): NodeNames {
  const own = new NodeNames(tree);
  const nameOf = (node: NodeId) => (tree.isLeaf(node) ? own : names).of(node);
  return new NodeNames(tree, tree.nodes().map(nameOf));
}
