/**
 * max^n: in a game of several players each takes the child that is best for that player, and the whole vector of the
 * child is returned. Sources: Luckhardt and Irani, An Algorithmic Solution of N-Person Games, 1986; Korf, Multi-Player
 * Alpha-Beta Pruning, 1991, for the pruning. Pruning is shallow: a node compares only with its parent's value. Values
 * of farther ancestors must not cut, because a value that player 1 will never take may still decide the choice of
 * player 2 between them.
 */
import { carriedOut } from '../carriedOut.ts';
import type { GameTree } from '../tree/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { mostBeside, playerBoundsOf } from './playerBounds.ts';

/** The observer of max^n. A vector is identified by the leaf that it belongs to. */
export interface VectorObserver {
  /**
   * A node is entered. When its own player's component reaches `bound`, the parent's player can get nothing better from
   * it.
   */
  enter(node: NodeId, bound: number): void;
  leaf(leaf: NodeId): void;
  /** `child` returned the vector of leaf `returned`, and `node` now holds the vector of leaf `held`. */
  update(node: NodeId, child: NodeId, returned: NodeId, held: NodeId): void;
  cutoff(node: NodeId): void;
  exit(node: NodeId, held: NodeId): void;
}

/**
 * Returns the leaf whose vector the root gets. O(nodes). It prunes only when a greatest sum is declared and, for three
 * or more players, a least component.
 */
export function maxN(tree: GameTree, observer: VectorObserver): NodeId {
  return carriedOut(pausingMaxN(tree, observer, Infinity));
}

/**
 * The search itself, which pauses whenever it has entered so many nodes, leaves included, so that a large tree can be
 * searched beside other work.
 *
 * @param nodes a whole number from 1 on, or `Infinity` for a search that never pauses
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
