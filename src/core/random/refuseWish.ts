/** What is wrong with a wish, before anything is built. */
import { LIMITS } from '../tree/limits.ts';
import {
  type DemandingPart,
  MOST_LEAF_VALUE,
  MOST_RANDOM_NODES,
  type RandomTreeWish,
  valueCount,
  type WishField,
  type WishRefusal,
} from './treeWish.ts';

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
