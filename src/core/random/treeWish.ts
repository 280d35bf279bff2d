/** What a random tree may be asked to be, and why some wishes cannot be granted. */
import { LIMITS } from '../tree/limits.ts';

/**
 * What the tree is to show under alpha-beta with its default rules: anything; a deep cutoff that the
 * parent's own value would not have made; no cutoff at all; the fewest leaves that any order of its
 * children allows; every decision's children from the worst to the best.
 */
export const TREE_DEMANDS = ['any', 'deep-cutoff', 'no-cutoff', 'best-order', 'worst-order'] as const;
export type TreeDemand = (typeof TREE_DEMANDS)[number];

export interface RandomTreeWish {
  /** a whole number; only its lowest 32 bits count */
  readonly seed: number;
  /** edges from the root to the deepest leaf */
  readonly depth: number;
  /** children of an inner node */
  readonly branching: readonly [least: number, most: number];
  /** leaf values, whole numbers */
  readonly values: readonly [least: number, most: number];
  /** false: all leaves differ; true: they may be equal; in a tree without cutoffs only where the range is short of numbers */
  readonly ties: boolean;
  /** some branches end before `depth`; at least one does, and at least one does not */
  readonly uneven: boolean;
  /** some plies are chance nodes, at least one */
  readonly chance: boolean;
  readonly demand: TreeDemand;
  readonly root: 'max' | 'min';
}

/**
 * Nodes of a random tree at most. Far below LIMITS.nodes, because a tree that nobody designed is drawn to
 * be read, and so that a search for one with a deep cutoff stays short.
 */
export const MOST_RANDOM_NODES = LIMITS.nodes / 10;

/** Leaf values lie within ± this: beyond six digits different numbers would be printed alike. */
export const MOST_LEAF_VALUE = 999_999;

/** What of a wish asks for a depth and a width of its own. */
export type DemandingPart = 'chance' | 'uneven' | 'deep-cutoff' | 'deep-cutoff-beside-chance';

/** Why there is no tree. All but the last follow from the wish alone, whatever its seed. */
export type WishRefusal =
  | { readonly code: 'not-whole'; readonly field: WishField; readonly found: number }
  | {
      readonly code: 'out-of-range';
      readonly field: WishField;
      readonly found: number;
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly code: 'least-above-most';
      readonly field: 'branching' | 'values';
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly code: 'too-shallow';
      readonly part: DemandingPart;
      readonly needs: number;
      readonly has: number;
    }
  | {
      readonly code: 'too-narrow';
      readonly part: DemandingPart;
      readonly needs: number;
      readonly has: number;
    }
  /** `found`: nodes the tree may get, counted up to 2^53 − 1 */
  | { readonly code: 'too-many-nodes'; readonly found: number; readonly most: number }
  /** `needs`: leaves the tree may get, all different; `has`: whole numbers in the range */
  | { readonly code: 'too-few-values'; readonly needs: number; readonly has: number }
  /** `needs`: parents of leaves the tree may get, whose leaves must differ from each other's for no cutoff */
  | { readonly code: 'too-few-apart'; readonly needs: number; readonly has: number }
  | { readonly code: 'not-found'; readonly demand: TreeDemand; readonly tries: number };

export type WishField = 'seed' | 'depth' | 'branching' | 'values';

/** How many whole numbers the wish lets a leaf be. */
export function valueCount({ values: [least, most] }: RandomTreeWish): number {
  return most - least + 1;
}
