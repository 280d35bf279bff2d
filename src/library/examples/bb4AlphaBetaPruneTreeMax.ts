import type { Example } from '../example.ts';

/** bb4-games: alpha-beta tree, MAX first. */
export const bb4AlphaBetaPruneTreeMax: Example = {
  id: 'bb4-alphaBetaPruneTree-max',
  group: 'textbook',
  title: { en: 'bb4-games: alpha-beta tree, MAX first', zh: 'bb4-games：α-β 剪枝树，MAX 先走' },
  source: {
    en: 'Barry Becker, bb4-games, test tree alphaBetaPruneTree with MAX to move',
    zh: 'Barry Becker，bb4-games，测试树 alphaBetaPruneTree，MAX 先走',
  },
  origin: 'published',
  literal: '[[[[3, 17], [2, 12]], [[15], [25, 0]]], [[[2, 5], [4]], [[2, 14]]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'Two of the four cuts are deep: twice on the right the leaf 2 is stopped by the root’s 3, and comparing with the parent alone would evaluate 9 leaves instead of 7.',
    zh: '4 次剪枝中有 2 次是深剪枝：右边两次都是叶节点 2 遇上根节点的 3 而停；若只与父节点比较，就要评估 9 个叶节点，而不是 7 个。',
  },
  topics: ['alpha-beta', 'deep-cutoff'],
  twin: 'bb4-alphaBetaPruneTree-min',
};
