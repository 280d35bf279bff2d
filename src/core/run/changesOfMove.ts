import type { SimulationSettings } from '../search/index.ts';
import type { GameTree } from '../tree/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { recommendedMove } from './recommendedMove.ts';
import type { SimulationLog } from './simulationLog.ts';
import { type Standing, UNVISITED } from './simulationParts.ts';

/**
 * Finds the iterations after which the simulation recommends another move than after the iteration before, and returns their
 * numbers, counted from 1. The first of them is the iteration after which a move is recommended at all. The visits and
 * rewards of the root's children are counted along, because each iteration visits at most one of these children.
 */
export function changesOfMove(
  tree: GameTree,
  log: SimulationLog,
  settings: Pick<SimulationSettings, 'final'>,
): readonly number[] {
  const changes: number[] = [];
  const standings = new Map<NodeId, Standing>();
  const standingOf = (child: NodeId) => standings.get(child) ?? UNVISITED;
  let before: NodeId | null = null;
  for (let iteration = 0; iteration < log.iterations; iteration += 1) {
    const child = log.nodeOnPath(iteration, 1);
    if (child !== NO_NODE)
      standings.set(child, { visits: standingOf(child).visits + 1, sum: log.sumOnPath(iteration, 1) });
    const now = recommendedMove(tree, ROOT, settings, standingOf);
    if (now !== before) changes.push(iteration + 1);
    before = now;
  }
  return changes;
}
