/** Puts the children of the edited tree in another order, and counts what orders can save; for a large tree in slices of time. */
import type { GameTree } from '../core/index.ts';
import { fewestOrderInPieces } from '../core/order/fewestOrder.ts';
import { type OrderName, type OrderScope, reordered, reorderedInPieces } from '../core/order/reorder.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { replaceTree } from './editing.ts';
import { beginLong, cancelLong } from './longSearch.ts';
import { putTogether } from './longTask.ts';
import { withoutWaiting } from './missing.ts';
import { finishOrder, finishOrderBy } from './orderInMaking.ts';
import { atOnce, foundInSlices, stepsOf, whenRecorded } from './searching.ts';
import type { Session } from './session.ts';
import { editedIn, selectedIn, selectedKeyIn } from './waitingEdits.ts';

/** How a reader wants children to be ordered; see `reordered`. */
interface Order {
  readonly how: OrderName;
  /** the children of the selected node alone, or of all nodes in its subtree */
  readonly scope: OrderScope;
  readonly seed: number;
}

/** Orders the children at the selected node or below it. Orders that are asked for quickly follow each other. */
export function orderChildren(session: Session, order: Order): void {
  finishOrder(session);
  // What is asked for waits for the edits before it, and they for their search.
  whenRecorded(session, () => withoutWaiting(() => makeOrder(session, order)));
}

function makeOrder(session: Session, { how, scope, seed }: Order): void {
  const state = session.getState();
  const { tree } = editedIn(state);
  const asked = [tree, selectedIn(state) ?? ROOT, how, scope, seed] as const;
  if (tree.size <= atOnce.most) {
    replaceTree(session, reordered(...asked), selectedKeyIn(state));
    return;
  }
  const pieces = reorderedInPieces(...asked);
  let isOver = false;
  const take = (made: GameTree | null) => {
    isOver = true;
    finishOrderBy(session, null);
    if (made !== null) replaceTree(session, made, selectedKeyIn(session.getState()));
  };
  const finish = () => {
    let piece = pieces.next();
    while (piece.done !== true) piece = pieces.next();
    isOver = true;
    cancelLong(session);
    take(piece.value);
  };
  finishOrderBy(session, finish);
  putTogether(beginLong(session, { phase: 'ordering', nodes: tree.size }), stepsOf(pieces), (made) => {
    if (!isOver) take(typeof made === 'string' ? null : made);
  });
}

interface Fewest {
  /** null when a leaf is unknown or a value undefined */
  readonly leaves: number | null;
}

/** By tree: the fewest leaves that were counted. */
const counted = new WeakMap<GameTree, Fewest>();

/**
 * Returns the fewest leaves that alpha-beta evaluates over all orders of children; null when a leaf is unknown or a value
 * undefined. An action that can wait does so for a large tree.
 */
export function fewestLeavesOf(tree: GameTree): number | null {
  const { leaves } = counted.get(tree) ?? foundInSlices('ordering', tree.size, () => counting(tree));
  return leaves;
}

function* counting(tree: GameTree): Generator<undefined, Fewest> {
  const fewest = yield* fewestOrderInPieces(tree);
  const found = { leaves: fewest?.leaves ?? null };
  counted.set(tree, found);
  return found;
}
