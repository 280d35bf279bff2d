/** The properties that a random tree can be asked to have, and the reasons why some wishes cannot be granted. */
import { LIMITS } from '../tree/limits.ts';

/**
 * What the tree has to be like under alpha-beta with its default rules: anything; with a deep cutoff that the parent's
 * own value would not have made; with no cutoff; with the fewest leaves that any order of its children allows; or with
 * the children of every decision sorted from the worst to the best.
 */
export const TREE_DEMANDS = ['any', 'deep-cutoff', 'no-cutoff', 'best-order', 'worst-order'] as const;
export type TreeDemand = (typeof TREE_DEMANDS)[number];

export interface RandomTreeWish {
  /** the seed, a whole number of which only the lowest 32 bits count */
  readonly seed: number;
  /** edges from the root to the deepest leaf */
  readonly depth: number;
  /** the least and the greatest number of children of an inner node */
  readonly branching: readonly [least: number, most: number];
  /** the least and the greatest leaf value; leaf values are whole numbers */
  readonly values: readonly [least: number, most: number];
  /**
   * whether leaves may be equal; when false, all leaves differ. In a tree without cutoffs leaves are equal only when
   * the range has too few numbers
   */
  readonly ties: boolean;
  /** whether branches end at different depths: some at `depth`, and at least one before it */
  readonly uneven: boolean;
  /** whether some plies consist of chance nodes; at least one does */
  readonly chance: boolean;
  readonly demand: TreeDemand;
  readonly root: 'max' | 'min';
}

/**
 * The greatest number of nodes of a random tree. It is far below LIMITS.nodes, because such a tree is drawn to be read,
 * and so that the search for one with a deep cutoff stays short.
 */
export const MOST_RANDOM_NODES = LIMITS.nodes / 10;

/**
 * The greatest absolute value of a leaf. Numbers of more than six digits are shortened when written, so different
 * values could look equal.
 */
export const MOST_LEAF_VALUE = 999_999;

/** Properties of a wish that need a minimum depth and branching. */
export type DemandingPart = 'chance' | 'uneven' | 'deep-cutoff' | 'deep-cutoff-beside-chance';

interface Limits {
  readonly least: number;
  readonly most: number;
}
interface Shortage {
  readonly needs: number;
  readonly has: number;
}
/** The reasons why there is no tree. All but the last follow from the properties wished, whatever the seed. */
export type WishRefusal =
  | { readonly code: 'not-whole'; readonly field: WishField; readonly found: number }
  | ({ readonly code: 'out-of-range'; readonly field: WishField; readonly found: number } & Limits)
  | ({ readonly code: 'least-above-most'; readonly field: 'branching' | 'values' } & Limits)
  | ({ readonly code: 'too-shallow' | 'too-narrow'; readonly part: DemandingPart } & Shortage)
  /** `found`: the greatest number of nodes that the tree may get, counted up to 2^53 − 1 */
  | { readonly code: 'too-many-nodes'; readonly found: number; readonly most: number }
  /**
   * `needs`: the greatest number of leaves that the tree may get, all different; `has`: the number of whole numbers in
   * the range
   */
  | ({ readonly code: 'too-few-values' } & Shortage)
  /**
   * `needs`: the greatest number of parents of leaves that the tree may get; without cutoffs, leaves of different
   * parents must differ
   */
  | ({ readonly code: 'too-few-apart' } & Shortage)
  | { readonly code: 'not-found'; readonly demand: TreeDemand; readonly tries: number };

export type WishField = 'seed' | 'depth' | 'branching' | 'values';

/** Returns how many whole numbers lie in the wished range of leaf values. */
export function valueCount({ values: [least, most] }: RandomTreeWish): number {
  return most - least + 1;
}

/* Checks a wish before a tree is built for it. */

/** Returns the first reason why no seed could grant the wish; null when there is none. O(depth). */
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
 * The least number of decision plies for a deep cutoff. Its bound comes from at least three plies above, because the
 * node two plies above is of the same side and sets no bound for the test; and a child must be left to cut.
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

/**
 * Counts the nodes and leaves of the largest tree that the wish allows, so that the answer does not depend on the seed.
 */
function refuseCounts(wish: RandomTreeWish): WishRefusal | null {
  let [nodes, leaves] = [1, 1];
  for (let ply = 0; ply < wish.depth; ply += 1) {
    leaves *= wish.branching[1];
    nodes = Math.min(nodes + leaves, Number.MAX_SAFE_INTEGER);
  }
  if (nodes > MOST_RANDOM_NODES) return { code: 'too-many-nodes', found: nodes, most: MOST_RANDOM_NODES };
  const has = valueCount(wish);
  if (!wish.ties && leaves > has) return { code: 'too-few-values', needs: leaves, has };
  // In a tree without cutoffs, only leaves of one parent may be equal.
  const parents = leaves / wish.branching[1];
  return wish.demand === 'no-cutoff' && parents > has ? { code: 'too-few-apart', needs: parents, has } : null;
}
