/** Questions that ask for an order of all children with which the search evaluates the fewest leaves. */

import type { GameTree } from '../../core/index.ts';
import { fewestOrder } from '../../core/order/fewestOrder.ts';
import { reorderChildren } from '../../core/order/reorder.ts';
import { recordSearch } from '../../core/run/recordSearch.ts';
import { resetsWindow } from '../../core/search/windowed.ts';
import { type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { list, type Shape } from '../../notation/codec.ts';
import { whole } from '../../notation/numberShapes.ts';
import { refined } from '../../notation/shapes.ts';
import { NO_ERRORS } from '../grade/difference.ts';
import { endOf, placeOfFirstCut } from '../place.ts';
import type { Task } from '../task.ts';
import type { Format, Order } from './format.ts';
import { byNode } from './records.ts';

/**
 * For each node whose children are reordered, the old indices of its children in their new order, as in
 * ChildOrder.
 */
type Orders = ReadonlyMap<NodeId, readonly number[]>;

const AS_IT_STANDS: Orders = new Map();

export const reorder: Format<'reorder', { readonly kind: 'reorder' }, Orders, Order> = {
  kind: 'reorder',
  usualMarks: 4,
  byChance: 'hardly',
  entry: { way: 'order' },
  blank: AS_IT_STANDS,
  /**
   * The question is asked only for searches and rules for which the fewest leaves over all orders can be
   * computed.
   */
  suits: ({ algorithm, rules, tree, limited }) =>
    resetsWindow(algorithm) &&
    limited === undefined &&
    rules.cutoff === 'equal' &&
    rules.bounds === 'all' &&
    !tree.hasUnknown,
  isInstructive: (task) =>
    leavesUnder(task, AS_IT_STANDS) >= (fewestOrder(task.tree)?.leaves ?? Infinity) + 2,
  answerOf: (_run, asked) => (asked === null ? AS_IT_STANDS : bestOrder(asked.task.tree)),
  answerBy: () => null,

  shape: (tree) => byNode(tree, (node) => permutationOf(tree?.childCount(node) ?? 0)),

  grade({ task, given, right }) {
    const [leaves, fewest] = [leavesUnder(task, given), leavesUnder(task, right)];
    const more = leaves - fewest;
    if (more <= 0) return NO_ERRORS;
    const differences = [{ node: ROOT, fault: 'wrong' }] as const;
    // An order with which as many leaves are evaluated as in the tree's own order, or more, earns no marks.
    const asItStands = leavesUnder(task, AS_IT_STANDS);
    return { differences, errors: more, entries: asItStands - fewest, isBlanket: leaves >= asItStands };
  },
  placeOf: (run) => placeOfFirstCut(run) ?? endOf(run),
  signs: () => [],
};

function permutationOf(count: number): Shape<readonly number[]> {
  return refined(list(whole(0, count - 1), count, count), (places, reader, path) => {
    if (new Set(places).size < count) reader.refuse(path, places, { kind: 'permutation' });
  });
}

/**
 * Returns an order of the children with which the fewest leaves are evaluated; empty when no such order is
 * known.
 */
function bestOrder(tree: GameTree): Orders {
  const orders = new Map<NodeId, readonly number[]>();
  const fewest = fewestOrder(tree);
  for (const node of fewest === null ? [] : tree.nodes()) {
    const order = fewest?.order(node) ?? null;
    if (order?.some((place, index) => place !== index) === true) orders.set(node, order);
  }
  return orders;
}

/** Returns the number of leaves that the search evaluates when the children are in this order. */
export function leavesUnder({ tree, algorithm, rules }: Task, order: Orders): number {
  const reordered = reorderChildren(tree, (node) => order.get(node) ?? null);
  const run = recordSearch(reordered, algorithm, rules, 'drawn');
  return run.tallyAt(run.length).leaves;
}
