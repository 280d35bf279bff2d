import type { Example } from '../example.ts';

/** b = 2, d = 4: the fewest leaves are b^⌈d/2⌉ + b^⌊d/2⌋ − 1 = 7. */
export const km24: Example = {
  id: 'km-2-4',
  group: 'textbook',
  title: { en: 'Perfect order: b = 2, d = 4', zh: '完美排序：b = 2，d = 4' },
  source: {
    en: 'Derived from D. Knuth & R. Moore, An Analysis of Alpha-Beta Pruning, 1975',
    zh: '据 D. Knuth、R. Moore 1975 年的论文《α-β 剪枝分析》构造',
  },
  origin: 'derived',
  literal: '[[[[10, 11], [8, 9]], [[14, 15], [12, 13]]], [[[2, 3], [0, 1]], [[6, 7], [4, 5]]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'With the best move first at every node, alpha-beta evaluates 2² + 2² − 1 = 7 of the 16 leaves; two of the five cuts are deep, and with the parent’s bound alone it would be 8.',
    zh: '每个节点的最佳走步都排在最前，16 个叶节点只评估 2² + 2² − 1 = 7 个；5 次剪枝中有 2 次是深剪枝，若只用父节点的界就要评估 8 个。',
  },
  topics: ['alpha-beta', 'ordering', 'deep-cutoff'],
};
