import type { Example } from '../example.ts';

/** CS 188 alpha-beta quiz 2. */
export const cs188Quiz2: Example = {
  id: 'cs188-quiz2',
  group: 'course',
  title: { en: 'CS 188 alpha-beta quiz 2', zh: 'CS 188 α-β 测验二' },
  source: {
    en: 'UC Berkeley CS 188 lecture slides, Alpha-Beta Quiz 2',
    zh: '加州大学伯克利分校 CS 188 课件，Alpha-Beta Quiz 2（南大课件 Quiz 2）',
  },
  origin: 'published',
  literal: '[[[10, 6], [100, 8]], [[1, 2], [20, 4]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'Both kinds of cut: 100 is above the 10 that MIN has, so 8 is cut (β cut); the right half is worth at most 2, below 10, so 20 and 4 are cut (α cut).',
    zh: '两种剪枝都有：100 大于 MIN 已有的 10，8 被剪去（β剪枝）；右半边至多为 2，小于 10，20 和 4 被剪去（α剪枝）。',
  },
  topics: ['alpha-beta'],
};
