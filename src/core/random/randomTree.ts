/**
 * Random trees with a guaranteed property, for exercises and worksheets.
 *
 * A wish is the properties asked for and a seed. The same wish gives the same tree for ever and on every machine, so an
 * address or a worksheet may hold the wish instead of the tree. Which random numbers this file draws, and in what
 * order, is therefore part of the format. A change is a new format; frozen trees in tests/core/randomTree.test.ts
 * notice it.
 */
import { assertNever } from '../byKind.ts';
import { reordered } from '../order/reorder.ts';
import { recordTrace } from '../run/recordTrace.ts';
import { runSearch } from '../search/runSearch.ts';
import { SILENT } from '../search/searchObserver.ts';
import { DEFAULT_RULES, type SearchRules } from '../search/searchSettings.ts';
import type { GameTree } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { CHANCE, MIN } from '../tree/nodeKind.ts';
import { rowsOf, treeOfRows } from '../tree/treeRows.ts';
import { randomShape } from './randomShape.ts';
import { type Random, seeded, shuffled } from './seeded.ts';
import { type RandomTreeWish, refuseWish, valueCount, type WishRefusal } from './treeWish.ts';

export type RandomTreeAnswer =
  | { readonly ok: true; readonly tree: GameTree }
  | { readonly ok: false; readonly refusal: WishRefusal };

/** The greatest number of nodes in all trees that are tried while looking for one with the wished property. */
const MOST_NODES_TRIED = 100_000;

/**
 * Returns the tree for a wish, or the reason why there is none. Keys are "n" and the rank in preorder. Every wished
 * property is met at the first try, except the deep cutoff: trees are drawn from the same stream of random numbers
 * until one has it.
 */
export function randomTree(wish: RandomTreeWish): RandomTreeAnswer {
  const refusal = refuseWish(wish);
  if (refusal !== null) return { ok: false, refusal };
  const random = seeded(wish.seed);
  let tries = 0;
  for (let nodes = 0; nodes < MOST_NODES_TRIED; tries += 1) {
    const shape = randomShape(wish, random);
    const tree = treeOn(shape, wish, random);
    if (tree !== null) return { ok: true, tree };
    nodes += shape.size;
  }
  return { ok: false, refusal: { code: 'not-found', demand: wish.demand, tries } };
}

/** Returns the tree with random leaf values that give it the wished property; null when these values do not. */
function treeOn(shape: GameTree, wish: RandomTreeWish, random: Random): GameTree | null {
  if (wish.demand === 'no-cutoff') {
    return withLeafValues(shape, valuesWithoutCutoff(wish, shape, random));
  }
  const tree = withLeafValues(shape, freeValues(wish, shape.leafCount, random));
  switch (wish.demand) {
    case 'any':
      return tree;
    case 'deep-cutoff':
      return hasTellingDeepCutoff(tree) ? tree : null;
    case 'best-order':
      return withKeysInOrder(reordered(tree, ROOT, 'best', 'subtree', 0));
    case 'worst-order':
      return withKeysInOrder(reordered(tree, ROOT, 'worst', 'subtree', 0));
    default:
      return assertNever(wish.demand);
  }
}

/**
 * Numbers the keys again in preorder. Nobody has seen the tree before its children were reordered, so no key has to be
 * kept.
 */
function withKeysInOrder(tree: GameTree): GameTree {
  return treeOfRows(rowsOf(tree).map((row, id) => ({ ...row, key: `n${id}` })));
}

/* Checks whether a tree has a deep cutoff that is worth teaching. */

/**
 * Whether alpha-beta makes a deep cutoff that skips a leaf which it would evaluate if a node had only the bound of its
 * parent. A quarter of all deep cutoffs skip no such leaf, because the parent's own value would have cut as well.
 */
function hasTellingDeepCutoff(tree: GameTree): boolean {
  const shallow = leavesEvaluated(tree, { ...DEFAULT_RULES, bounds: 'parent' });
  const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
  return run.eventsOf('cutoff').some((step) => {
    const event = run.event(step);
    if (event.kind !== 'cutoff' || event.reach !== 'deep') return false;
    const [from] = event.pruned;
    return from !== undefined && shallow.subarray(from, tree.subtreeEnd(event.node)).includes(1);
  });
}

