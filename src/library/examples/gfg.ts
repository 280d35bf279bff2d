import type { Example } from '../example.ts';

/** GeeksforGeeks: alpha-beta pruning. */
export const gfg: Example = {
  id: 'gfg',
  group: 'textbook',
  title: { en: 'GeeksforGeeks: alpha-beta pruning', zh: 'GeeksforGeeks：α-β 剪枝' },
  source: {
    en: 'GeeksforGeeks, Minimax Algorithm in Game Theory, Set 4 (Alpha-Beta Pruning)',
    zh: 'GeeksforGeeks，博弈论中的极小极大算法，第 4 篇（α-β 剪枝）',
  },
  origin: 'published',
  literal: '[[[3, 5], [6, 9]], [[1, 2], [0, -1]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: '6 is above the 5 that MIN has, so 9 is cut; on the right 2 is below 5, so the node with 0 and −1 is never entered.',
    zh: '6 大于 MIN 已有的 5，9 被剪去；右边的 2 小于 5，含 0 和 −1 的节点根本不进入。',
  },
  topics: ['alpha-beta'],
};
