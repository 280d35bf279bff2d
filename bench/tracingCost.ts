import { Recorder } from '../src/core/run/recorder.ts';
import type { GrowingSpace } from '../src/core/search/growingSpace.ts';
import type { SearchObserver } from '../src/core/search/searchObserver.ts';
import { SILENT } from '../src/core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../src/core/search/searchSettings.ts';
import { leastTimes } from './medians.ts';

/**
 * Traced time over untraced time of a search through a game, positions generated anew each time; the
 * traced one also builds the index by which steps are reached.
 */
export function tracingCost<Position, Move>(
  spaceOf: () => GrowingSpace<Position, Move>,
  search: (space: GrowingSpace<Position, Move>, observer: SearchObserver) => number,
): number {
  const { traced, untraced } = leastTimes({
    untraced: () => {
      search(spaceOf(), SILENT);
    },
    traced: () => {
      const space = spaceOf();
      const recorder = new Recorder(space, {
        rules: DEFAULT_RULES,
        leafBounds: [-Infinity, Infinity],
        hasHorizon: space.depthLimit !== Infinity,
      });
      search(space, recorder);
      recorder.record.index(space.size);
    },
  });
  return traced / untraced;
}
