import { ALGORITHM, type AlgorithmName } from '../search/algorithms.ts';

/**
 * How the tree of a run comes to be: it exists before the search, or each node appears when the search
 * generates it.
 */
export const GROWTHS = ['drawn', 'grown'] as const;
export type GrowthName = (typeof GROWTHS)[number];

/**
 * Returns the usual choice: games grow; for a tree the algorithm's row in the table of algorithms decides.
 */
export function usualGrowth(algorithm: AlgorithmName, isGame: boolean): GrowthName {
  return isGame ? 'grown' : (ALGORITHM[algorithm].usualGrowth ?? 'drawn');
}
