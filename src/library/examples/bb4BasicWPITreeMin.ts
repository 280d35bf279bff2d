import type { Example } from '../example.ts';

/** bb4-games: WPI tree, MIN first. */
export const bb4BasicWPITreeMin: Example = {
  id: 'bb4-basicWPITree-min',
  group: 'textbook',
  title: { en: 'bb4-games: WPI tree, MIN first', zh: 'bb4-games：WPI 树，MIN 先走' },
  source: {
    en: 'Barry Becker, bb4-games, test tree basicWPITree with MIN to move',
    zh: 'Barry Becker，bb4-games，测试树 basicWPITree，MIN 先走',
  },
  origin: 'published',
  literal: '[[3, 9], [4], [5, 6, 7]]',
  root: 'min',
  algorithm: 'alpha-beta',
  notice: {
    en: 'With MIN at the root the third branch opens with 5, above the 4 in hand, so 6 and 7 are cut.',
    zh: '根节点换成 MIN，第三个分支的第一个叶节点 5 大于手中的 4，6 和 7 被剪去。',
  },
  topics: ['alpha-beta'],
  twin: 'bb4-basicWPITree-max',
};
