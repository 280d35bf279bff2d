/** Makes the same tree with its children in another order, which decides what a search may skip. */

import { assertNever } from '../byKind.ts';
import { carriedOut } from '../carriedOut.ts';
import { seeded, shuffled } from '../random/seeded.ts';
import type { GameTree } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { CHANCE } from '../tree/nodeKind.ts';
import { rearranged } from '../tree/rearranged.ts';
import { backedUpInPieces, type ChildOrder, isPause, sortedFrom } from './childOrder.ts';
import { fewestOrderInPieces } from './fewestOrder.ts';

/** The orders that can be chosen: the best child first or last, by backed-up value, or shuffled. */
export const ORDERS = ['best', 'worst', 'shuffled'] as const;
export type OrderName = (typeof ORDERS)[number];

/** Whether to reorder one node's children, or those of every node of its subtree. */
export const ORDER_SCOPES = ['children', 'subtree'] as const;
export type OrderScope = (typeof ORDER_SCOPES)[number];

/**
 * Returns the tree with its children permuted: keys, labels, moves, probabilities and leaf bounds stay with their
 * nodes, ids change. Throws when an order is not a permutation of a node's children. O(nodes).
 */
export function reorderChildren(tree: GameTree, order: ChildOrder): GameTree {
  return carriedOut(reorderChildrenInPieces(tree, order));
}

function* reorderChildrenInPieces(tree: GameTree, order: ChildOrder): Generator<undefined, GameTree> {
  const from = new Int32Array(tree.size);
  let moved = 0;
  const waiting: NodeId[] = [ROOT];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isPause(moved)) yield;
    from[moved] = node;
    moved += 1;
    const children = permuted(tree.children(node), order(node), node);
    for (const child of children.reverse()) waiting.push(child);
  }
  return yield* rearranged(tree, from);
}

/**
 * Returns the tree with the children of `top`, or of every node from `top` down, in the named order. Equal children
 * keep their order, and so do the outcomes of a chance node, among which nobody chooses. 'best' and 'worst' leave
 * children unchanged where a value is undefined. With 'best' for the whole tree, alpha-beta evaluates the fewest leaves
 * possible; a good move may come before the best one where its refutation is cheaper. `seed` is for 'shuffled'; the
 * same seed gives the same order.
 */
export function reordered(
  tree: GameTree,
  top: NodeId,
  how: OrderName,
  scope: OrderScope,
  seed: number,
): GameTree {
  return carriedOut(reorderedInPieces(tree, top, how, scope, seed));
}

/** Returns the same with pauses. */
export function* reorderedInPieces(
  tree: GameTree,
  top: NodeId,
  how: OrderName,
  scope: OrderScope,
  seed: number,
): Generator<undefined, GameTree> {
  const order = yield* orderNamed(how, tree, scope === 'subtree' && top === ROOT, seed);
  const applies = (node: NodeId) => (scope === 'children' ? node === top : tree.isWithin(node, top));
  return yield* reorderChildrenInPieces(tree, (node) => (applies(node) ? order(node) : null));
}

function* orderNamed(
  how: OrderName,
  tree: GameTree,
  whole: boolean,
  seed: number,
): Generator<undefined, ChildOrder> {
  switch (how) {
    case 'best': {
      const sorted = sortedFrom('best', tree, yield* backedUpInPieces(tree));
      const fewest = whole ? yield* fewestOrderInPieces(tree) : null;
      return fewest === null ? sorted : (node) => fewest.order(node) ?? sorted(node);
    }
    case 'worst':
      return sortedFrom('worst', tree, yield* backedUpInPieces(tree));
    case 'shuffled': {
      const random = seeded(seed);
      return (node) =>
        tree.kind(node) === CHANCE ? null : shuffled([...tree.children(node).keys()], random);
    }
    default:
      return assertNever(how);
  }
}

function permuted(children: readonly NodeId[], order: readonly number[] | null, node: NodeId): NodeId[] {
  if (order === null) return [...children];
  const result = order.flatMap((index) => children[index] ?? []);
  if (order.length !== children.length || new Set(result).size !== children.length)
    throw new Error(`[${order}] does not order the ${children.length} children of node ${node}`);
  return result;
}
