import type { Example } from '../example.ts';

/** CSC 480 exam: alpha-beta on six leaves. */
export const csc480Q24: Example = {
  id: 'csc480-q24',
  group: 'exam',
  title: { en: 'CSC 480 exam: alpha-beta on six leaves', zh: 'CSC 480 试题：六个叶节点的 α-β 剪枝' },
  source: {
    en: 'Cal Poly CSC 480 (A. Wright), exam questions 24 and 25',
    zh: '加州州立理工大学 CSC 480（A. Wright），试题 24、25',
  },
  origin: 'published',
  literal: '[[3, 5], [2, 8], [1, 4]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'The first branch gives 3; the others open with 2 and with 1, both below it, so 8 and 4 are cut.',
    zh: '第一个分支值为 3，另两个分支的第一个叶节点是 2 和 1，都比它小，所以 8 和 4 被剪去。',
  },
  topics: ['alpha-beta'],
  twin: 'csc480-q26',
};
