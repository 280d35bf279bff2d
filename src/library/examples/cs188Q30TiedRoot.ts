import type { Example } from '../example.ts';

/** CS 188 autograder: tied root. */
export const cs188Q30TiedRoot: Example = {
  id: 'cs188-q3-0-tied-root',
  group: 'exam',
  title: { en: 'CS 188 autograder: tied root', zh: 'CS 188 自动评分：根节点相等' },
  source: {
    en: 'UC Berkeley CS 188, Project 2 autograder, question 3, tied root',
    zh: '加州大学伯克利分校 CS 188，项目 2 自动评分，第 3 题，根节点相等',
  },
  origin: 'published',
  literal: '[[10], [10, 0]]',
  algorithm: 'alpha-beta',
  rules: { cutoff: 'strict' },
  notice: {
    en: 'The autograder is strict: 10 is not below 10, so 0 is evaluated and shows the second move to be worse; on equality it would be cut.',
    zh: '自动评分程序超过才剪：10 不小于 10，所以还要评估 0，才知道第二步更差；若相等即剪，0 会被剪去。',
  },
  topics: ['alpha-beta', 'equality'],
};
