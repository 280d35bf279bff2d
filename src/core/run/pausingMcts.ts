/**
 * Monte-Carlo tree search that pauses, for long computations beside other work. It records nothing and returns only the
 * recommended move; `recordSimulation.ts` is the same search with its record.
 */
import { GrowingSpace } from '../search/growingSpace.ts';
import type { SimulationSettings, Source } from '../search/index.ts';
import { Mcts } from '../search/mcts.ts';
import { ROOT } from '../tree/nodeId.ts';
import { recommendedAtRoot } from './recommendedMove.ts';

/** The number of iterations between two pauses, which take about a millisecond. */
const ITERATIONS = 16;

/** Simulates play from the root of a source. Returns the recommended move; null when no move has been tried. */
export function* pausingMcts<Position, Move>(
  source: Source<Position, Move>,
  settings: SimulationSettings,
): Generator<undefined, Move | null> {
  const { iterations, final } = settings;
  // An iteration adds at most one node to the root.
  const space = new GrowingSpace(source, Infinity, iterations + 1);
  const search = new Mcts(space, settings);
  while (search.iterations < iterations) {
    search.advance(ITERATIONS);
    yield;
  }
  return space.movesOf(ROOT)[recommendedAtRoot(space, search, final)] ?? null;
}
