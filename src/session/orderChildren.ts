/** Puts the children of the edited tree in another order, and counts what orders can save; for a large tree in slices of time. */
import type { GameTree } from '../core/index.ts';
import { fewestOrderInPieces } from '../core/order/fewestOrder.ts';
import { type OrderName, type OrderScope, reordered, reorderedInPieces } from '../core/order/reorder.ts';
import { ROOT } from '../core/tree/nodeId.ts';
import { replaceTree } from './editing.ts';
import { beginLong } from './longSearch.ts';
import { putTogether } from './longTask.ts';
import { finishOrder, finishOrderBy } from './orderInMaking.ts';
import { atOnce, foundInSlices, stepsOf } from './searching.ts';
import type { Session } from './session.ts';
import { editedIn, selectedIn, selectedKeyIn } from './waitingEdits.ts';

/** How a reader wants children to be ordered; see `reordered`. */
interface Order {
  readonly how: OrderName;
  /** whether only the children of the selected node are ordered, or those of every node in its subtree */
  readonly scope: OrderScope;
  readonly seed: number;
}

/**
 * Orders the children at the selected node or below it. When that is done in slices, whatever is asked for meanwhile first
 * finishes the order, and so comes after it.
 */
export function orderChildren(session: Session, { how, scope, seed }: Order): void {
  finishOrder(session);
  const state = session.getState();
  const { tree } = editedIn(state);
  const asked = [tree, selectedIn(state) ?? ROOT, how, scope, seed] as const;
  if (tree.size <= atOnce.most) {
    replaceTree(session, reordered(...asked), selectedKeyIn(state));
    return;
  }
  let whole: GameTree | null = null;
  function* making(): Generator<undefined, GameTree> {
    whole = yield* reorderedInPieces(...asked);
    return whole;
  }
  const pieces = making();
  const long = beginLong(session, { phase: 'ordering', nodes: tree.size });
  let isOver = false;
  const take = (made: GameTree | null) => {
    isOver = true;
    finishOrderBy(session, null);
    if (made !== null) replaceTree(session, made, selectedKeyIn(session.getState()));
  };
  finishOrderBy(session, () => {
    // The pieces may all be made, and wait to be taken.
    while (whole === null) pieces.next();
    long.end();
    take(whole);
  });
  putTogether(long, stepsOf(pieces), (made) => {
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
