import type { Example } from '../example.ts';

/** Pittsburgh homework: tree 3. */
export const pittTree3: Example = {
  id: 'pitt-tree3',
  group: 'exam',
  title: { en: 'Pittsburgh homework: tree 3', zh: '匹兹堡作业：树 3' },
  source: {
    en: 'University of Pittsburgh CS 2710, Homework 2, test tree 3',
    zh: '匹兹堡大学 CS 2710，作业 2，测试树 3',
  },
  origin: 'published',
  literal: '[[[2, 3], [8, 5], [7, 6]], [[0, 2], [5, 2]], [[1, 1], [10, 2]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'Four cuts spare 6 of the 14 leaves: 8 and 7 are too much for the MIN node that has 3, then 2 and 1 are too little for the root that has 3.',
    zh: '4 次剪枝省去 14 个叶节点中的 6 个：MIN 节点已有 3，8 和 7 太大；根节点也有 3，2 和 1 又太小。',
  },
  topics: ['alpha-beta'],
};
