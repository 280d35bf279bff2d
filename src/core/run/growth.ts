import { type AlgorithmName, isListForm } from '../search/algorithms.ts';

/** Whether the tree exists before the search, or each node appears when the search generates it. */
export const GROWTHS = ['drawn', 'grown'] as const;
export type GrowthName = (typeof GROWTHS)[number];

/** Returns the default: games grow, and so does what is searched with lists. */
export function usualGrowth(algorithm: AlgorithmName, isGame: boolean): GrowthName {
  return isGame || isListForm(algorithm) ? 'grown' : 'drawn';
}
