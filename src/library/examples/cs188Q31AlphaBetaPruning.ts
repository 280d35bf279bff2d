import type { Example } from '../example.ts';

/** CS 188 autograder: three branches. */
export const cs188Q31AlphaBetaPruning: Example = {
  id: 'cs188-q3-1-alpha-beta-pruning',
  group: 'exam',
  title: { en: 'CS 188 autograder: three branches', zh: 'CS 188 自动评分：三个分支' },
  source: {
    en: 'UC Berkeley CS 188, Project 2 autograder, question 3, alpha-beta pruning',
    zh: '加州大学伯克利分校 CS 188，项目 2 自动评分，第 3 题，α-β 剪枝',
  },
  origin: 'published',
  literal: '[[3, 12, 8], [5, 4, 6], [14, 1, 11]]',
  algorithm: 'alpha-beta',
  rules: { cutoff: 'strict' },
  notice: {
    en: 'The first two branches give 3 and 4, then 1 falls below 4 and 11 is cut: one leaf of nine, strict or not.',
    zh: '前两个分支的值是 3 和 4，随后 1 小于 4，11 被剪去：两种剪枝规则都一样，9 个叶节点只省 1 个。',
  },
  topics: ['alpha-beta'],
};
