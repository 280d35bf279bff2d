/** Counts how many leaves searches of uniform trees evaluate, depth by depth, by running the searches. */

import type { Progress } from '../progress.ts';
import { alphaBeta } from '../search/alphaBeta.ts';
import { minimax } from '../search/minimax.ts';
import { type SearchObserver, SILENT } from '../search/searchObserver.ts';
import { DEFAULT_RULES } from '../search/searchSettings.ts';
import { fewestLeaves, type UniformShape } from '../tree/uniformShape.ts';
import { type UniformOrder, UniformSpace } from './uniformSpace.ts';

export interface CountsWish extends UniformShape {
  /** the seed from which the trees in random order are made */
  readonly seed: number;
  /** the greatest number of leaves; a tree that is expected to need more is not searched */
  readonly mostLeaves: number;
}

/** The numbers of evaluated leaves for trees of one depth; null for a count that would take too long. */
export interface CountsAtDepth {
  readonly depth: number;
  readonly minimax: number | null;
  /** the number of leaves for alpha-beta when the best child of every node comes last */
  readonly worst: number | null;
  /** the numbers of leaves for alpha-beta when leaf values are random */
  readonly random: Spread | null;
  /** the number of leaves for alpha-beta when the best child of every node comes first */
  readonly best: number | null;
}

/** The mean, the least and the greatest count of several random trees. */
export interface Spread {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

/** The number of random trees of each depth. */
export const RANDOM_TREES = 20;

/** The number of trees searched for each depth: the random ones, and three whose order is given. */
const TREES_A_DEPTH = RANDOM_TREES + 3;

/**
 * The greatest number of leaves of a uniform tree that is searched to be counted; a larger tree is left out. In the
 * worker one tree takes a second or two, on the page an instant.
 */
export const MOST_LEAVES = { worker: 4_000_000, page: 100_000 };

/** Returns the number of leaves of a uniform tree; minimax evaluates them all. */
export function allLeaves({ branching, depth }: UniformShape): number {
  return branching ** depth;
}

/** Searches the trees of depths 0 to d, one tree for each step; the last step of a depth has its counts. */
export function* countLeaves(wish: CountsWish): Generator<Progress<CountsAtDepth>, void> {
  const { branching, seed, mostLeaves } = wish;
  const of = (wish.depth + 1) * TREES_A_DEPTH;
  let done = 0;
  /** the number of leaves that a random tree is expected to need: at most b times the mean of the depth before */
  let expected = 1;
  for (let depth = 0; depth <= wish.depth; depth += 1) {
    const shape = { branching, depth };
    const step = (part: CountsAtDepth | null = null) => ({ done: ++done, of, part });
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

/** Returns the number of leaves that alpha-beta evaluates in a uniform tree, when it cuts on equality. */
export function leavesOfAlphaBeta(shape: UniformShape, order: UniformOrder, seed = 1): number {
  return leavesIn((observer) => alphaBeta(new UniformSpace(shape, order, seed), DEFAULT_RULES, observer));
}

/** Returns the number of leaves that minimax evaluates; it does not depend on their values. */
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

/** Returns the seed of one random tree; all trees of one chart have different seeds. */
function seedOf(seed: number, depth: number, tree: number): number {
  return (seed * 64 + depth) * 64 + tree;
}

function spreadOf(counts: readonly number[]): Spread {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return { mean, least: Math.min(...counts), most: Math.max(...counts) };
}

/**
 * Returns the greatest depth that a search finishes with a number of leaves; `leavesAt` returns the leaves needed for a
 * depth and grows with it.
 */
export function depthWithin(leaves: number, leavesAt: (depth: number) => number): number {
  let depth = 0;
  while (leavesAt(depth + 1) <= leaves) depth += 1;
  return depth;
}

/**
 * Returns the greatest counted depth at which random trees need at most `leaves` leaves on average; null when there is
 * none. `isLast` says that one more ply is known to need more.
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
