/**
 * Random trees that keep a promise, for exercises and worksheets.
 *
 * The same wish gives the same tree for ever, on every machine, so that an address or a worksheet may hold
 * the wish instead of the tree. What is drawn here and in what order is therefore part of the format: a
 * change to it is a new format, and tests/core/randomTree.test.ts has trees frozen that would tell.
 */
import { assertNever } from '../assertNever.ts';
import { reordered } from '../order/reorder.ts';
import type { GameTree } from '../tree/gameTree.ts';
import { ROOT } from '../tree/nodeId.ts';
import { rowsOf, treeOfRows } from '../tree/treeRows.ts';
import { freeValues, valuesWithoutCutoff, withLeafValues } from './leafValues.ts';
import { randomShape } from './randomShape.ts';
import { refuseWish } from './refuseWish.ts';
import { type Random, seeded } from './seeded.ts';
import { hasTellingDeepCutoff } from './tellingDeepCutoff.ts';
import type { RandomTreeWish, WishRefusal } from './treeWish.ts';

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
