import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { nodeOfKey } from '../core/tree/nodeOfKey.ts';
import { NodeNames } from './nodeNames.ts';

/** The names that the nodes of a tree that grew have in the whole tree. */
export function namesAsWhole(grown: GameTree, whole: NodeNames): NodeNames {
  const nameOf = (node: NodeId) => whole.of(nodeOfKey(whole.tree, grown.key(node)) ?? node);
  return new NodeNames(grown, grown.nodes().map(nameOf));
}
