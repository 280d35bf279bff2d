import type { Example } from '../example.ts';

/** Javatpoint: alpha-beta pruning. */
export const javatpoint: Example = {
  id: 'javatpoint',
  group: 'textbook',
  title: { en: 'Javatpoint: alpha-beta pruning', zh: 'Javatpoint：α-β 剪枝' },
  source: {
    en: 'Javatpoint, Artificial Intelligence tutorial, Alpha-Beta Pruning',
    zh: 'Javatpoint，人工智能教程，α-β 剪枝',
  },
  origin: 'reconstructed',
  literal: '[[[2, 3], [5, 9]], [[0, 1], [7, 5]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: '5 is above the 3 that MIN has, so 9 is cut; on the right 1 is below 3, so a whole MAX node is cut. Its leaves 7 and 5 are reconstructed.',
    zh: '5 大于 MIN 已有的 3，9 被剪去；右边的 1 小于 3，整个 MAX 节点被剪去。其下的 7 和 5 是重构的。',
  },
  topics: ['alpha-beta'],
};
