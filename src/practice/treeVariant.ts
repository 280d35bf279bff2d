/**
 * Makes the same tree with other leaf values on which the same search happens: every comparison that any of the
 * algorithms makes, under any of the rules, has the same result. Only the numbers are new, so an exercise keeps its
 * purpose, and copied numbers are of no use.
 */
import { backedUpValues, compareValues } from '../core/order/childOrder.ts';
import { type Random, seeded } from '../core/random/seeded.ts';
import { MOST_LEAF_VALUE } from '../core/random/treeWish.ts';
import { recordVectors } from '../core/run/recordVectors.ts';
import { OF_PLAYERS } from '../core/search/algorithms.ts';
import type { SearchWindow } from '../core/search/searchWindow.ts';
import { asSearched } from '../core/tree/asSearched.ts';
import type { GameTree } from '../core/tree/gameTree.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { rowsOf, treeOfRows } from '../core/tree/treeRows.ts';
import { mistakenMaxN, VECTOR_MISTAKES } from './methods/mistakenMaxN.ts';
import { type Reach, reachOf, searching, type Task, wholeTree } from './task.ts';

/**
 * Returns the variant of a tree; 0 is the tree itself. Equal values stay equal and the order is kept, also among static
 * values; infinities and unknown leaves stay; leaf bounds change along; and where there is a finite leaf at least one
 * changes. Node ids, keys and names are the same.
 */
export function variantOfTree(tree: GameTree, seed: number): GameTree {
  return variantWithin(tree, null, seed).tree;
}

/** Returns the same search of the variant of its tree; everything else stays. */
export function variantOfTask<T extends Task>(task: T, seed: number): T {
  const { tree, reach } = variantWithin(wholeTree(task), reachOf(task), seed);
  return searching(task, tree, reach);
}

/** A tree with the limits of its search. */
export interface SearchedTree {
  readonly tree: GameTree;
  readonly reach: Reach | null;
}

/** Returns the variant of a tree with its root window, which changes along with the leaves. */
export function variantWithin(tree: GameTree, reach: Reach | null, seed: number): SearchedTree {
  if (seed === 0) return { tree, reach };
  const random = seeded(seed);
  const map = mapFor(tree, endsIn(reach), random);
  return map === null
    ? { tree, reach }
    : { tree: withValues(tree, map), reach: reach && movedBy(map, reach) };
}

function mapFor(tree: GameTree, ends: readonly number[], random: Random): ValueMap | null {
  if (tree.players > 0) return scale(tree, random, keepsVectors(tree));
  return tree.hasChance ? scale(tree, random, orderOf(tree, ends)) : respaced(tree, ends, random);
}

/** Returns the finite ends of the root window. */
function endsIn(reach: Reach | null): readonly number[] {
  const window = reach !== null && 'depth' in reach ? reach.window : undefined;
  return window === undefined ? [] : [window.alpha, window.beta].filter(Number.isFinite);
}

function movedBy(map: ValueMap, reach: Reach): Reach {
  if (!('depth' in reach) || reach.window === undefined) return reach;
  const put = (end: number) => (Number.isFinite(end) ? map(end) : end);
  const window: SearchWindow = { alpha: put(reach.window.alpha), beta: put(reach.window.beta) };
  return { depth: reach.depth, window };
}

/**
 * Minimax and alpha-beta only compare, so any strictly increasing map will do. This one maps to whole numbers over a
 * range about as wide as the old one, with zero somewhere within it.
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
 * Expectations are compared with values and with each other, and only a·x + b with a > 0 keeps all of these
 * comparisons. Fractions may round differently afterwards, so that a former tie is no longer one: a map is used only if
 * it keeps the order of all leaves, chance nodes and ends of windows. Doubling always does; null when none does.
 */
function scale(
  tree: GameTree,
  random: Random,
  isKept: (variant: GameTree, map: ValueMap) => boolean,
): ValueMap | null {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const [factor, addend] = tries === MOST_TRIES - 1 ? [2, 0] : [1 + random.below(3), random.below(19) - 9];
    const map = (value: number) => affine(value, factor, addend);
    const variant = withValues(tree, map);
    if (differs(tree, variant) && isKept(variant, map)) return map;
  }
  return null;
}

const MOST_TRIES = 40;

type ValueMap = (value: number) => number;

/** Computes a·x + b to as many decimals as x has: 3 · 0.1 is 0.3 on paper. */
function affine(value: number, factor: number, addend: number): number {
  const image = factor * value + addend;
  const decimals = /^-?\d+\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  return decimals === 0 ? image : Number(image.toFixed(decimals));
}

/**
 * Whether leaves and chance nodes of a tree of the same shape, and the given ends, have the same order as in this one.
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

/** Returns the finite values of the leaves and the finite ends, including leaf bounds, ascending, each once. */
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
    // Other features would give the static values away, so a plain number is used.
    return { ...row, staticValue: put(estimate), features: undefined };
  });
  const [low, high] = tree.leafBounds;
  // The components of all players are put on the same scale, and so is their sum.
  const sum = tree.sum === null ? null : map(tree.sum) + (tree.players - 1) * map(0);
  return treeOfRows(rows, [put(low), put(high)], null, sum);
}

/** The tree as a search to the ends sees it, and as searches with a depth limit see it. */
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
 * Whether max^n and each faulty form of it do the same. With a·x + b for all components, every comparison of a
 * component with what is left of the sum has the same result, except for rounded decimals.
 */
function keepsVectors(tree: GameTree): (variant: GameTree) => boolean {
  const before = stories(tree);
  return (variant) => stories(variant).every((story, at) => story === before[at]);
}

/** Returns what happens in max^n and in each faulty form of it: at which node, and whose vector it holds then. */
function stories(tree: GameTree): readonly string[] {
  return VECTOR_MISTAKES.map((mistake) => {
    const run = recordVectors(tree, OF_PLAYERS, mistakenMaxN(mistake));
    const steps = Array.from({ length: run.length }, (_, event) => event + 1);
    return steps
      .map((step) => [run.kindAt(step), run.nodeAt(step), run.givenAt(run.nodeAt(step), step)].join(' '))
      .join();
  });
}
