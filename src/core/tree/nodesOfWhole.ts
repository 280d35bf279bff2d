/** Finds which nodes of a whole tree the nodes of a tree stand for that has grown in a search of it. */
import type { GameTree } from './gameTree.ts';
import { nodeOfKey } from './nodeOfKey.ts';

/** By grown tree: the whole tree that was asked for last, and by node the node of it. */
const known = new WeakMap<GameTree, { readonly whole: GameTree; readonly nodes: Int32Array }>();

/** Returns by node of the grown tree the node of the whole tree with its key, or its own number when there is none. */
export function nodesOfWhole(grown: GameTree, whole: GameTree): Int32Array {
  const before = known.get(grown);
  if (before?.whole === whole) return before.nodes;
  const nodes = Int32Array.from(grown.nodes(), (node) => nodeOfKey(whole, grown.key(node)) ?? node);
  known.set(grown, { whole, nodes });
  return nodes;
}

/** Takes down what was found out when the tree was made. */
export function keepNodesOfWhole(grown: GameTree, whole: GameTree, nodes: Int32Array): void {
  known.set(grown, { whole, nodes });
}
