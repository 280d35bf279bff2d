import type { Example } from '../example.ts';

/** Nilsson’s tree: six plies, 41 leaves. */
export const nilssonFig312: Example = {
  id: 'nilsson-fig-3-12',
  group: 'textbook',
  title: { en: 'Nilsson’s tree: six plies, 41 leaves', zh: '尼尔逊博弈树：六层，41 个叶节点' },
  source: {
    en: 'Nils J. Nilsson, Principles of Artificial Intelligence, Figure 3.12',
    zh: '尼尔逊（N. J. Nilsson）《人工智能原理》图 3.12，又见《人工智能导论》习题 3',
  },
  origin: 'published',
  literal:
    '[[[[[[0, 5], [-3, 3]], [[3], [-3, 0, 2], [-2, 3]]]], [[[[5, 2], [5, -5]]], [[[0, 1]]]]], [[[[[5, 1], [-3, 0]]], [[[-5, 5]], [[-3, 3]]]], [[[[2]]]]], [[[[[3], [-3, 0]]], [[[-1, -2], [0, 1]]]], [[[[4, 5]]], [[[1, -1]]]], [[[[-1, 3]], [[-3, 2], [-2]]]]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'Thirteen cuts leave 18 of the 41 leaves to evaluate, and six of the cuts are deep: comparing with the parent alone would evaluate 27.',
    zh: '13 次剪枝之后，41 个叶节点只评估 18 个；其中 6 次是深剪枝，若只与父节点比较，就要评估 27 个。',
  },
  topics: ['alpha-beta', 'deep-cutoff', 'game-tree'],
  twin: 'nilsson-fig-3-12-left',
};
