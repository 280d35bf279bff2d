import type { Example } from '../example.ts';

/** bb4-games: WPI tree, MAX first. */
export const bb4BasicWPITreeMax: Example = {
  id: 'bb4-basicWPITree-max',
  group: 'textbook',
  title: { en: 'bb4-games: WPI tree, MAX first', zh: 'bb4-games：WPI 树，MAX 先走' },
  source: {
    en: 'Barry Becker, bb4-games, test tree basicWPITree with MAX to move',
    zh: 'Barry Becker，bb4-games，测试树 basicWPITree，MAX 先走',
  },
  origin: 'published',
  literal: '[[3, 9], [4], [5, 6, 7]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'The branches are worth 3, 4 and 5, each better for MAX than the one before, so nothing is cut and all 6 leaves are evaluated.',
    zh: '三个分支的值是 3、4、5，对 MAX 一个比一个好，所以没有剪枝，6 个叶节点都要评估。',
  },
  topics: ['alpha-beta', 'ordering'],
  twin: 'bb4-basicWPITree-min',
};
