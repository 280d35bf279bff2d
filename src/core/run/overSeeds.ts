/** Repeats a simulation with other seeds, to show how much its recommended move depends on chance. */
import type { Progress } from '../progress.ts';
import type { SimulationSettings, Source } from '../search/index.ts';
import { Mcts } from '../search/mcts.ts';
import { SearchHalt } from '../search/searchHalt.ts';
import { recommendedAtRoot } from './recommendedMove.ts';
import { spaceFor } from './recordSimulation.ts';

/** The places of the recommended moves after the iterations of `checkpointsUpTo`; −1 when none is recommended. */
export type RecommendedPlaces = readonly number[];

/** The number of iterations between two pauses. */
const PAUSE = 16;

/** Returns 1, 2, 3, 5, 7, 10, 20, 30, 50, 70, 100, … below the last iteration, and the last iteration itself. */
export function checkpointsUpTo(last: number): readonly number[] {
  const checkpoints: number[] = [];
  for (let power = 1; power < last; power *= 10)
    for (const factor of [1, 2, 3, 5, 7]) if (factor * power < last) checkpoints.push(factor * power);
  return last > 0 ? [...checkpoints, last] : [];
}

/** Makes the simulation with the seeds 1 to `seeds`; each seed makes one part. A simulation that halts recommends no more. */
export function* overSeeds<Position, Move>(
  source: Source<Position, Move>,
  settings: SimulationSettings,
  seeds: number,
): Generator<Progress<RecommendedPlaces>, void> {
  const checkpoints = checkpointsUpTo(settings.iterations);
  for (let seed = 1; seed <= seeds; seed += 1) {
    const space = spaceFor(source);
    const search = new Mcts(space, { ...settings, seed });
    const places: number[] = [];
    try {
      for (const checkpoint of checkpoints) {
        while (search.iterations < checkpoint) {
          search.advance(Math.min(PAUSE, checkpoint - search.iterations));
          yield { done: seed - 1, of: seeds, part: null };
        }
        places.push(recommendedAtRoot(space, search, settings.final));
      }
    } catch (thrown) {
      if (!(thrown instanceof SearchHalt)) throw thrown;
    }
    while (places.length < checkpoints.length) places.push(-1);
    yield { done: seed, of: seeds, part: places };
  }
}
