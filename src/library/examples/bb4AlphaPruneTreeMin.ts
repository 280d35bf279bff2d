import type { Example } from '../example.ts';

/** bb4-games: four leaves, MIN first. */
export const bb4AlphaPruneTreeMin: Example = {
  id: 'bb4-alphaPruneTree-min',
  group: 'textbook',
  title: { en: 'bb4-games: four leaves, MIN first', zh: 'bb4-games：四个叶节点，MIN 先走' },
  source: {
    en: 'Barry Becker, bb4-games, test tree alphaPruneTree with MIN to move',
    zh: 'Barry Becker，bb4-games，测试树 alphaPruneTree，MIN 先走',
  },
  origin: 'published',
  literal: '[[5, 9], [4, 3]]',
  root: 'min',
  algorithm: 'alpha-beta',
  notice: {
    en: 'Nothing is cut: the first branch is worth 9, and neither 4 nor 3 reaches it, so MIN looks at all four leaves and gets 4.',
    zh: '没有剪枝：第一个分支值为 9，4 和 3 都达不到它，所以 MIN 看完四个叶节点，得 4。',
  },
  topics: ['alpha-beta'],
  twin: 'bb4-alphaPruneTree-max',
};
