import type { Example } from '../example.ts';

/** b = 2, d = 3: the fewest leaves are b^⌈d/2⌉ + b^⌊d/2⌋ − 1 = 5. */
export const km23: Example = {
  id: 'km-2-3',
  group: 'textbook',
  title: { en: 'Perfect order: b = 2, d = 3', zh: '完美排序：b = 2，d = 3' },
  source: {
    en: 'Derived from D. Knuth & R. Moore, An Analysis of Alpha-Beta Pruning, 1975',
    zh: '据 D. Knuth、R. Moore 1975 年的论文《α-β 剪枝分析》构造',
  },
  origin: 'derived',
  literal: '[[[5, 4], [7, 6]], [[1, 0], [3, 2]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'With the best move first at every node, alpha-beta evaluates 2² + 2¹ − 1 = 5 of the 8 leaves, the fewest any order can leave.',
    zh: '每个节点的最佳走步都排在最前，8 个叶节点只评估 2² + 2¹ − 1 = 5 个，任何次序都不能更少。',
  },
  topics: ['alpha-beta', 'ordering'],
};
