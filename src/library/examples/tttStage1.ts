import type { Example } from '../example.ts';

/** Tic-tac-toe: the first move. */
export const tttStage1: Example = {
  id: 'ttt-stage1',
  group: 'course',
  title: { en: 'Tic-tac-toe: the first move', zh: '一字棋：第一步' },
  source: {
    en: 'Lin Yaorui & Ma Shaoping, Introduction to Artificial Intelligence (Tsinghua), Figure 3.6',
    zh: '林尧瑞、马少平《人工智能导论》（清华大学），图 3.6',
  },
  origin: 'published',
  literal: '[[1, 0, -1, 1, 0], [1, 2], [-1, 0, -2, -1, 0]]',
  algorithm: 'minimax',
  notice: {
    en: 'Corner, centre and edge back up −1, 1 and −2, so MAX takes the centre; because symmetric positions count once, 12 leaves stand for all 72.',
    zh: '角、中心、边的倒推值为 −1、1、−2，所以 MAX 占中心；对称的局面只算一次，12 个叶节点就代表了全部 72 个。',
  },
  topics: ['tic-tac-toe', 'minimax', 'evaluation', 'game-tree'],
  boards: [
    '.........',
    'x........',
    'xo.......',
    'x.o......',
    'x...o....',
    'x....o...',
    'x.......o',
    '....x....',
    'o...x....',
    '.o..x....',
    '.x.......',
    'ox.......',
    '.x.o.....',
    '.x..o....',
    '.x....o..',
    '.x.....o.',
  ],
  twin: 'ttt-stage1-alphabeta',
};
