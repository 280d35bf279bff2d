import type { Example } from '../example.ts';

/** AIMA Figure 5.5, MIN’s best reply first. */
export const aimaFig55Reordered: Example = {
  id: 'aima-fig-5-5-reordered',
  group: 'course',
  title: { en: 'AIMA Figure 5.5, MIN’s best reply first', zh: 'AIMA 图 5.5 变形：MIN 的最佳应着在前' },
  source: {
    en: 'Derived from a remark on move ordering in Russell & Norvig, AIMA, 3rd ed., section 5.3.1',
    zh: '据 Russell、Norvig《人工智能：一种现代的方法》第 3 版 5.3.1 节关于行棋排序的说明构造',
  },
  origin: 'published',
  literal: '[[3, 12, 8], [2, 4, 6], [2, 5, 14]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'With 2 in front of 5 and 14, D is cut after one leaf just as C is: 5 of the 9 leaves are evaluated instead of 7.',
    zh: '把 2 放到 5 和 14 之前，D 便和 C 一样，看一个叶节点就被剪：9 个叶节点只评估 5 个，而不是 7 个。',
  },
  topics: ['alpha-beta', 'ordering'],
  twin: 'aima-fig-5-5',
};
