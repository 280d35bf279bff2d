/**
 * How deep a search goes in a game whose whole tree exists. It stands apart from the settings of games, which need the
 * table of all games: a figure of the library needs this and no game.
 */
import { type AlgorithmName, isListForm } from '../core/search/algorithms.ts';
import type { GameSetting } from './setting.ts';

/**
 * Returns the depth in plies for a search of a game whose whole tree exists already. List procedures have the depth of
 * the setting; for other searches it is null, because they go to the leaves.
 */
export function depthOfDrawn({ depth }: GameSetting, algorithm: AlgorithmName): number | null {
  return isListForm(algorithm) ? (depth ?? Infinity) : null;
}
