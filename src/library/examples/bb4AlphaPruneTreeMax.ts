import type { Example } from '../example.ts';

/** bb4-games: four leaves, MAX first. */
export const bb4AlphaPruneTreeMax: Example = {
  id: 'bb4-alphaPruneTree-max',
  group: 'textbook',
  title: { en: 'bb4-games: four leaves, MAX first', zh: 'bb4-games：四个叶节点，MAX 先走' },
  source: {
    en: 'Barry Becker, bb4-games, test tree alphaPruneTree with MAX to move',
    zh: 'Barry Becker，bb4-games，测试树 alphaPruneTree，MAX 先走',
  },
  origin: 'published',
  literal: '[[5, 9], [4, 3]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'The second branch opens with 4, below the 5 in hand, so 3 is cut; turning the tree over to MIN removes the cut.',
    zh: '第二个分支的第一个叶节点 4 小于手中的 5，3 被剪去；把先走的换成 MIN，就没有可剪的了。',
  },
  topics: ['alpha-beta'],
  twin: 'bb4-alphaPruneTree-min',
};
