import type { Example } from '../example.ts';

/** bb4-games: alpha-beta tree, MIN first. */
export const bb4AlphaBetaPruneTreeMin: Example = {
  id: 'bb4-alphaBetaPruneTree-min',
  group: 'textbook',
  title: { en: 'bb4-games: alpha-beta tree, MIN first', zh: 'bb4-games：α-β 剪枝树，MIN 先走' },
  source: {
    en: 'Barry Becker, bb4-games, test tree alphaBetaPruneTree with MIN to move',
    zh: 'Barry Becker，bb4-games，测试树 alphaBetaPruneTree，MIN 先走',
  },
  origin: 'published',
  literal: '[[[[3, 17], [2, 12]], [[15], [25, 0]]], [[[2, 5], [4]], [[2, 14]]]]',
  root: 'min',
  algorithm: 'alpha-beta',
  notice: {
    en: 'With MIN at the root the same tree allows a single cut: 25 is above the 15 that MIN has, so 0 is cut; the other 11 leaves are evaluated.',
    zh: '根节点换成 MIN，同一棵树只能剪一次：25 大于 MIN 已有的 15，0 被剪去，其余 11 个叶节点都要评估。',
  },
  topics: ['alpha-beta'],
  twin: 'bb4-alphaBetaPruneTree-max',
};
