/**
 * max^n that pauses, for large trees beside other work. `maxN.ts` is the same search as a plain recursion, which can neither
 * pause nor be cancelled; the observer is told the same events in the same order.
 */
import type { GameTree } from '../tree/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import type { VectorObserver } from './maxN.ts';
import { mostBeside, playerBoundsOf } from './playerBounds.ts';

/**
 * Returns the leaf whose vector the root gets, and pauses whenever so many nodes have been entered, leaves included.
 *
 * @param nodes a whole number from 1 on
 */
export function* pausingMaxN(
  tree: GameTree,
  observer: VectorObserver,
  nodes: number,
): Generator<undefined, NodeId> {
  const bounds = playerBoundsOf(tree);
  const { least } = bounds;
  let left = nodes;
  return yield* value(ROOT, mostBeside(least, bounds));

  function* value(node: NodeId, bound: number): Generator<undefined, NodeId> {
    if (left === 0) {
      left = nodes;
      yield;
    }
    left -= 1;
    if (tree.isLeaf(node)) {
      observer.leaf(node);
      return node;
    }
    observer.enter(node, bound);
    const player = tree.player(node);
    const successors = tree.childCount(node);
    let held = NO_NODE;
    let own = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < successors; i += 1) {
      const child = tree.child(node, i);
      const isOwn = !tree.isLeaf(child) && tree.player(child) === player;
      const sure = held === NO_NODE || isOwn ? least : Math.max(own, least);
      const returned = yield* value(child, mostBeside(sure, bounds));
      const theirs = tree.utility(returned, player);
      if (held === NO_NODE || theirs > own) {
        held = returned;
        own = theirs;
      }
      observer.update(node, child, returned, held);
      if (own >= bound) {
        if (i + 1 < successors) observer.cutoff(node);
        break;
      }
    }
    observer.exit(node, held);
    return held;
  }
}
