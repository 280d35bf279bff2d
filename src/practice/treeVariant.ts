/**
 * Makes the same tree with other leaf values. Every comparison that any algorithm makes under any rules has
 * the same result in both trees, so the same search happens in both, but copied numbers are wrong.
 */

import { treeLike } from '../core/graph/mergingTree.ts';
import type { GameTree, NodeId, SearchWindow } from '../core/index.ts';
import { backedUpValues, compareValues } from '../core/order/childOrder.ts';
import { type Random, seeded } from '../core/random/seeded.ts';
import { MOST_LEAF_VALUE } from '../core/random/treeWish.ts';
import { recordVectors } from '../core/run/recordVectors.ts';
import { OF_PLAYERS } from '../core/search/algorithms.ts';
import { asSearched } from '../core/tree/asSearched.ts';
import { rowsOf } from '../core/tree/treeRows.ts';
import { otherPositions } from './drawPositions.ts';
import { mistakenMaxN, VECTOR_MISTAKES } from './methods/mistakenMaxN.ts';
import { positionsIn } from './positions.ts';
import { type Reach, reachOf, scalesWithRewards, searching, type Task, wholeTree } from './task.ts';

/**
 * Returns the variant of a tree for a seed; seed 0 returns the tree itself. Equal values remain equal and the
 * order of values is kept, including static values. Infinite and unknown leaves are unchanged; leaf bounds
 * change with the values. At least one leaf changes when there is a finite one. Node ids, keys and names are
 * the same.
 */
export function variantOfTree(tree: GameTree, seed: number): GameTree {
  return variantWithin(tree, null, seed).tree;
}

/**
 * Returns the task on the variant of its tree; all other properties are kept, except that a root window
 * changes with the values.
 */
export function variantOfTask<T extends Task>(task: T, seed: number): T {
  const { tree, reach } = variantWithin(wholeTree(task), reachOf(task), seed);
  return searching(task, tree, reach);
}

/** A tree with the limits with which it is searched. */
export interface SearchedTree {
  readonly tree: GameTree;
  readonly reach: Reach | null;
}

/**
 * Returns the variant of a tree and of its root window or given results, which change in the same way as the leaf values.
 * A tree of positions gets other positions.
 */
export function variantWithin(tree: GameTree, reach: Reach | null, seed: number): SearchedTree {
  if (seed === 0) return { tree, reach };
  const random = seeded(seed);
  const positions = positionsIn(tree);
  if (positions !== null) return { tree: otherPositions([...positions.values()], random), reach };
  const map = mapFor({ tree, reach }, random);
  return map === null
    ? { tree, reach }
    : { tree: withValues(tree, map), reach: reach && movedBy(map, reach) };
}

function mapFor(searched: SearchedTree, random: Random): ValueMap | null {
  const { tree, reach } = searched;
  const ends = endsIn(reach);
  if (tree.players > 0) return scale(searched, random, keepsVectors(tree));
  // A simulation adds rewards up, so that only maps a·x + b keep its choices.
  const isLinear = tree.hasChance || (reach !== null && 'iterations' in reach);
  return isLinear ? scale(searched, random, orderOf(tree, ends)) : respaced(tree, ends, random);
}

/** Returns the finite ends of the root window, if there is one. */
function endsIn(reach: Reach | null): readonly number[] {
  const window = reach !== null && 'depth' in reach ? reach.window : undefined;
  return window === undefined ? [] : [window.alpha, window.beta].filter(Number.isFinite);
}

function movedBy(map: ValueMap, reach: Reach): Reach {
  if ('given' in reach) return { ...reach, given: reach.given.map(map) };
  if (!('depth' in reach) || reach.window === undefined) return reach;
  const put = (end: number) => (Number.isFinite(end) ? map(end) : end);
  const window: SearchWindow = { alpha: put(reach.window.alpha), beta: put(reach.window.beta) };
  return { depth: reach.depth, window };
}

/**
 * Returns a random increasing map of values, for trees without chance nodes: minimax and alpha-beta only
 * compare values, so any strictly increasing map keeps their comparisons. It maps to whole numbers over a
 * range about as wide as the old one, with zero within the range.
 */
function respaced(tree: GameTree, ends: readonly number[], random: Random): ValueMap {
  const values = finiteValues(tree, ends);
  const [first = 0] = values;
  const width = Math.min(Math.round((values.at(-1) ?? first) - first), MOST_LEAF_VALUE);
  const span = Math.max(width, 2 * values.length);
  const low = random.below(span + 1) - span;
  const steps = values
    .map(() => random.below(span - values.length + 2))
    .sort((a, b) => a - b)
    .map((step, index) => low + step + index);
  const images = new Map(values.map((value, index) => [value, steps[index] as number]));
  const isSame = tree.leaves().every((leaf) => {
    const value = tree.value(leaf);
    return (images.get(value) ?? value) === value || !Number.isFinite(value);
  });
  return (value) => (images.get(value) as number) + (isSame ? 1 : 0);
}

/**
 * Returns a random map a·x + b with a > 0, for trees with chance nodes: only such maps keep every comparison
 * of expectations. Rounding could break a tie between fractions, so a map is used only when it keeps the
 * order of all leaves, chance nodes and window ends. Doubling always keeps it; null when no tried map does. When C of a
 * simulation is not multiplied by the span of the rewards, only maps x + b keep its choices.
 */
