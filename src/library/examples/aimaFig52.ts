import type { Example } from '../example.ts';

/** AIMA Figure 5.2: a two-ply game tree. */
export const aimaFig52: Example = {
  id: 'aima-fig-5-2',
  group: 'course',
  title: { en: 'AIMA Figure 5.2: a two-ply game tree', zh: 'AIMA 图 5.2：两层博弈树' },
  source: {
    en: 'Russell & Norvig, Artificial Intelligence: A Modern Approach, 3rd ed., Figure 5.2 (2nd ed., 6.2)',
    zh: 'Russell、Norvig《人工智能：一种现代的方法》第 3 版，图 5.2（第 2 版图 6.2）',
  },
  origin: 'published',
  literal: '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]',
  moves: ['a1', 'a2', 'a3'],
  algorithm: 'minimax',
  notice: {
    en: 'MIN holds the three branches to 3, 2 and 2, so MAX plays a1 and is sure of 3; the 14 under a3 is a value MIN never allows.',
    zh: 'MIN 把三个分支的倒推值压到 3、2、2，所以 MAX 走 a1，稳得 3；a3 下面的 14，MIN 决不会让出。',
  },
  topics: ['minimax', 'game-tree', 'utility'],
  twin: 'cs188-q4-0-expectimax1',
};
