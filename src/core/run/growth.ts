import { ALGORITHM, type AlgorithmName } from '../search/algorithms.ts';

/** Whether the tree exists before the search, or each node appears when the search generates it. */
export const GROWTHS = ['drawn', 'grown'] as const;
export type GrowthName = (typeof GROWTHS)[number];

/** Returns the default: games grow; for a tree the algorithm's row decides. */
export function usualGrowth(algorithm: AlgorithmName, isGame: boolean): GrowthName {
  return isGame ? 'grown' : (ALGORITHM[algorithm].usualGrowth ?? 'drawn');
}
