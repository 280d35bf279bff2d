import type { GameTree, NodeId } from '../core/index.ts';
import { NodeNames } from './nodeNames.ts';

/**
 * Returns the names for a tree in negamax form: those of inner nodes are unchanged, those of leaves are their
 * values for the player to move.
 */
export function moverNames(names: NodeNames, tree: GameTree): NodeNames {
  const own = new NodeNames(tree);
  const nameOf = (node: NodeId) => (tree.isLeaf(node) ? own : names).of(node);
  return new NodeNames(tree, tree.nodes().map(nameOf));
}
