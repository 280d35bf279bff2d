import type { Example } from '../example.ts';

/** Pittsburgh homework: tree 1. */
export const pittTree1: Example = {
  id: 'pitt-tree1',
  group: 'exam',
  title: { en: 'Pittsburgh homework: tree 1', zh: '匹兹堡作业：树 1' },
  source: {
    en: 'University of Pittsburgh CS 2710, Homework 2, test tree 1',
    zh: '匹兹堡大学 CS 2710，作业 2，测试树 1',
  },
  origin: 'published',
  literal: '[[[6, 5], [3, 7]], [[2, 1], [0, 3]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'On the left 7 comes after 3, too late to cut anything; on the right 2 is below 6, so 0 and 3 are cut.',
    zh: '左边的 7 排在 3 之后，来不及剪枝；右边的 2 小于 6，0 和 3 被剪去。',
  },
  topics: ['alpha-beta', 'ordering'],
  twin: 'pitt-tree2',
};
