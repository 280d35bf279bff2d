/** Counts how many leaves searches of uniform trees evaluate, depth by depth, by running the searches. */

import { alphaBeta } from '../search/alphaBeta.ts';
import { minimax } from '../search/minimax.ts';
import { type SearchObserver, SILENT } from '../search/searchObserver.ts';
import { DEFAULT_RULES } from '../search/searchSettings.ts';
import { fewestLeaves, type UniformShape } from '../tree/uniformShape.ts';
import { type UniformOrder, UniformSpace } from './uniformSpace.ts';

export interface CountsWish extends UniformShape {
  /** the seed of the trees in random order */
  readonly seed: number;
  /** the greatest number of leaves: a tree that is expected to need more is not searched */
  readonly mostLeaves: number;
}

/** The counts for trees of one depth; null when counting would take too long. */
export interface CountsAtDepth {
  readonly depth: number;
  readonly minimax: number | null;
  /** the count of alpha-beta when the best child of every node is last */
  readonly worst: number | null;
  /** the counts of alpha-beta when the values of the leaves are random */
  readonly random: Spread | null;
  /** the count of alpha-beta when the best child of every node is first */
  readonly best: number | null;
}

/** The counts of several random trees. */
export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

/** The number of random trees of each depth. */
export const RANDOM_TREES = 20;

/** Besides these there are three trees whose order is given. */
const TREES_A_DEPTH = RANDOM_TREES + 3;

/** The state of the count after another tree has been searched or left out. */
export interface CountsProgress {
  readonly done: number;
  readonly of: number;
  /** the depth that is now finished; null while trees of it are left */
  readonly counts: CountsAtDepth | null;
}

/** Returns the number of leaves of the tree; minimax evaluates them all. */
export function allLeaves({ branching, depth }: UniformShape): number {
  return branching ** depth;
}

/** Searches the trees of depths 0 to d, one tree for each step of the generator. */
export function* countLeaves(wish: CountsWish): Generator<CountsProgress, void> {
  const { branching, seed, mostLeaves } = wish;
  const of = (wish.depth + 1) * TREES_A_DEPTH;
  let done = 0;
  /** the leaves that a random tree needs; one more ply needs at most b times as many */
  let expected = 1;
  for (let depth = 0; depth <= wish.depth; depth += 1) {
    const shape = { branching, depth };
    const step = (counts: CountsAtDepth | null = null): CountsProgress => ({ done: ++done, of, counts });
    const isSmall = allLeaves(shape) <= mostLeaves;
    const ofMinimax = isSmall ? leavesOfMinimax(shape) : null;
    yield step();
    const worst = isSmall ? leavesOfAlphaBeta(shape, 'worst') : null;
    yield step();
    const best = fewestLeaves(shape) <= mostLeaves ? leavesOfAlphaBeta(shape, 'best') : null;
    const drawn: number[] = [];
    for (let tree = 0; tree < RANDOM_TREES; tree += 1) {
      yield step();
      if (expected <= mostLeaves) drawn.push(leavesOfAlphaBeta(shape, 'random', seedOf(seed, depth, tree)));
    }
    const random = drawn.length === 0 ? null : spreadOf(drawn);
    expected = random === null ? Infinity : random.mean * branching;
    yield step({ depth, minimax: ofMinimax, worst, random, best });
  }
}

/** Returns the number of leaves that alpha-beta evaluates, cutting on equality as well. */
export function leavesOfAlphaBeta(shape: UniformShape, order: UniformOrder, seed = 1): number {
  return leavesIn((observer) => alphaBeta(new UniformSpace(shape, order, seed), DEFAULT_RULES, observer));
}

/** The count does not depend on the values of the leaves. */
function leavesOfMinimax(shape: UniformShape): number {
  return leavesIn((observer) => minimax(new UniformSpace(shape, 'random'), observer));
}

function leavesIn(search: (observer: SearchObserver) => number): number {
  let leaves = 0;
  search({
    ...SILENT,
    leaf() {
      leaves += 1;
    },
  });
  return leaves;
}

/** No two trees of one chart have the same seed. */
function seedOf(seed: number, depth: number, tree: number): number {
  return (seed * 64 + depth) * 64 + tree;
}

function spreadOf(counts: readonly number[]): Spread {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return { mean, least: Math.min(...counts), most: Math.max(...counts) };
}

/** Returns the depth that a search reaches with a number of leaves; `leavesAt` grows with the depth. */
export function depthWithin(leaves: number, leavesAt: (depth: number) => number): number {
  let depth = 0;
  while (leavesAt(depth + 1) <= leaves) depth += 1;
  return depth;
}

/**
 * Returns the same for the mean of random trees, as far as it was counted; `isLast` says that the next ply is known to
 * be too much.
 */
export function randomDepthWithin(
  leaves: number,
  counts: readonly CountsAtDepth[],
): { readonly depth: number; readonly isLast: boolean } | null {
  const counted = counts.flatMap(({ depth, random }) => (random === null ? [] : [{ depth, random }]));
  const within = counted.filter(({ random }) => random.mean <= leaves);
  const depth = within.at(-1)?.depth;
  return depth === undefined ? null : { depth, isLast: counted.length > within.length };
}