function scale(
  { tree, reach }: SearchedTree,
  random: Random,
  isKept: (variant: GameTree, map: ValueMap) => boolean,
): ValueMap | null {
  const given = reach !== null && 'given' in reach ? reach.given : null;
  const isShift = reach !== null && 'iterations' in reach && !scalesWithRewards(tree, reach);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [drawn, addend] =
      tries === MOST_TRIES - 1 ? [2, isShift ? 1 : 0] : [1 + random.below(3), random.below(19) - 9];
    const factor = isShift ? 1 : drawn;
    const map = (value: number) => affine(value, factor, addend);
    const variant = withValues(tree, map);
    const isOther = given === null ? differs(tree, variant) : given.some((result) => map(result) !== result);
    if (isOther && isKept(variant, map)) return map;
  }
  return null;
}

const MOST_TRIES = 40;

type ValueMap = (value: number) => number;

/** Computes a·x + b with as many decimals as x has, so that 3 · 0.1 gives 0.3. */
function affine(value: number, factor: number, addend: number): number {
  const image = factor * value + addend;
  const decimals = /^-?\d+\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  return decimals === 0 ? image : Number(image.toFixed(decimals));
}

/**
 * Returns a function that tells whether the values of leaves and chance nodes in a variant of the tree,
 * together with the mapped window ends, have the same order as in the tree.
 */
function orderOf(tree: GameTree, ends: readonly number[]): (variant: GameTree, map: ValueMap) => boolean {
  const compared = (of: GameTree, endsThere: readonly number[]) => [
    ...viewsOf(of).flatMap(comparedIn),
    ...endsThere,
  ];
  const comparedIn = (of: GameTree) => {
    const values = backedUpValues(of);
    return of
      .nodes()
      .flatMap((node) =>
        of.kindName(node) === 'leaf' || of.kindName(node) === 'chance' ? [values[node] as number] : [],
      );
  };
  const before = compared(tree, ends);
  const known = [...before.keys()].filter((index) => !Number.isNaN(before[index]));
  const inOrder = known.sort((a, b) => compareValues(before[a] as number, before[b] as number));
  return (variant, map) => {
    const after = compared(variant, ends.map(map));
    const isInOrder = inOrder.every((index, rank) => {
      const last = inOrder[rank - 1];
      if (last === undefined) return !Number.isNaN(after[index]);
      const [step, stepNow] = [before, after].map((values) =>
        compareValues(values[last] as number, values[index] as number),
      );
      return step === stepNow;
    });
    return isInOrder && after.every((value, index) => Number.isNaN(value) === Number.isNaN(before[index]));
  };
}

/** Returns the finite leaf values, leaf bounds and given window ends, ascending and each once. */
function finiteValues(tree: GameTree, ends: readonly number[]): number[] {
  const values = new Set([...tree.leaves().map((leaf) => tree.value(leaf)), ...ends]);
  for (const estimate of tree.columns.staticValue ?? []) values.add(estimate);
  for (const end of tree.leafBounds) values.add(end);
  return [...values].filter(Number.isFinite).sort((a, b) => a - b);
}

function withValues(tree: GameTree, map: ValueMap): GameTree {
  const put = (value: number) => (Number.isFinite(value) ? map(value) : value);
  const rows = rowsOf(tree).map((row, id) => {
    const estimate = tree.staticValue(id as NodeId);
    if (row.vector !== undefined) return { ...row, vector: row.vector.map(put) };
    if (Number.isNaN(estimate) || (row.kind === 'leaf' && !Number.isNaN(row.value)))
      return row.kind === 'leaf' ? { ...row, value: put(row.value) } : row;
    // The variant stores only the static value, because the features would reveal the original number.
    return { ...row, staticValue: put(estimate), features: undefined };
  });
  const [low, high] = tree.leafBounds;
  // The components of all players are mapped in the same way, and the declared sum of a vector is mapped
  // accordingly.
  const sum = tree.sum === null ? null : map(tree.sum) + (tree.players - 1) * map(0);
  return treeLike(tree, rows, [put(low), put(high)], null, sum);
}

/**
 * Returns the trees that searches of the tree see: the whole tree and, when it has static values, the trees
 * above each depth limit.
 */
function viewsOf(tree: GameTree): readonly GameTree[] {
  if (tree.columns.staticValue === null) return [tree];
  const depths = Array.from({ length: tree.height }, (_, depth) => depth);
  return [tree, ...depths.map((depth) => asSearched(tree, { depth }))];
}

function differs(tree: GameTree, variant: GameTree): boolean {
  const worth = (of: GameTree, leaf: NodeId) => (of.players > 0 ? of.vector(leaf) : [of.value(leaf)]);
  return tree
    .leaves()
    .some((leaf) => worth(tree, leaf).some((value, at) => !Object.is(value, worth(variant, leaf)[at])));
}

/**
 * Returns a function that tells whether max^n and each faulty form of it have the same events on a variant as
 * on the tree. Because all components are mapped by a·x + b, every comparison with the rest of the declared
 * sum has the same result, except when decimals are rounded.
 */
function keepsVectors(tree: GameTree): (variant: GameTree) => boolean {
  const before = stories(tree);
  return (variant) => stories(variant).every((story, at) => story === before[at]);
}

/**
 * Returns, for max^n and each faulty form of it, a text with the events of the run: the node of each event
 * and the leaf whose vector it then has.
 */
function stories(tree: GameTree): readonly string[] {
  return VECTOR_MISTAKES.map((mistake) => {
    const run = recordVectors(tree, OF_PLAYERS, mistakenMaxN(mistake));
    const steps = Array.from({ length: run.length }, (_, event) => event + 1);
    return steps
      .map((step) => [run.kindAt(step), run.nodeAt(step), run.givenAt(run.nodeAt(step), step)].join(' '))
      .join();
  });
}
