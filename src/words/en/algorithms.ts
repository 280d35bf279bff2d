import type { AlgorithmName } from '../../core/search/algorithms.ts';

/** What each algorithm is called. */
export const englishAlgorithms: Readonly<Record<AlgorithmName, string>> = {
  minimax: 'Minimax',
  'two-phase': 'Two-phase minimax',
  'level-by-level': 'Level by level',
  'alpha-beta': 'Alpha–beta',
  pvs: 'PVS (NegaScout)',
  expectiminimax: 'Expectiminimax',
  star1: 'Star1',
};
