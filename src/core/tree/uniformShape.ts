/** Recognizes uniform trees: every inner node has b children, and every leaf has a finite value and lies at depth d. */
import { memoizeByObject } from '../memoizeByObject.ts';
import type { GameTree } from './gameTree.ts';
import { ROOT } from './nodeId.ts';
import { CHANCE, LEAF, MAX, MIN } from './nodeKind.ts';

export interface UniformShape {
  readonly branching: number;
  readonly depth: number;
}

/**
 * Returns branching factor and depth of a uniform tree whose plies alternate MAX and MIN; null for any other tree, and
 * when a leaf is infinite, since an infinite value can prove a root with fewer leaves than `fewestLeaves` counts.
 * O(nodes), once per tree.
 */
export const uniformShapeOf = memoizeByObject((tree: GameTree): UniformShape | null => {
  const branching = tree.childCount(ROOT);
  if (branching === 0 || tree.hasInfinite) return null;
  for (const node of tree.nodes()) {
    const kind = tree.kind(node);
    if (kind === CHANCE) return null;
    if (kind === LEAF) {
      if (tree.depth(node) !== tree.height) return null;
      continue;
    }
    if (tree.childCount(node) !== branching) return null;
    const expected = (tree.depth(node) % 2 === 0) === (tree.kind(ROOT) === MAX) ? MAX : MIN;
    if (kind !== expected) return null;
  }
  return { branching, depth: tree.height };
});

/**
 * Returns the fewest leaves that any alpha-beta search of a uniform tree can evaluate: b^⌈d/2⌉ + b^⌊d/2⌋ − 1. Source:
 * Knuth and Moore, An Analysis of Alpha-Beta Pruning, Artificial Intelligence 6 (1975).
 */
export function fewestLeaves({ branching, depth }: UniformShape): number {
  return branching ** Math.ceil(depth / 2) + branching ** Math.floor(depth / 2) - 1;
}
