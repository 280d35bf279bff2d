/** The move that a simulation recommends. */
import type { GrowingSpace } from '../search/growingSpace.ts';
import type { SimulationSettings } from '../search/index.ts';
import type { Mcts } from '../search/mcts.ts';
import type { GameTree } from '../tree/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { CHANCE, type KindCode, MIN } from '../tree/nodeKind.ts';
import { type Standing, UNVISITED } from './simulationParts.ts';

/** Means that differ by at most this are equal: sums of rewards may differ in their last bits. */
const EQUAL = 1e-9;

/** Returns the recommended child of a node; null at a leaf, at a chance node, and when no child has a visit. */
export function recommendedMove(
  tree: GameTree,
  node: NodeId,
  { final }: Pick<SimulationSettings, 'final'>,
  standingOf: (child: NodeId) => Standing,
): NodeId | null {
  if (tree.isLeaf(node) || tree.kind(node) === CHANCE) return null;
  const children = tree.children(node);
  return children[recommendedAmong(children.map(standingOf), tree.kind(node), final)] ?? null;
}

/** Returns the place of the recommended move at the root among all moves there; −1 when no move has a visit. */
export function recommendedAtRoot<Position, Move>(
  space: GrowingSpace<Position, Move>,
  search: Mcts<Position, Move>,
  final: SimulationSettings['final'],
): number {
  const standings = space.movesOf(ROOT).map((_, place) => {
    const child = space.childSoFar(ROOT, place);
    return child === NO_NODE ? UNVISITED : { visits: search.visits(child), sum: search.sum(child) };
  });
  return recommendedAmong(standings, space.kind(ROOT), final);
}

/**
 * Returns the index of the move with the most visits, of equal ones that with the better mean for the side to move; or of
 * the move with the best mean, of equal ones that with more visits; then the first. It is −1 when no move has a visit.
 */
export function recommendedAmong(
  moves: readonly Standing[],
  kind: KindCode,
  final: SimulationSettings['final'],
): number {
  const sign = kind === MIN ? -1 : 1;
  let best: Judged | null = null;
  for (const [index, { visits, sum }] of moves.entries()) {
    if (visits === 0) continue;
    const one = { index, visits, mean: (sign * sum) / visits };
    if (best === null || isBetter(one, best, final)) best = one;
  }
  return best?.index ?? -1;
}

interface Judged {
  readonly index: number;
  readonly visits: number;
  readonly mean: number;
}

function isBetter(one: Judged, best: Judged, final: SimulationSettings['final']): boolean {
  const [visits, mean] = [one.visits - best.visits, one.mean - best.mean];
  if (final === 'visits') return visits > 0 || (visits === 0 && mean > EQUAL);
  return mean > EQUAL || (mean >= -EQUAL && visits > 0);
}
