import type { Example } from '../example.ts';

/** CS 188 autograder: small tree. */
export const cs188Q30SmallTree: Example = {
  id: 'cs188-q3-0-small-tree',
  group: 'exam',
  title: { en: 'CS 188 autograder: small tree', zh: 'CS 188 自动评分：小树' },
  source: {
    en: 'UC Berkeley CS 188, Project 2 autograder, question 3, small tree',
    zh: '加州大学伯克利分校 CS 188，项目 2 自动评分，第 3 题，小树',
  },
  origin: 'published',
  literal: '[[4, 3], [2, [1000]]]',
  algorithm: 'alpha-beta',
  rules: { cutoff: 'strict' },
  notice: {
    en: '2 is below the 3 in hand, so the 1000 behind the last move is never reached, under the strict rule as on equality.',
    zh: '2 小于手中的 3，所以最后一步后面的 1000 不会走到，超过才剪和相等即剪都一样。',
  },
  topics: ['alpha-beta'],
};
