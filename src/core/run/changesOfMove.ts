import type { SimulationSettings } from '../search/index.ts';
import type { GameTree } from '../tree/index.ts';
import { NO_NODE, type NodeId, ROOT } from '../tree/nodeId.ts';
import { recommendedMove } from './recommendedMove.ts';
import type { SimulationLog } from './simulationLog.ts';
import type { Standing } from './simulationParts.ts';

const NOTHING: Standing = { visits: 0, sum: 0 };

/**
 * Returns the numbers of the iterations, counted from 1, after which another move of the root is recommended than before. An
 * iteration changes what is known of one child of the root alone.
 */
export function changesOfMove(
  tree: GameTree,
  log: SimulationLog,
  settings: Pick<SimulationSettings, 'final'>,
): readonly number[] {
  const changes: number[] = [];
  const standings = new Map<NodeId, Standing>();
  const standingOf = (child: NodeId) => standings.get(child) ?? NOTHING;
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
