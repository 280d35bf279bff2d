import type { Example } from '../example.ts';

/** AIMA exercise: pruning with chance nodes. */
export const aimaExChanceTrivial: Example = {
  id: 'aima-ex-chance-trivial',
  group: 'textbook',
  title: { en: 'AIMA exercise: pruning with chance nodes', zh: 'AIMA 习题：有机会节点时的剪枝' },
  source: {
    en: 'Russell & Norvig, Artificial Intelligence: A Modern Approach, 3rd ed., Exercise 5.16, Figure 5.19',
    zh: 'Russell、Norvig《人工智能：一种现代的方法》第 3 版，习题 5.16，图 5.19',
  },
  origin: 'published',
  literal:
    '[{"chance": [[0.5, {"min": [2, 2]}], [0.5, {"min": [1, 2]}]]}, {"chance": [[0.5, {"min": [0, 2]}], [0.5, {"min": [-1, 0]}]]}]',
  leafBounds: [-2, 2],
  algorithm: 'expectiminimax',
  notice: {
    en: 'All leaves lie between −2 and 2, so after the fifth, 0, the right chance node is worth at most 1, below the 1.5 in hand, and the last three leaves no longer matter.',
    zh: '所有叶节点都在 −2 到 2 之间：看过第五个叶节点 0 之后，右边的机会节点至多为 1，低于手中的 1.5，后三个叶节点已无关紧要。',
  },
  topics: ['chance', 'utility'],
};
