/**
 * Makes the same exercise with other numbers, for a further try or for another student's sheet. Variant 0 is
 * the exercise itself; the same variant number always gives the same exercise.
 */
import { crc32 } from '../core/crc32.ts';
import type { GameTree } from '../core/index.ts';
import type { SetItem, TreeSource } from './exerciseSet.ts';
import { type SearchedTree, variantWithin } from './treeVariant.ts';

/** The number of variants of a set's item, including the item itself. */
export const VARIANTS = 1000;

/**
 * The difference of the seeds of successive variants: 2^32 divided by the golden ratio, made odd, so that no
 * two variants below 2^32 have the same seed.
 */
const STRIDE = 0x9e3779b1;

/**
 * Returns a variant of a set's item. A generated exercise gets another seed; because its tree may then have
 * another structure, named nodes are removed and the program chooses them. An item about a library tree or a
 * text is unchanged, as is one for which each student gets another tree; `searchedInVariant` gives their
 * trees other values.
 */
export function variantOf(item: SetItem, variant: number): SetItem {
  const { source, variants, parts } = item;
  if (variant === 0 || source.kind !== 'generated' || variants === 'fresh') return item;
  const seed = (source.seed + Math.imul(variant, STRIDE)) >>> 0;
  return { ...item, source: { ...source, seed }, parts: parts.map((part) => ({ ...part, nodes: [] })) };
}

/** Returns the seed from which a student's own tree for an item of a set is drawn. */
export function freshSeed({ source }: SetItem, variant: number): number {
  return (crc32(new TextEncoder().encode(JSON.stringify(source))) + Math.imul(variant, STRIDE)) >>> 0;
}

/**
 * Returns the tree and the limits of a variant of an item, with its root window. Page, printed sheet and
 * marking all use this function. Null when `treeOf` has no tree for the item.
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
