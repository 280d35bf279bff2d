import type { GameTree, NodeId } from '../tree/index.ts';

/** Returns the first leaf whose value is infinite, so that it is no reward of a simulation; null when there is none. */
export function infiniteLeaf(tree: GameTree): NodeId | null {
  return tree.leaves().find((leaf) => Math.abs(tree.value(leaf)) === Infinity) ?? null;
}
