/** Makes the same tree with its children in another order, to stand beside it. */
import { memoizeByObject } from '../core/memoizeByObject.ts';
import { reorderedInPieces } from '../core/order/reorder.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { keepNodesOfWhole } from '../core/tree/nodesOfWhole.ts';
import { placesIn } from '../core/tree/rearranged.ts';
import { namesAsWhole } from '../words/grownNames.ts';
import type { CHILDREN } from './contrast.ts';
import { foundInSlices } from './searching.ts';
import type { Subject } from './subject.ts';

type Order = (typeof CHILDREN)[number];

/** By subject: the same subject in other orders of its children. */
const inOrders = memoizeByObject((_subject: Subject) => new Map<Order, Subject>());

/** Returns the tree with its children in another order; nodes keep their names. */
export function inOrder(subject: Subject, order: Order): Subject {
  const before = inOrders(subject).get(order);
  return before ?? foundInSlices('ordering', subject.tree.size, () => ordered(subject, order));
}

function* ordered(subject: Subject, order: Order): Generator<undefined, Subject> {
  const tree = yield* reorderedInPieces(subject.tree, ROOT, order, 'subtree', 0);
  keepNodesOfWhole(tree, subject.tree, placesIn(tree, subject.tree) as Int32Array);
  const made = { ...subject, tree, names: namesAsWhole(tree, subject.names), wording: undefined };
  inOrders(subject).set(order, made);
  return made;
}
