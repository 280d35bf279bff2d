/** Says where a node is in a tree, for refusals. */
import type { GameTree, NodeId } from '../core/index.ts';
import { quoted } from '../notation/problem.ts';

/** Returns "the root", or the path from there: which child at each node, counted from 0. */
export function pathSaid(tree: GameTree, node: NodeId): string {
  const path = tree.pathTo(node).slice(1);
  const steps = path.map((step) => tree.childIndex(step)).join(', ');
  return path.length === 0 ? 'the root' : `path [${quoted(steps)}] from the root`;
}
