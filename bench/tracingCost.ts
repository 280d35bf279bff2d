import type { SearchObserver } from '../src/core/search/searchObserver.ts';
import { SILENT } from '../src/core/search/searchObserver.ts';
import { Recorder } from '../src/core/trace/recorder.ts';
import type { GameSpace } from '../src/games/gameSpace.ts';
import { medians } from './medians.ts';

type Space = GameSpace<unknown, unknown>;

/**
 * Traced time over untraced time of a search through a game, positions generated anew each time; the
 * traced one also builds the index by which steps are reached.
 */
export function tracingCost(
  spaceOf: () => Space,
  search: (space: Space, observer: SearchObserver) => number,
): number {
  const { traced, untraced } = medians({
    untraced: () => {
      search(spaceOf(), SILENT);
    },
    traced: () => {
      const space = spaceOf();
      const recorder = new Recorder(space, { running: false, leafBounds: [-Infinity, Infinity] });
      search(space, recorder);
      recorder.log.index(space.size);
    },
  });
  return traced / untraced;
}
