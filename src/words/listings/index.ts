/** The listing of each algorithm. */
import type { AlgorithmName } from '../../core/index.ts';
import { alphaBetaListing } from './alphaBeta.ts';
import type { Listing } from './listing.ts';
import { levelByLevelListing, twoPhaseListing } from './lists.ts';
import { maxNListing } from './maxN.ts';
import { mctsListing } from './mcts.ts';
import { pvsListing } from './pvs.ts';
import { star1Listing } from './star1.ts';
import { expectiminimaxListing, minimaxListing } from './values.ts';

export const LISTINGS: Readonly<Record<AlgorithmName, Listing>> = {
  minimax: minimaxListing,
  'two-phase': twoPhaseListing,
  'level-by-level': levelByLevelListing,
  'alpha-beta': alphaBetaListing,
  pvs: pvsListing,
  expectiminimax: expectiminimaxListing,
  'max-n': maxNListing,
  star1: star1Listing,
  mcts: mctsListing,
  program: () => [],
};
