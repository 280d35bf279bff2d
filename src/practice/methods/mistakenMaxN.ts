/**
 * max^n with a misunderstanding: the recursion with one thing wrong. Without a mistake it equals the search of
 * core/search/maxN.ts, event for event, which a test checks.
 */
import type { VectorObserver } from '../../core/search/maxN.ts';
import { mostBeside, playerBoundsOf } from '../../core/search/playerBounds.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import { NO_NODE, type NodeId, ROOT } from '../../core/tree/nodeId.ts';
import { sumOfVector } from '../../notation/vectors.ts';

/**
 * `deep`: what any ancestor has counts for a cut; `sum`: the greatest sum goes up; `one`: all play against player 1;
 * `first`: everybody takes what is best for player 1.
 */
export const VECTOR_MISTAKES = ['none', 'deep', 'sum', 'one', 'first'] as const;
export type VectorMistake = (typeof VECTOR_MISTAKES)[number];

/** Returns a search in which `mistake` is made wherever possible. */
export function mistakenMaxN(mistake: VectorMistake) {
  return (tree: GameTree, observer: VectorObserver): NodeId => search(tree, mistake, observer);
}

function search(tree: GameTree, mistake: VectorMistake, observer: VectorObserver): NodeId {
  const bounds = playerBoundsOf(tree);
  const { least } = bounds;
  /** The bounds at the root, where no player is sure of anything yet. */
  const nothing: readonly number[] = new Array(tree.players).fill(least);
  // A player who chooses by something other than the own component has no bound on it.
  const mayCut = mistake === 'none' || mistake === 'deep';
  return value(ROOT, nothing);

  /** `sure`: what each player has higher up, as far as it counts. */
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

  /** Whether the player takes the vector of one leaf for that of another, which came first. */
  function isBetter(player: number, one: NodeId, other: NodeId): boolean {
    if (mistake === 'sum') return sumOfVector(tree.vector(one)) > sumOfVector(tree.vector(other));
    if (mistake !== 'one' && mistake !== 'first')
      return tree.utility(one, player) > tree.utility(other, player);
    const [first, second] = [tree.utility(one, 0), tree.utility(other, 0)];
    return player === 0 || mistake === 'first' ? first > second : first < second;
  }
}
