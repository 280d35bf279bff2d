import type { AlgorithmName } from '../../core/search/algorithms.ts';

/** What each algorithm does, where one is chosen. */
export const englishAlgorithmNotes: Readonly<Record<AlgorithmName, string>> = {
  minimax: 'looks at every leaf; MAX takes the greatest, MIN the smallest',
  'two-phase': 'first generates all, by OPEN and CLOSED, then backs values up',
  'level-by-level': 'generates ply by ply, and backs up from the deepest',
  'alpha-beta': 'leaves out what cannot change the choice; below a chance node its window starts afresh',
  pvs: 'asks of later children only whether they are better, and searches those again; pays in good order',
  expectiminimax: 'looks at every leaf; chance takes the mean',
  star1: 'alpha–beta whose windows pass through chance nodes; cuts there where leaf bounds are known',
};
