import type { SimulationSettings } from '../search/index.ts';
import type { GameTree } from '../tree/index.ts';
import { ROOT } from '../tree/nodeId.ts';
import { CHANCE } from '../tree/nodeKind.ts';
import { recommendedAmong } from './recommendedMove.ts';
import type { SimulationLog } from './simulationLog.ts';
import { type Standing, UNVISITED } from './simulationParts.ts';

/**
 * Returns the numbers of the iterations, from 1, that changed the recommended move of the root. The first iteration that
 * visits a child of the root counts, because no move is recommended before it.
 *
 * An iteration visits at most one child of the root. The function goes through all iterations once and keeps the visits and
 * the sum of the rewards of each child.
 */
export function changesOfMove(
  tree: GameTree,
  log: SimulationLog,
  { final }: Pick<SimulationSettings, 'final'>,
): readonly number[] {
  const changes: number[] = [];
  if (tree.isLeaf(ROOT) || tree.kind(ROOT) === CHANCE) return changes;
  const children = tree.children(ROOT);
  const placeOf = new Map(children.map((child, place) => [child, place]));
  const standings: Standing[] = children.map(() => UNVISITED);
  let before = -1;
  for (let iteration = 0; iteration < log.iterations; iteration += 1) {
    const place = placeOf.get(log.nodeOnPath(iteration, 1));
    if (place === undefined) continue;
    const visits = (standings[place] as Standing).visits + 1;
    standings[place] = { visits, sum: log.sumOnPath(iteration, 1) };
    // By visits, the recommended move stays when it is visited, and when another one has fewer visits after its own.
    const leader = standings[before];
    if (final === 'visits' && leader !== undefined && (place === before || visits < leader.visits)) continue;
    const now = recommendedAmong(standings, tree.kind(ROOT), final);
    if (now !== before) changes.push(iteration + 1);
    before = now;
  }
  return changes;
}
