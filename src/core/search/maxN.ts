/**
 * max^n: of several players each takes the child that is best for himself, and the whole vector of it goes up.
 * Sources: Luckhardt and Irani, An Algorithmic Solution of N-Person Games, 1986; Korf, Multi-Player Alpha-Beta
 * Pruning, 1991, for the pruning. It is shallow: a node knows of its parent's value, and of nothing above. What
 * the nodes farther up hold must not cut: a value that player 1 will never take may still be what player 2, who
 * decides between them, chooses by.
 */
import type { GameTree } from '../tree/gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { mostBeside, playerBoundsOf } from './playerBounds.ts';

/** Whom max^n tells what it does. A vector is told by the leaf whose it is. */
export interface VectorObserver {
  /** A node begins; from `bound` on its player's own component leaves its parent's player nothing better. */
  enter(node: NodeId, bound: number): void;
  leaf(leaf: NodeId): void;
  /** `child` returned the vector of `returned`, and `node` holds that of `held`. */
  update(node: NodeId, child: NodeId, returned: NodeId, held: NodeId): void;
  cutoff(node: NodeId): void;
  exit(node: NodeId, held: NodeId): void;
}

/** The leaf whose vector the root gets. O(nodes); cuts only where a sum, and for three and more a least component, is declared. */
export function maxN(tree: GameTree, observer: VectorObserver): NodeId {
  const bounds = playerBoundsOf(tree);
  const { least } = bounds;
  return value(ROOT, mostBeside(least, bounds));

  function value(node: NodeId, bound: number): NodeId {
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
      const returned = value(child, mostBeside(sure, bounds));
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
