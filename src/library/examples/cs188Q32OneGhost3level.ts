import type { Example } from '../example.ts';

/** CS 188 autograder: three plies. */
export const cs188Q32OneGhost3level: Example = {
  id: 'cs188-q3-2-one-ghost-3level',
  group: 'exam',
  title: { en: 'CS 188 autograder: three plies', zh: 'CS 188 自动评分：三层' },
  source: {
    en: 'UC Berkeley CS 188, Project 2 autograder, question 3, one ghost, three levels',
    zh: '加州大学伯克利分校 CS 188，项目 2 自动评分，第 3 题，一个幽灵，三层',
  },
  origin: 'published',
  literal: '[[[3, 9], [10, 6]], [[4, 7], [0, 5]]]',
  algorithm: 'alpha-beta',
  rules: { cutoff: 'strict' },
  notice: {
    en: '10 is above the 9 that MIN has, so 6 is cut; on the right 7 is below 9, so 0 and 5 are cut, strict or not.',
    zh: '10 大于 MIN 已有的 9，6 被剪去；右边的 7 小于 9，0 和 5 被剪去，两种剪枝规则都一样。',
  },
  topics: ['alpha-beta'],
  twin: 'cs188-q4-2-one-ghost-3level',
};
