import type { Example } from '../example.ts';

/** Uppsala exam, October 2010. */
export const uppsala2010: Example = {
  id: 'uppsala-2010',
  group: 'exam',
  title: { en: 'Uppsala exam, October 2010', zh: '乌普萨拉试题，2010 年 10 月' },
  source: {
    en: 'Uppsala University 1DL340 Artificial Intelligence, exam of 19 October 2010, question 1',
    zh: '乌普萨拉大学 1DL340 人工智能，2010 年 10 月 19 日试题 1',
  },
  origin: 'published',
  literal: '[[[3, 5], [4, 8, 1]], [[4, 7], [9, 2, 6]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'Both cuts are β cuts: 8 is above 5, so 1 is cut, and 9 is above 7, so 2 and 6 are cut; the right move wins, 7 against 5.',
    zh: '两次都是 β剪枝：8 大于 5，1 被剪去；9 大于 7，2 和 6 被剪去；右边一步以 7 对 5 胜出。',
  },
  topics: ['alpha-beta'],
};
