import type { Example } from '../example.ts';

/** AIMA exercise: tic-tac-toe to depth 2. */
export const aimaExTttDepth2: Example = {
  id: 'aima-ex-ttt-depth2',
  group: 'textbook',
  title: { en: 'AIMA exercise: tic-tac-toe to depth 2', zh: 'AIMA 习题：井字棋看两层' },
  source: {
    en: 'Russell & Norvig, Artificial Intelligence: A Modern Approach, 3rd ed., Exercise 5.9 (2nd ed., 6.1)',
    zh: 'Russell、Norvig《人工智能：一种现代的方法》第 3 版，习题 5.9（第 2 版习题 6.1）',
  },
  origin: 'published',
  literal: '[[1, 0, 1, -1, 0], [-1, 0, -2, -1, 0], [2, 1]]',
  algorithm: 'minimax',
  notice: {
    en: 'Corner, edge and centre back up −1, −2 and 1, so MAX takes the centre; alpha-beta would skip four replies to the edge on equality, but only two under the strict rule.',
    zh: '角、边、中心的倒推值为 −1、−2、1，所以 MAX 占中心；换成 α-β 剪枝，相等即剪可省去边的四个应着，超过才剪只省两个。',
  },
  topics: ['tic-tac-toe', 'minimax', 'evaluation', 'equality'],
  boards: [
    '.........',
    'x........',
    'xo.......',
    'x.o......',
    'x....o...',
    'x...o....',
    'x.......o',
    '.x.......',
    'ox.......',
    '.x.o.....',
    '.x..o....',
    '.x....o..',
    '.x.....o.',
    '....x....',
    '.o..x....',
    'o...x....',
  ],
};
