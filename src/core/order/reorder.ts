/** The same tree with its children in another order: what a search meets first decides what it may skip. */

import { assertNever } from '../byKind.ts';
import { seeded, shuffled } from '../random/seeded.ts';
import type { GameTree } from '../tree/gameTree.ts';
import { type NodeId, ROOT } from '../tree/nodeId.ts';
import { CHANCE } from '../tree/nodeKind.ts';
import { rowsOf, type TreeRow, treeOfRows } from '../tree/treeRows.ts';
import { backedUpValues, type ChildOrder, sortedFrom } from './childOrder.ts';
import { fewestOrder } from './fewestOrder.ts';

/** By backed-up value, the best child for the side first or last, or by chance. */
export const ORDERS = ['best', 'worst', 'shuffled'] as const;
export type OrderName = (typeof ORDERS)[number];

/** A node's children, or those of every node of its subtree. */
export const ORDER_SCOPES = ['children', 'subtree'] as const;
export type OrderScope = (typeof ORDER_SCOPES)[number];

/**
 * The tree with its children permuted: keys, labels, moves, probabilities and leaf bounds stay with their
 * nodes, ids do not. Throws where an order is not a permutation of a node's children. O(nodes).
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
 * The tree with the children of `top`, or of every node from `top` down, in the order named. Equals stay
 * as they stand. Outcomes of a chance node always do: nobody chooses among them. 'best' and 'worst' leave children alone where a value
 * is undefined. The best order of the whole tree is one in which alpha-beta evaluates the fewest leaves
 * possible, which may put a good move in front of the best one where it is refuted more cheaply.
 * `seed` is for 'shuffled'; the same seed gives the same order.
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
