import type { Example } from '../example.ts';

/** Tic-tac-toe: the first move, with cuts. */
export const tttStage1Alphabeta: Example = {
  id: 'ttt-stage1-alphabeta',
  group: 'course',
  title: { en: 'Tic-tac-toe: the first move, with cuts', zh: '一字棋：第一步的剪枝' },
  source: {
    en: 'Lin Yaorui & Ma Shaoping, Introduction to Artificial Intelligence (Tsinghua), Figure 3.9',
    zh: '林尧瑞、马少平《人工智能导论》（清华大学），图 3.9',
  },
  origin: 'published',
  literal: '[[1, 0, -1, 1, 0], [-1, 0, -2, -1, 0], [1, 2]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'The corner is worth −1 and the edge’s first reply is −1 too: on equality the edge’s other four replies are cut, while the strict rule would evaluate two of them.',
    zh: '角的倒推值是 −1，边的第一个应着也是 −1：相等即剪时，边的其余四个应着都被剪去；若超过才剪，还要再评估其中两个。',
  },
  topics: ['tic-tac-toe', 'alpha-beta', 'equality', 'ordering', 'evaluation'],
  boards: [
    '.........',
    'x........',
    'xo.......',
    'x.o......',
    'x...o....',
    'x....o...',
    'x.......o',
    '.x.......',
    'ox.......',
    '.x.o.....',
    '.x..o....',
    '.x....o..',
    '.x.....o.',
    '....x....',
    'o...x....',
    '.o..x....',
  ],
  twin: 'ttt-stage1',
};
