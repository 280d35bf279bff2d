/**
 * max^n with a student's misunderstanding: the usual recursion with one mistake. Without a mistake it gives
 * the same events as the search of core/search/maxN.ts, which a test checks.
 */

import type { GameTree } from '../../core/index.ts';
import type { VectorObserver } from '../../core/search/maxN.ts';
import { mostBeside, playerBoundsOf } from '../../core/search/playerBounds.ts';
import { NO_NODE, type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { sumOfVector } from '../../notation/vectors.ts';

/**
 * The possible mistakes. `deep`: what any ancestor has secured counts for a cut; `sum`: each player takes the
 * vector with the greatest sum; `one`: all players play against player 1; `first`: every player takes what is
 * best for player 1.
 */
export const VECTOR_MISTAKES = ['none', 'deep', 'sum', 'one', 'first'] as const;
export type VectorMistake = (typeof VECTOR_MISTAKES)[number];

/** Returns a max^n search that makes the mistake wherever it can be made. */
export function mistakenMaxN(mistake: VectorMistake) {
  return (tree: GameTree, observer: VectorObserver): NodeId => search(tree, mistake, observer);
}

function search(tree: GameTree, mistake: VectorMistake, observer: VectorObserver): NodeId {
  const bounds = playerBoundsOf(tree);
  const { least } = bounds;
  /** The lower bounds at the root, where no player has secured anything yet. */
  const nothing: readonly number[] = new Array(tree.players).fill(least);
  // A player who does not choose by the player's own component has no bound on it, so nothing can be cut.
  const mayCut = mistake === 'none' || mistake === 'deep';
  return value(ROOT, nothing);

  /**
   * Returns the leaf whose vector the node returns. `sure` contains, for each player, what the player has
   * secured at ancestors, as far as it counts for cuts.
   */
  function value(node: NodeId, sure: readonly number[]): NodeId {
    if (tree.isLeaf(node)) {
      observer.leaf(node);
      return node;
    }
    const player = tree.player(node);
    const ofOthers = sure.filter((_, other) => other !== player);
    const bound = mayCut ? mostBeside(Math.max(...ofOthers), bounds) : Infinity;
    observer.enter(node, bound);
    const children = tree.children(node);
    let held = NO_NODE;
    for (const child of children) {
      const own = held === NO_NODE ? least : Math.max(least, tree.utility(held, player));
      const above = mistake === 'deep' ? sure : nothing;
      const returned = value(child, above.with(player, Math.max(above[player] ?? least, own)));
      if (held === NO_NODE || isBetter(player, returned, held)) held = returned;
      observer.update(node, child, returned, held);
      if (tree.utility(held, player) >= bound) {
        if (child !== children.at(-1)) observer.cutoff(node);
        break;
      }
    }
    observer.exit(node, held);
    return held;
  }

  /**
   * Whether the player prefers the vector of one leaf to the vector of another leaf that was found earlier.
   */
  function isBetter(player: number, one: NodeId, other: NodeId): boolean {
    if (mistake === 'sum') return sumOfVector(tree.vector(one)) > sumOfVector(tree.vector(other));
    if (mistake !== 'one' && mistake !== 'first')
      return tree.utility(one, player) > tree.utility(other, player);
    const [first, second] = [tree.utility(one, 0), tree.utility(other, 0)];
    return player === 0 || mistake === 'first' ? first > second : first < second;
  }
}
