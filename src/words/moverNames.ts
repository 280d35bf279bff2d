import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { NodeNames } from './nodeNames.ts';

/** The same names in the tree as negamax writes it: what its leaves are worth is written otherwise. */
export function moverNames(names: NodeNames, tree: GameTree): NodeNames {
  const own = new NodeNames(tree);
  const nameOf = (node: NodeId) => (tree.isLeaf(node) ? own : names).of(node);
  return new NodeNames(tree, tree.nodes().map(nameOf));
}
