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

interface Limits {
  readonly least: number;
  readonly most: number;
}
interface Shortage {
  readonly needs: number;
  readonly has: number;
}
/** Why there is no tree. All but the last follow from the wish alone, whatever its seed. */
export type WishRefusal =
  | { readonly code: 'not-whole'; readonly field: WishField; readonly found: number }
  | ({ readonly code: 'out-of-range'; readonly field: WishField; readonly found: number } & Limits)
  | ({ readonly code: 'least-above-most'; readonly field: 'branching' | 'values' } & Limits)
  | ({ readonly code: 'too-shallow' | 'too-narrow'; readonly part: DemandingPart } & Shortage)
  /** `found`: nodes the tree may get, counted up to 2^53 − 1 */
  | { readonly code: 'too-many-nodes'; readonly found: number; readonly most: number }
  /** `needs`: leaves the tree may get, all different; `has`: whole numbers in the range */
  | ({ readonly code: 'too-few-values' } & Shortage)
  /** `needs`: parents of leaves the tree may get, whose leaves must differ from each other's for no cutoff */
  | ({ readonly code: 'too-few-apart' } & Shortage)
  | { readonly code: 'not-found'; readonly demand: TreeDemand; readonly tries: number };

export type WishField = 'seed' | 'depth' | 'branching' | 'values';

/** How many whole numbers the wish lets a leaf be. */
export function valueCount({ values: [least, most] }: RandomTreeWish): number {
  return most - least + 1;
}

/* What is wrong with a wish, before anything is built. */

/** The first reason why no seed could grant the wish, or null. O(depth). */
export function refuseWish(wish: RandomTreeWish): WishRefusal | null {
  return refuseNumbers(wish) ?? refuseShape(wish) ?? refuseCounts(wish);
}

const RANGES: readonly (readonly [WishField, least: number, most: number])[] = [
  ['seed', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ['depth', 1, LIMITS.depth],
  ['branching', 1, LIMITS.children],
  ['values', -MOST_LEAF_VALUE, MOST_LEAF_VALUE],
];

function refuseNumbers(wish: RandomTreeWish): WishRefusal | null {
  for (const [field, least, most] of RANGES) {
    for (const found of [wish[field]].flat()) {
      if (!Number.isInteger(found)) return { code: 'not-whole', field, found };
      if (found < least || found > most) return { code: 'out-of-range', field, found, least, most };
    }
  }
  for (const field of ['branching', 'values'] as const) {
    const [least, most] = wish[field];
    if (least > most) return { code: 'least-above-most', field, least, most };
  }
  return null;
}

/**
 * A cut is deep when its bound comes from three plies up or more (two up is a node of its own side, which
 * sets no bound it is tested against), and then a child must be left to cut: four plies of decisions.
 */
const NEEDS: Readonly<Record<DemandingPart, { readonly depth: number; readonly branching: number }>> = {
  chance: { depth: 2, branching: 1 },
  uneven: { depth: 2, branching: 2 },
  'deep-cutoff': { depth: 4, branching: 2 },
  'deep-cutoff-beside-chance': { depth: 5, branching: 2 },
};

function refuseShape({ chance, uneven, demand, depth, branching }: RandomTreeWish): WishRefusal | null {
  const parts: readonly DemandingPart[] = [
    ...(chance ? (['chance'] as const) : []),
    ...(uneven ? (['uneven'] as const) : []),
    ...(demand === 'deep-cutoff' ? (['deep-cutoff'] as const) : []),
    ...(demand === 'deep-cutoff' && chance ? (['deep-cutoff-beside-chance'] as const) : []),
  ];
  const widest = branching[1];
  for (const part of parts) {
    const needs = NEEDS[part];
    if (depth < needs.depth) return { code: 'too-shallow', part, needs: needs.depth, has: depth };
    if (widest < needs.branching) return { code: 'too-narrow', part, needs: needs.branching, has: widest };
  }
  return null;
}

/** Counts of the largest tree the wish allows, so that the answer does not depend on the seed. */
function refuseCounts(wish: RandomTreeWish): WishRefusal | null {
  let [nodes, leaves] = [1, 1];
  for (let ply = 0; ply < wish.depth; ply += 1) {
    leaves *= wish.branching[1];
    nodes = Math.min(nodes + leaves, Number.MAX_SAFE_INTEGER);
  }
  if (nodes > MOST_RANDOM_NODES) return { code: 'too-many-nodes', found: nodes, most: MOST_RANDOM_NODES };
  const has = valueCount(wish);
  if (!wish.ties && leaves > has) return { code: 'too-few-values', needs: leaves, has };
  // Without a cutoff only leaves of one parent may be equal.
  const parents = leaves / wish.branching[1];
  return wish.demand === 'no-cutoff' && parents > has ? { code: 'too-few-apart', needs: parents, has } : null;
}
