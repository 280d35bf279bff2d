import type { Example } from '../example.ts';

/** Nilsson’s tree, the left 25 leaves. */
export const nilssonFig312Left: Example = {
  id: 'nilsson-fig-3-12-left',
  group: 'textbook',
  title: { en: 'Nilsson’s tree, the left 25 leaves', zh: '尼尔逊博弈树：左边 25 个叶节点' },
  source: {
    en: 'From Nils J. Nilsson, Principles of Artificial Intelligence, Figure 3.12, as shown on lecture slides',
    zh: '取自尼尔逊（N. J. Nilsson）《人工智能原理》图 3.12，课件常用的左半部分',
  },
  origin: 'published',
  literal:
    '[[[[[[0, 5], [-3, 3]], [[3], [-3, 0, 2], [-2, 3]]]], [[[[5, 2], [5, -5]]], [[[0, 1]]]]], [[[[[5, 1], [-3, 0]]], [[[-5, 5]], [[-3, 3]]]], [[[[2]]]]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'Two of the seven cuts are deep: a MAX node holding 2 stops because of the 0 of a MIN node three levels up, and a MIN node holding −5 because of the 1 of a MAX node three levels up.',
    zh: '7 次剪枝中有 2 次是深剪枝：一个值为 2 的 MAX 节点因上方第三层 MIN 节点的 0 而停，一个值为 −5 的 MIN 节点因上方第三层 MAX 节点的 1 而停。',
  },
  topics: ['alpha-beta', 'deep-cutoff'],
  twin: 'nilsson-fig-3-12',
};
