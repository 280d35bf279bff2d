import type { Example } from '../example.ts';

/** Order-preserving, before: 1, 2, 3, 4. */
export const aimaOrderPreservingMinimax1234: Example = {
  id: 'aima-order-preserving-minimax-1234',
  group: 'course',
  title: { en: 'Order-preserving, before: 1, 2, 3, 4', zh: '保序变换之前：叶节点 1、2、3、4' },
  source: {
    en: 'Derived from Russell & Norvig, AIMA, 3rd ed., section 5.5.1',
    zh: '据 Russell、Norvig《人工智能：一种现代的方法》第 3 版 5.5.1 节构造',
  },
  origin: 'derived',
  literal: '[{"min": [2, 3]}, {"min": [1, 4]}]',
  moves: ['a1', 'a2'],
  algorithm: 'minimax',
  notice: {
    en: 'Under MIN nodes the moves are worth 2 and 1 and MAX plays a1; stretching the leaves to 1, 20, 30 and 400 will not change that.',
    zh: '在 MIN 节点下，两步的值是 2 和 1，MAX 走 a1；把叶节点拉大成 1、20、30、400，选择也不会变。',
  },
  topics: ['minimax', 'utility'],
  twin: 'aima-order-preserving-minimax-1-20-30-400',
};
