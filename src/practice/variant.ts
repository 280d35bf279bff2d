/**
 * The same exercise with other numbers, for the next try or the neighbour's sheet. Variant 0 is the
 * exercise itself; the same variant is the same for ever.
 */
import type { GameTree } from '../core/tree/gameTree.ts';
import type { SetItem, TreeSource } from './exerciseSet.ts';
import { variantOfTree } from './treeVariant.ts';

/** How many variants of an item there are, the item itself among them. */
export const VARIANTS = 1000;

/** Odd, so that no two variants below 2^32 have one seed: 2^32 over the golden ratio. */
const STRIDE = 0x9e3779b1;

/**
 * A variant of a set's item. One that is generated is made from another seed; since its tree may have
 * another shape, nodes that were named are left to the program to choose. A tree of the library, or one
 * in the notation, stands as it is: `variantOfTree` gives it other values.
 */
export function variantOf(item: SetItem, variant: number): SetItem {
  const { source, parts } = item;
  if (variant === 0 || source.kind !== 'generated') return item;
  const seed = (source.seed + Math.imul(variant, STRIDE)) >>> 0;
  return { ...item, source: { ...source, seed }, parts: parts.map((part) => ({ ...part, nodes: [] })) };
}

/** The tree that a variant is about, the same on the page, on paper and when it is marked; null where `treeOf` has none. */
export function treeOfVariant(
  item: SetItem,
  variant: number,
  treeOf: (source: TreeSource) => GameTree | null,
): GameTree | null {
  const tree = treeOf(variantOf(item, variant).source);
  return tree === null || item.source.kind === 'generated' ? tree : variantOfTree(tree, variant);
}
