/** Makes the same tree with its children in another order, which decides what a search may skip. */

import { assertNever } from '../byKind.ts';
import { seeded, shuffled } from '../random/seeded.ts';
import type { GameTree } from '../tree/index.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { CHANCE } from '../tree/nodeKind.ts';
import { rowsOf, type TreeRow, treeOfRows } from '../tree/treeRows.ts';
import { backedUpValues, type ChildOrder, sortedFrom } from './childOrder.ts';
import { fewestOrder } from './fewestOrder.ts';

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
  const rows = rowsOf(tree);
  const moved: TreeRow[] = [];
  const waiting: NodeId[] = [ROOT];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    moved.push(rows[node] as TreeRow);
    const children = permuted(tree.children(node), order(node), node);
    for (const child of children.reverse()) waiting.push(child);
  }
  return treeOfRows(moved, tree.leafBounds, tree.columns.evaluation, tree.sum);
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
  const order = orderNamed(how, tree, scope === 'subtree' && top === ROOT, seed);
  const applies = (node: NodeId) => (scope === 'children' ? node === top : tree.isWithin(node, top));
  return reorderChildren(tree, (node) => (applies(node) ? order(node) : null));
}

function orderNamed(how: OrderName, tree: GameTree, whole: boolean, seed: number): ChildOrder {
  switch (how) {
    case 'best': {
      const sorted = sortedFrom('best', tree, backedUpValues(tree));
      const fewest = whole ? fewestOrder(tree) : null;
      return fewest === null ? sorted : (node) => fewest.order(node) ?? sorted(node);
    }
    case 'worst':
      return sortedFrom('worst', tree, backedUpValues(tree));
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
