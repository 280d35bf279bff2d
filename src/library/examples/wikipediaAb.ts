import type { Example } from '../example.ts';

/** Wikipedia: the alpha-beta figure. */
export const wikipediaAb: Example = {
  id: 'wikipedia-ab',
  group: 'textbook',
  title: { en: 'Wikipedia: the alpha-beta figure', zh: '维基百科：α-β 剪枝插图' },
  source: { en: 'Wikipedia, “Alpha–beta pruning”, figure', zh: '维基百科“Alpha–beta pruning”条目插图' },
  origin: 'published',
  literal: '[[[[5, 6], [7, 4, 5]], [[3]]], [[[6], [6, 9]], [[7]]], [[[5]], [[9, 8], [6]]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'Nine of the 14 leaves are evaluated; the 9 in the middle branch is cut only because 6 ≤ 6, and the strict rule would evaluate it as a tenth.',
    zh: '14 个叶节点评估 9 个；中间分支的 9 只因 6 ≤ 6 才被剪去，若超过才剪，它会是第 10 个。',
  },
  topics: ['alpha-beta', 'equality'],
  twin: 'auckland-ab14',
};
