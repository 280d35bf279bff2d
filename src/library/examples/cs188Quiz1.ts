import type { Example } from '../example.ts';

/** CS 188 alpha-beta quiz 1. */
export const cs188Quiz1: Example = {
  id: 'cs188-quiz1',
  group: 'course',
  title: { en: 'CS 188 alpha-beta quiz 1', zh: 'CS 188 α-β 测验一' },
  source: {
    en: 'UC Berkeley CS 188 lecture slides, Alpha-Beta Quiz',
    zh: '加州大学伯克利分校 CS 188 课件，Alpha-Beta Quiz（南大课件 Quiz 1）',
  },
  origin: 'published',
  literal: '[[10, 8], [4, 50]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'The left branch is worth 8; the right one opens with 4, which is less, so 50 is never evaluated.',
    zh: '左分支值为 8，右分支的第一个叶节点 4 比它小，所以 50 不必评估。',
  },
  topics: ['alpha-beta'],
};
