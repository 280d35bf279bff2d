import type { Example } from '../example.ts';

/** AIMA Figure 5.12, left: leaves 1, 2, 3, 4. */
export const aimaChance1234: Example = {
  id: 'aima-chance-1234',
  group: 'course',
  title: { en: 'AIMA Figure 5.12, left: leaves 1, 2, 3, 4', zh: 'AIMA 图 5.12 左：叶节点 1、2、3、4' },
  source: {
    en: 'Russell & Norvig, Artificial Intelligence: A Modern Approach, 3rd ed., Figure 5.12, left (2nd ed., 6.12)',
    zh: 'Russell、Norvig《人工智能：一种现代的方法》第 3 版，图 5.12 左（第 2 版图 6.12）',
  },
  origin: 'published',
  literal:
    '[{"chance": [[0.9, {"min": [2, 2]}], [0.1, {"min": [3, 3]}]]}, {"chance": [[0.9, {"min": [1, 1]}], [0.1, {"min": [4, 4]}]]}]',
  moves: ['a1', 'a2'],
  algorithm: 'expectiminimax',
  notice: {
    en: 'The expected values are 0.9 × 2 + 0.1 × 3 = 2.1 for a1 and 0.9 × 1 + 0.1 × 4 = 1.3 for a2, so MAX plays a1.',
    zh: 'a1 的期望值是 0.9 × 2 + 0.1 × 3 = 2.1，a2 的期望值是 0.9 × 1 + 0.1 × 4 = 1.3，所以 MAX 走 a1。',
  },
  topics: ['chance', 'utility'],
  twin: 'aima-chance-1-20-30-400',
};
