/**
 * Makes the same exercise with other numbers, for the next try or for the neighbour's sheet. Variant 0 is the exercise
 * itself; the same variant always gives the same exercise.
 */
import { crc32 } from '../core/crc32.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { SetItem, TreeSource } from './exerciseSet.ts';
import { type SearchedTree, variantWithin } from './treeVariant.ts';

/** The number of variants of an item, including the item itself. */
export const VARIANTS = 1000;

/** 2^32 divided by the golden ratio; it is odd, so that no two variants below 2^32 have the same seed. */
const STRIDE = 0x9e3779b1;

/**
 * Returns a variant of a set's item. A generated exercise gets another seed; since its tree may have another shape, the
 * program chooses the nodes that were named. A tree of the library or in the notation stays, and `searchedInVariant`
 * gives it other values; so does an item for which each student gets another tree of its shape.
 */
export function variantOf(item: SetItem, variant: number): SetItem {
  const { source, variants, parts } = item;
  if (variant === 0 || source.kind !== 'generated' || variants === 'fresh') return item;
  const seed = (source.seed + Math.imul(variant, STRIDE)) >>> 0;
  return { ...item, source: { ...source, seed }, parts: parts.map((part) => ({ ...part, nodes: [] })) };
}

/** Returns the seed of a student's own tree for an item. */
export function freshSeed({ source }: SetItem, variant: number): number {
  return (crc32(new TextEncoder().encode(JSON.stringify(source))) + Math.imul(variant, STRIDE)) >>> 0;
}

/**
 * Returns the search of a variant of an item, the same on the page, on paper and in marking: its tree and its limits,
 * with the root window among its numbers. Null when `treeOf` has no tree.
 */
export function searchedInVariant(
  item: SetItem,
  variant: number,
  treeOf: (source: TreeSource) => GameTree | null,
): SearchedTree | null {
  const tree = treeOf(variantOf(item, variant).source);
  if (tree === null) return null;
  const reach = item.limits ?? null;
  return item.source.kind === 'generated' ? { tree, reach } : variantWithin(tree, reach, variant);
}
