import type { Example } from '../example.ts';

/** AIMA Figure 5.12, right: 1, 20, 30, 400. */
export const aimaChance12030400: Example = {
  id: 'aima-chance-1-20-30-400',
  group: 'course',
  title: { en: 'AIMA Figure 5.12, right: 1, 20, 30, 400', zh: 'AIMA 图 5.12 右：叶节点 1、20、30、400' },
  source: {
    en: 'Russell & Norvig, Artificial Intelligence: A Modern Approach, 3rd ed., Figure 5.12, right (2nd ed., 6.12)',
    zh: 'Russell、Norvig《人工智能：一种现代的方法》第 3 版，图 5.12 右（第 2 版图 6.12）',
  },
  origin: 'published',
  literal:
    '[{"chance": [[0.9, {"min": [20, 20]}], [0.1, {"min": [30, 30]}]]}, {"chance": [[0.9, {"min": [1, 1]}], [0.1, {"min": [400, 400]}]]}]',
  moves: ['a1', 'a2'],
  algorithm: 'expectiminimax',
  notice: {
    en: 'The leaves have kept their order, yet the expected values are now 21 for a1 and 40.9 for a2, and the choice flips to a2.',
    zh: '叶节点的大小次序没有变，期望值却成了 a1 的 21 和 a2 的 40.9，选择翻转为 a2。',
  },
  topics: ['chance', 'utility'],
  twin: 'aima-chance-1234',
};
