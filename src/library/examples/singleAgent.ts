import type { Example } from '../example.ts';

/** A tree without an opponent, as the course draws one before the second player comes in. */
export const singleAgent: Example = {
  id: 'single-agent',
  group: 'course',
  title: { en: 'One player alone: only MAX decides', zh: '单智能体：只有 MAX 决策' },
  source: {
    en: 'Made for this program: V(s) is the maximum over the successors of s',
    zh: '为本程序所作：V(s) 取 s 各后继的最大值',
  },
  origin: 'own',
  literal:
    '{"max": [{"max": [{"max": [2, 5]}, {"max": [1, 4]}]}, {"max": [{"max": [0, 8]}, {"max": [6, 3]}]}]}',
  algorithm: 'minimax',
  notice: {
    en: 'With no opponent every node takes the maximum, so the largest leaf, 8, comes all the way up to the root; a MIN player in the middle level would hold it to 6.',
    zh: '没有对手时每个节点都取最大值，最大的叶节点 8 一直升到根节点；若中间一层由 MIN 走步，根节点就只有 6。',
  },
  topics: ['single-agent', 'game-tree', 'utility'],
};
