/**
 * Random trees that keep a promise, for exercises and worksheets.
 *
 * The same wish gives the same tree for ever, on every machine, so that an address or a worksheet may hold
 * the wish instead of the tree. What is drawn here and in what order is therefore part of the format: a
 * change to it is a new format, and tests/core/randomTree.test.ts has trees frozen that would tell.
 */
import { assertNever } from '../assertNever.ts';
import { reordered } from '../order/reorder.ts';
import { recordTrace } from '../run/recordTrace.ts';
import { DEFAULT_RULES, type SearchRules } from '../search/rules.ts';
import { runSearch } from '../search/runSearch.ts';
import { SILENT } from '../search/searchObserver.ts';
import type { GameTree } from '../tree/gameTree.ts';
import { ROOT } from '../tree/nodeId.ts';
import { rowsOf, treeOfRows } from '../tree/treeRows.ts';
import { freeValues, valuesWithoutCutoff, withLeafValues } from './leafValues.ts';
import { randomShape } from './randomShape.ts';
import { type Random, seeded } from './seeded.ts';
import { type RandomTreeWish, refuseWish, type WishRefusal } from './treeWish.ts';

export type RandomTreeAnswer =
  | { readonly ok: true; readonly tree: GameTree }
  | { readonly ok: false; readonly refusal: WishRefusal };

/** Nodes of all trees tried in search of one that has what is demanded. */
const MOST_NODES_TRIED = 100_000;

/**
 * The tree for a wish, or why there is none. Keys are "n" and the rank in preorder. Every demand is met
 * at the first try but the deep cutoff, which is looked for among trees from the same stream of numbers.
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

/** The shape with values that meet the demand; null where those that were drawn do not. */
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

/** Nobody has seen the tree in another order, so its keys need not tell of one. */
function withKeysInOrder(tree: GameTree): GameTree {
  return treeOfRows(rowsOf(tree).map((row, id) => ({ ...row, key: `n${id}` })));
}

/* Deep cutoffs that teach something. */

/**
 * Whether alpha-beta makes a deep cutoff that leaves out a leaf which it would have evaluated with the
 * bounds of each node's parent alone. A quarter of deep cutoffs do not: the parent's own value would have
 * cut there too.
 */
function hasTellingDeepCutoff(tree: GameTree): boolean {
  const shallow = leavesEvaluated(tree, { ...DEFAULT_RULES, bounds: 'parent' });
  const trace = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
  for (let step = 1; step <= trace.length; step += 1) {
    if (trace.kindAt(step) !== 'cutoff') continue;
    const event = trace.event(step);
    if (event.kind !== 'cutoff' || event.reach !== 'deep') continue;
    const from = event.pruned[0];
    if (from !== undefined && shallow.subarray(from, tree.subtreeEnd(event.node)).includes(1)) return true;
  }
  return false;
}

/** 1 at the leaves that alpha-beta evaluates under the rules, by id. */
function leavesEvaluated(tree: GameTree, rules: SearchRules): Uint8Array {
  const evaluated = new Uint8Array(tree.size);
  const leaf = (node: number) => {
    evaluated[node] = 1;
  };
  runSearch('alpha-beta', tree, rules, { ...SILENT, leaf });
  return evaluated;
}
