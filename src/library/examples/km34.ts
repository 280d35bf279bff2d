import type { Example } from '../example.ts';

/** b = 3, d = 4: the fewest leaves are b^⌈d/2⌉ + b^⌊d/2⌋ − 1 = 17. */
export const km34: Example = {
  id: 'km-3-4',
  group: 'textbook',
  title: { en: 'Perfect order: b = 3, d = 4', zh: '完美排序：b = 3，d = 4' },
  source: {
    en: 'Derived from D. Knuth & R. Moore, An Analysis of Alpha-Beta Pruning, 1975',
    zh: '据 D. Knuth、R. Moore 1975 年的论文《α-β 剪枝分析》构造',
  },
  origin: 'derived',
  literal:
    '[[[[60, 61, 62], [57, 58, 59], [54, 55, 56]], [[69, 70, 71], [66, 67, 68], [63, 64, 65]], [[78, 79, 80], [75, 76, 77], [72, 73, 74]]], [[[33, 34, 35], [30, 31, 32], [27, 28, 29]], [[42, 43, 44], [39, 40, 41], [36, 37, 38]], [[51, 52, 53], [48, 49, 50], [45, 46, 47]]], [[[6, 7, 8], [3, 4, 5], [0, 1, 2]], [[15, 16, 17], [12, 13, 14], [9, 10, 11]], [[24, 25, 26], [21, 22, 23], [18, 19, 20]]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'With the best move first at every node, alpha-beta evaluates 3² + 3² − 1 = 17 of the 81 leaves; six of the twelve cuts are deep, and with the parent’s bound alone it would be 21.',
    zh: '每个节点的最佳走步都排在最前，81 个叶节点只评估 3² + 3² − 1 = 17 个；12 次剪枝中有 6 次是深剪枝，若只用父节点的界就要评估 21 个。',
  },
  topics: ['alpha-beta', 'ordering', 'deep-cutoff'],
};