/** Returns an array by node id with 1 at the leaves that alpha-beta evaluates under the rules. */
function leavesEvaluated(tree: GameTree, rules: SearchRules): Uint8Array {
  const evaluated = new Uint8Array(tree.size);
  const leaf = (node: number) => {
    evaluated[node] = 1;
  };
  runSearch('alpha-beta', tree, rules, { ...SILENT, leaf });
  return evaluated;
}

/** Draws random values for the leaves of a tree that has none. */

/** Returns `count` leaf values as the wish asks: drawn independently of each other, or all different. */
function freeValues(wish: RandomTreeWish, count: number, random: Random): number[] {
  if (!wish.ties) return shuffled(distinctValues(wish, count, random), random);
  const [least] = wish.values;
  return Array.from({ length: count }, () => least + random.below(valueCount(wish)));
}

/**
 * Returns values for the leaves of a tree, from left to right, with which alpha-beta never cuts. Every subtree has a
 * range of values of its own; at a MAX node the ranges ascend from child to child, at a MIN node they descend. What a
 * search finds below a node is therefore beyond what it has so far and within its window, and no bound is ever reached.
 * Leaves of one parent, and outcomes of a chance node, which share no window, come in any order. When there are fewer
 * numbers than leaves, leaves of one parent are equal.
 */
function valuesWithoutCutoff(wish: RandomTreeWish, shape: GameTree, random: Random): number[] {
  const count = Math.min(shape.leafCount, valueCount(wish));
  const ascending = distinctValues(wish, count, random).sort((a, b) => a - b);
  const sizes = rangeSizes(shape, count);
  const values: number[] = [];
  // Returns the values of the leaves from left to right; every node gets a range of consecutive values in ascending
  // order.
  const from = new Int32Array(shape.size);
  for (const node of shape.nodes()) {
    const first = from[node] as number;
    if (shape.isLeaf(node)) values.push(ascending[first] as number);
    const last = first + (sizes[node] as number) - 1;
    let at = first;
    for (const child of fromLowToHigh(shape, node, random)) {
      from[child] = Math.min(at, last);
      at += sizes[child] as number;
    }
  }
  return values;
}

/**
 * Returns how many of `count` values each node's range contains. A leaf's range has one; the remaining values go to
 * parents of leaves, as many as each can use.
 */
function rangeSizes(shape: GameTree, count: number): Int32Array {
  const sizes = new Int32Array(shape.size).fill(1);
  const parents = shape.nodes().filter((node) => isParentOfLeaves(shape, node));
  const shared = parents.reduce((sum, node) => sum + shape.childCount(node) - 1, 0);
  let spare = count - (shape.leafCount - shared);
  for (const node of shape.nodes().toReversed()) {
    if (shape.isLeaf(node)) continue;
    if (isParentOfLeaves(shape, node)) {
      const more = Math.min(spare, shape.childCount(node) - 1);
      sizes[node] = 1 + more;
      spare -= more;
    } else sizes[node] = shape.children(node).reduce((sum, child) => sum + (sizes[child] as number), 0);
  }
  return sizes;
}

function isParentOfLeaves(shape: GameTree, node: NodeId): boolean {
  return !shape.isLeaf(node) && shape.children(node).every((child) => shape.isLeaf(child));
}

/** Returns the tree with the given values for its leaves, from left to right. */
function withLeafValues(shape: GameTree, values: readonly number[]): GameTree {
  const rows = rowsOf(shape).map((row, id) =>
    row.kind === 'leaf' ? { ...row, value: values[shape.leafIndex(id as NodeId)] as number } : row,
  );
  return treeOfRows(rows);
}

function fromLowToHigh(shape: GameTree, node: NodeId, random: Random): NodeId[] {
  const children = shape.children(node);
  if (shape.kind(node) === CHANCE || isParentOfLeaves(shape, node)) {
    return shuffled(children, random);
  }
  return shape.kind(node) === MIN ? children.reverse() : children;
}

/**
 * Returns different random numbers of a range; every set of them is equally likely. Source: R. Floyd's sampling
 * algorithm.
 */
function distinctValues(wish: RandomTreeWish, count: number, random: Random): number[] {
  const [least, most] = wish.values;
  const chosen = new Set<number>();
  for (let last = most - count + 1; last <= most; last += 1) {
    const value = least + random.below(last - least + 1);
    chosen.add(chosen.has(value) ? last : value);
  }
  return [...chosen];
}
