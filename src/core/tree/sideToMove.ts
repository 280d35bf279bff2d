import type { GameTree } from './gameTree.ts';
import { NO_NODE, type NodeId } from './nodeId.ts';
import { isSide, opponentOf } from './nodeKind.ts';

/**
 * Returns the side that decides at a node. At a leaf it is the side that would move next: the opponent of the side at
 * the nearest ancestor of MAX or MIN, unless the tree says that this side moves again. It is MAX for a tree of one
 * leaf.
 */
export function sideToMove(tree: GameTree, node: NodeId): 'max' | 'min' {
  const kind = tree.kindName(node);
  if (isSide(kind)) return kind;
  for (let above = tree.parent(node); above !== NO_NODE; above = tree.parent(above)) {
    const side = tree.kindName(above);
    if (isSide(side)) return tree.movesAgain(node) ? side : opponentOf(side);
  }
  return 'max';
}
