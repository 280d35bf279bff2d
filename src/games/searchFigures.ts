/**
 * Searches of a whole game in figures: how many nodes each enters, for trees of any size, of which no run could be
 * recorded. Minimax and alpha-beta under both rules of cutting take turns, each from the first ply on.
 */
import type { Progress } from '../core/progress.ts';
import {
  noCounts,
  type PausingCutoff,
  pausingAlphaBeta,
  type SearchCounts,
} from '../core/search/pausingAlphaBeta.ts';
import { gameSource } from './gameSource.ts';
import { type GameSetting, placed } from './setting.ts';

/** The searches, in the order in which they run. */
export const COUNTED_SEARCHES = ['never', 'equal', 'strict'] as const satisfies readonly PausingCutoff[];

/** What is known of one search. */
export interface SearchFigures {
  readonly cutoff: PausingCutoff;
  /** `running` while the counts still grow, `room` when the search was given up because it enters too many nodes */
  readonly state: 'running' | 'done' | 'room';
  readonly counts: SearchCounts;
  /** the value of the root for MAX; null unless the search is done */
  readonly value: number | null;
}

/** A search that has entered more nodes is given up. */
export const MOST_ENTERED = 10_000_000;

/** The figures are told again after so many pauses of a search, which take a millisecond each. */
const PAUSES = 50;

export function* searchFigures(
  setting: GameSetting,
  most = MOST_ENTERED,
): Generator<Progress<SearchFigures>, void> {
  const { game } = placed(setting);
  const { depth, symmetry } = setting;
  const source = gameSource(game, { byEval: depth !== null, symmetryOnce: symmetry });
  const of = COUNTED_SEARCHES.length;
  for (const [done, cutoff] of COUNTED_SEARCHES.entries()) {
    const counts = noCounts();
    const search = pausingAlphaBeta(source, game.s0, depth ?? Infinity, { left: most }, cutoff, counts);
    const figures = (state: SearchFigures['state'], value: number | null): SearchFigures => {
      const { entered, evaluated, cutoffs } = counts;
      return { cutoff, state, value, counts: { entered: [...entered], evaluated: [...evaluated], cutoffs } };
    };
    let pauses = 0;
    let step = search.next();
    for (; step.done !== true; step = search.next()) {
      pauses += 1;
      yield { done, of, part: pauses % PAUSES === 0 ? figures('running', null) : null };
    }
    const { value } = step;
    yield { done: done + 1, of, part: figures(value === null ? 'room' : 'done', value?.value ?? null) };
  }
}
