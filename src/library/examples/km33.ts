import type { Example } from '../example.ts';

/** b = 3, d = 3: the fewest leaves are b^⌈d/2⌉ + b^⌊d/2⌋ − 1 = 11. */
export const km33: Example = {
  id: 'km-3-3',
  group: 'textbook',
  title: { en: 'Perfect order: b = 3, d = 3', zh: '完美排序：b = 3，d = 3' },
  source: {
    en: 'Derived from D. Knuth & R. Moore, An Analysis of Alpha-Beta Pruning, 1975',
    zh: '据 D. Knuth、R. Moore 1975 年的论文《α-β 剪枝分析》构造',
  },
  origin: 'derived',
  literal:
    '[[[20, 19, 18], [23, 22, 21], [26, 25, 24]], [[11, 10, 9], [14, 13, 12], [17, 16, 15]], [[2, 1, 0], [5, 4, 3], [8, 7, 6]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'With the best move first at every node, alpha-beta evaluates 3² + 3¹ − 1 = 11 of the 27 leaves, and four cuts spare the other 16.',
    zh: '每个节点的最佳走步都排在最前，27 个叶节点只评估 3² + 3¹ − 1 = 11 个，4 次剪枝省去其余 16 个。',
  },
  topics: ['alpha-beta', 'ordering'],
};
