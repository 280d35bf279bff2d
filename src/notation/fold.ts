/**
 * Folds a row of leaves into a uniform tree. Assignments often give a tree of branching factor b and depth d as one row
 * of its bᵈ leaves.
 */
import type { GameTree } from '../core/index.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { bySide, CHANCE, opponentOf } from '../core/tree/nodeKind.ts';
import { TreeBuilder } from '../core/tree/treeBuilder.ts';

/** A way to fold a row of leaves. */
export interface Fold {
  readonly branching: number;
  readonly depth: number;
}

/**
 * Returns the ways to fold a tree that is a row of leaves, by the least branching factor first; none for another tree,
 * and none when the leaves have moves, which would stand elsewhere in the folded tree.
 */
export function foldsOf(tree: GameTree): readonly Fold[] {
  if (!isRow(tree)) return [];
  const folds: Fold[] = [];
  const count = tree.leafCount;
  for (let branching = 2; branching * branching <= count; branching += 1) {
    let [leaves, depth] = [branching, 1];
    for (; leaves < count; depth += 1) leaves *= branching;
    if (leaves === count && depth <= LIMITS.depth) folds.push({ branching, depth });
  }
  return folds;
}

/** Returns the tree of a row of leaves with a branching factor of `foldsOf`; the sides alternate below the root. */
export function folded(tree: GameTree, branching: number): GameTree {
  const builder = new TreeBuilder();
  const leaves = tree.children(ROOT);
  const add = (from: number, count: number, side: 'max' | 'min'): void => {
    builder.open(side, count === leaves.length ? { label: tree.label(ROOT) } : {});
    const share = count / branching;
    for (let at = from; at < from + count; at += share) {
      const leaf = leaves[at];
      if (share > 1) add(at, share, opponentOf(side));
      else if (leaf !== undefined) builder.leaf(tree.value(leaf), { label: tree.label(leaf) });
    }
    builder.close();
  };
  add(0, leaves.length, bySide(tree.kind(ROOT), 'max', 'min'));
  return builder.finish(tree.leafBounds);
}

function isRow(tree: GameTree): boolean {
  const isPlain = tree.kind(ROOT) !== CHANCE && tree.players === 0 && !tree.hasHorizon;
  return (
    isPlain &&
    tree.height === 1 &&
    tree.children(ROOT).every((leaf) => tree.isLeaf(leaf) && tree.move(leaf) === '')
  );
}
