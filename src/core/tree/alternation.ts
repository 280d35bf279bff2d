import { oncePer } from '../oncePer.ts';
import type { GameTree } from './gameTree.ts';
import { NO_NODE } from './nodeId.ts';
import { MAX, MIN } from './nodeKind.ts';

/** Whether MAX and MIN take turns all the way down, with no chance node. O(nodes) once a tree. */
export const sidesAlternate = oncePer((tree: GameTree): boolean => {
  if (tree.hasChance) return false;
  return tree.nodes().every((node) => {
    const parent = tree.parent(node);
    if (tree.isLeaf(node) || parent === NO_NODE) return true;
    const [kind, above] = [tree.kind(node), tree.kind(parent)];
    return (kind === MAX && above === MIN) || (kind === MIN && above === MAX);
  });
});
