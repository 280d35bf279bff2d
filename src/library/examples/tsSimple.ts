import type { Example } from '../example.ts';

/** Four leaves, one cut. */
export const tsSimple: Example = {
  id: 'ts-simple',
  group: 'textbook',
  title: { en: 'Four leaves, one cut', zh: '四个叶节点，一次剪枝' },
  source: {
    en: 'Unit test of an open-source game-tree visualizer in TypeScript',
    zh: '一个开源 TypeScript 博弈树可视化工具的单元测试',
  },
  origin: 'published',
  literal: '[[3, 5], [2, 9]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'The left branch is worth 3 and the right one opens with 2, so 9 is cut and three leaves settle the move.',
    zh: '左分支值为 3，右分支的第一个叶节点是 2，所以 9 被剪去，三个叶节点就定下了走步。',
  },
  topics: ['alpha-beta'],
};
