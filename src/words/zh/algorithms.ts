import type { AlgorithmName } from '../../core/search/algorithms.ts';

export const chineseAlgorithms: Readonly<Record<AlgorithmName, string>> = {
  minimax: '极小极大',
  'two-phase': '两阶段极小极大',
  'level-by-level': '逐层倒推',
  'alpha-beta': 'α-β 剪枝',
  pvs: '主要变例搜索（PVS）',
  expectiminimax: '期望极小极大',
  star1: 'Star1',
};
