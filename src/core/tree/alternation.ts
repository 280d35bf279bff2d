import type { GameTree } from './gameTree.ts';
import { NO_NODE } from './nodeId.ts';
import { MAX, MIN } from './nodeKind.ts';

const known = new WeakMap<GameTree, boolean>();

/** Whether MAX and MIN take turns all the way down, with no chance node. O(nodes) once a tree. */
export function sidesAlternate(tree: GameTree): boolean {
  const found = known.get(tree);
  if (found !== undefined) return found;
  const result = tree.nodes().every((node) => {
    const parent = tree.parent(node);
    if (tree.isLeaf(node) || parent === NO_NODE) return true;
    const [kind, above] = [tree.kind(node), tree.kind(parent)];
    return (kind === MAX && above === MIN) || (kind === MIN && above === MAX);
  });
  known.set(tree, result && !tree.hasChance);
  return result && !tree.hasChance;
}
