/**
 * The same exercise with other numbers, for the next try or the neighbour's sheet. Variant 0 is the
 * exercise itself; the same variant is the same for ever.
 */
import { crc32 } from '../core/crc32.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { SetItem, TreeSource } from './exerciseSet.ts';
import { type SearchedTree, variantWithin } from './treeVariant.ts';

/** How many variants of an item there are, the item itself among them. */
export const VARIANTS = 1000;

/** Odd, so that no two variants below 2^32 have one seed: 2^32 over the golden ratio. */
const STRIDE = 0x9e3779b1;

/**
 * A variant of a set's item. One that is generated is made from another seed; since its tree may have
 * another shape, nodes that were named are left to the program to choose. A tree of the library, or one
 * in the notation, stands as it is: `searchedInVariant` gives it other values; and so does one of which each student gets
 * another of its shape.
 */
export function variantOf(item: SetItem, variant: number): SetItem {
  const { source, variants, parts } = item;
  if (variant === 0 || source.kind !== 'generated' || variants === 'fresh') return item;
  const seed = (source.seed + Math.imul(variant, STRIDE)) >>> 0;
  return { ...item, source: { ...source, seed }, parts: parts.map((part) => ({ ...part, nodes: [] })) };
}

/** The seed of a student's own tree of an item. */
export function freshSeed({ source }: SetItem, variant: number): number {
  return (crc32(new TextEncoder().encode(JSON.stringify(source))) + Math.imul(variant, STRIDE)) >>> 0;
}

/**
 * What a variant of an item is a search of, the same on the page, on paper and when it is marked: its tree, and how
 * far it is looked, with the root's window among its numbers. Null where `treeOf` has no tree.
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
