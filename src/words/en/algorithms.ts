import type { AlgorithmName } from '../../core/search/algorithms.ts';

/** What each algorithm is called. */
export const englishAlgorithms: Readonly<Record<AlgorithmName, string>> = {
  minimax: 'Minimax',
  'alpha-beta': 'Alpha–beta',
  expectiminimax: 'Expectiminimax',
};
