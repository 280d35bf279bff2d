import type { Example } from '../example.ts';

/** The main worked example; the source numbers 32 moments of the search. Any grouping of the eight pruned leaves gives the same run. */
export const thuFig310: Example = {
  id: 'thu-fig-3-10',
  group: 'course',
  title: { en: 'Tsinghua Figure 3.10: 32 numbered moments', zh: '清华教材图 3.10：α-β 搜索的 32 个时刻' },
  source: {
    en: 'Lin Yaorui & Ma Shaoping, Introduction to Artificial Intelligence (Tsinghua), Figure 3.10',
    zh: '林尧瑞、马少平《人工智能导论》（清华大学），图 3.10',
  },
  origin: 'reconstructed',
  literal:
    '[[[[0, 5], [-3, 3]], [[3], [-3, 0, 2], [2, -3, 0], [-2, 3]]], [[[5, 4, 1], [-3, 0]], [[6, 8], [9, -3]]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'Only 10 of the 22 leaves are evaluated: two α cuts and two β cuts spare the other 12, eight of them at one stroke when 3 passes β = 0. How those eight are grouped is reconstructed.',
    zh: '22 个叶节点只评估 10 个：两次 α剪枝和两次 β剪枝省去其余 12 个，其中 8 个是在 3 超过 β = 0 时一次剪去的。这 8 个叶节点的分组是重构的。',
  },
  topics: ['alpha-beta', 'game-tree'],
  moments: 'tsinghua',
  twin: 'thu-fig-intro',
};
