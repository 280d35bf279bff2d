import type { Example } from '../example.ts';

/** The source gives the rows of values; this is the one shape found that fits them all. */
export const aucklandAb14: Example = {
  id: 'auckland-ab14',
  group: 'exam',
  title: { en: 'Auckland tutorial: a cut on equality', zh: '奥克兰习题：相等剪枝' },
  source: {
    en: 'University of Auckland CS 367, Tutorial 4, questions 3 and 4',
    zh: '奥克兰大学 CS 367，习题课 4，第 3、4 题',
  },
  origin: 'reconstructed',
  literal: '[[[[7, 9], [9, 2, 5]], [[5]]], [[[7], [5, 9]], [[7]]], [[[7]], [[7, 9], [8]]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'The third branch can give at most 7, which MAX already has: 7 ≤ 7 cuts three leaves that the strict rule would evaluate. The shape of the tree is reconstructed.',
    zh: '第三个分支至多给 7，而 MAX 已有 7：7 ≤ 7 剪去三个叶节点，若超过才剪则都要评估。树的形状是重构的。',
  },
  topics: ['alpha-beta', 'equality'],
  twin: 'wikipedia-ab',
};
