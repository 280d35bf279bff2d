import type { Example } from '../example.ts';

/** Tsinghua: alpha-beta introduced. */
export const thuFigIntro: Example = {
  id: 'thu-fig-intro',
  group: 'course',
  title: { en: 'Tsinghua: alpha-beta introduced', zh: '清华教材：α-β 剪枝引例' },
  source: {
    en: 'Lin Yaorui & Ma Shaoping, Introduction to Artificial Intelligence (Tsinghua), introductory figure on α-β; the left part of Figure 3.10',
    zh: '林尧瑞、马少平《人工智能导论》（清华大学），α-β 剪枝引入图，即图 3.10 的左半部分',
  },
  origin: 'reconstructed',
  literal: '[[[[0, 5], [-3, 3]], [[3], [-3, 0, 2], [2, -3, 0], [-2, 3]]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'One cut of each kind: −3 is too little for a MAX node that has 0 (α cut), then 3 is too much for a MIN node that has 0 (β cut), and 9 of the 13 leaves are never evaluated. The root with one child and the grouping of the pruned leaves are reconstructed.',
    zh: '两种剪枝各有一次：MAX 节点已有 0，−3 太小（α剪枝）；MIN 节点已有 0，3 太大（β剪枝），13 个叶节点有 9 个不必评估。只有一个子节点的根节点和被剪叶节点的分组是重构的。',
  },
  topics: ['alpha-beta'],
  twin: 'thu-fig-3-10',
};
