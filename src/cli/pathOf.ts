import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';

/** The way from the root to a node as child indices, from 0; empty at the root. */
export function pathOf(tree: GameTree, node: NodeId): number[] {
  return tree
    .pathTo(node)
    .slice(1)
    .map((step) => tree.childIndex(step));
}
