import type { Example } from '../example.ts';

/** Order-preserving, after: 1, 20, 30, 400. */
export const aimaOrderPreservingMinimax12030400: Example = {
  id: 'aima-order-preserving-minimax-1-20-30-400',
  group: 'course',
  title: { en: 'Order-preserving, after: 1, 20, 30, 400', zh: '保序变换之后：叶节点 1、20、30、400' },
  source: {
    en: 'Derived from Russell & Norvig, AIMA, 3rd ed., section 5.5.1',
    zh: '据 Russell、Norvig《人工智能：一种现代的方法》第 3 版 5.5.1 节构造',
  },
  origin: 'derived',
  literal: '[{"min": [20, 30]}, {"min": [1, 400]}]',
  moves: ['a1', 'a2'],
  algorithm: 'minimax',
  notice: {
    en: 'The moves are now worth 20 and 1, and MAX still plays a1: minimax only asks which value is larger, not by how much.',
    zh: '两步的值成了 20 和 1，MAX 仍走 a1：极小极大只问哪个值更大，不问大多少。',
  },
  topics: ['minimax', 'utility'],
  twin: 'aima-order-preserving-minimax-1234',
};
