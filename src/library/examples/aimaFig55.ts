import type { Example } from '../example.ts';

/** The textbook's walk through a search, whose six frames (a) to (f) are named steps. */
export const aimaFig55: Example = {
  id: 'aima-fig-5-5',
  group: 'course',
  title: { en: 'AIMA Figure 5.5: alpha-beta step by step', zh: 'AIMA 图 5.5：α-β 剪枝逐步演示' },
  name: { en: 'Figure 5.5', zh: '图 5.5' },
  by: { en: 'AIMA', zh: 'AIMA' },
  chapter: 3,
  notation: 'range',
  source: {
    en: 'Russell & Norvig, Artificial Intelligence: A Modern Approach, 3rd ed., Figure 5.5',
    zh: 'Russell、Norvig《人工智能：一种现代的方法》第 3 版，图 5.5',
  },
  origin: 'published',
  literal: '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'C opens with 2, below the 3 that A already has from B, so 4 and 6 are cut; in D, MIN’s best reply, 2, comes only after 14 and 5, and nothing is left to cut.',
    zh: 'C 的第一个叶节点 2 已低于 A 从 B 得到的 3，所以 4 和 6 被剪去；D 中对 MIN 最有利的 2 排在 14 和 5 之后，已没有可剪的叶节点。',
  },
  numbers: { 2: ['6.5'], 3: ['5.5'], 4: ['5.5', '6.5'] },
  topics: ['alpha-beta', 'alpha-cut', 'move-ordering', 'game-tree'],
  moments: { steps: [4, 6, 10, 14, 19, 25], names: ['(a)', '(b)', '(c)', '(d)', '(e)', '(f)'] },
  twin: 'aima-fig-5-5-reordered',
};
