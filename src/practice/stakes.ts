/** Who wins at the ends of a tree whose values say no more than that. */
import type { GameTree, NodeId } from '../core/index.ts';
import { memoizeByObject } from '../core/memoizeByObject.ts';

export type Side = 'max' | 'min';

/** The values of the ends at which MAX wins, at which MIN wins and, if there are such, at which nobody does. */
export interface Stakes {
  readonly max: number;
  readonly min: number;
  readonly draw: number | null;
}

/**
 * Returns what the values of a tree's leaves say of who wins: MAX at those of the greatest value, MIN at those of the
 * least; null for a tree of other players or with chance nodes, with an unknown leaf, and for one with other than two or
 * three different values.
 */
export const stakesOf = memoizeByObject((tree: GameTree): Stakes | null => {
  if (tree.players > 0 || tree.hasChance) return null;
  const values = [...new Set(tree.leaves().map((leaf) => tree.value(leaf)))].sort((a, b) => a - b);
  const [min = Number.NaN, between = Number.NaN, last] = values;
  if (values.length < 2 || values.length > 3 || values.some(Number.isNaN)) return null;
  return { max: last ?? between, min, draw: last === undefined ? null : between };
});

/** Returns who wins at a leaf; null when nobody does. */
export function winnerAt(tree: GameTree, leaf: NodeId): Side | null {
  const stakes = stakesOf(tree);
  const value = tree.value(leaf);
  if (value === stakes?.max) return 'max';
  return value === stakes?.min ? 'min' : null;
}
