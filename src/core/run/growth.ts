import { ALGORITHM, type AlgorithmName } from '../search/algorithms.ts';

/**
 * How the tree of a run comes to be: it exists before the search, or each node appears when the search generates it.
 */
export const GROWTHS = ['drawn', 'grown'] as const;
export type GrowthName = (typeof GROWTHS)[number];

/** Whether the tree of the algorithm's runs can grow with the search. */
export function canGrow(algorithm: AlgorithmName): boolean {
  return ALGORITHM[algorithm].grows !== 'never';
}

/**
 * Returns the default: the tree of a game grows if the algorithm lets it; for a tree the algorithm's row in the table
 * of algorithms decides.
 */
export function usualGrowth(algorithm: AlgorithmName, isGame: boolean): GrowthName {
  const isGrown = isGame ? canGrow(algorithm) : ALGORITHM[algorithm].grows === 'usually';
  return isGrown ? 'grown' : 'drawn';
}
