import { type AlgorithmName, isListForm } from '../search/algorithms.ts';

/** Whether the tree is there before the search, or each node comes when the search generates it. */
export const GROWTHS = ['drawn', 'grown'] as const;
export type GrowthName = (typeof GROWTHS)[number];

/** What is taken where nobody says: games grow, and so does what is worked off by lists. */
export function usualGrowth(algorithm: AlgorithmName, isGame: boolean): GrowthName {
  return isGame || isListForm(algorithm) ? 'grown' : 'drawn';
}
