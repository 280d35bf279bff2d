/** Which trees can be written in which notations of other programs; `write.ts` writes them. */
import type { GameTree, NodeId } from '../../core/index.ts';

/** The notations in which trees are written, in the order of the menu. */
export const WRITTEN_NOTATIONS = ['forest', 'dot', 'json'] as const;
export type WrittenNotation = (typeof WRITTEN_NOTATIONS)[number];

/** What a tree has that the other notations cannot say. */
export type Unwritable = 'players' | 'estimates' | 'merged';

/** Returns why a tree cannot be written in the other notations; null when it can. */
export function whyNotWritten(tree: GameTree): Unwritable | null {
  if (tree.players > 0) return 'players';
  const { horizon, staticValue, noisy, features } = tree.columns;
  if ([horizon, staticValue, noisy, features].some((column) => column !== null)) return 'estimates';
  const isLost = (node: number) => !tree.isLeaf(node as NodeId) && tree.childCount(node as NodeId) === 0;
  return tree.reach !== null || Array.from({ length: tree.size }, (_, node) => node).some(isLost)
    ? 'merged'
    : null;
}
