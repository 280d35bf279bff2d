import type { Example } from '../example.ts';

/** The text gives D = 9, E = −6 and the backed-up values; the split of the leaves and the rest are filled in. */
export const thuFig35: Example = {
  id: 'thu-fig-3-5',
  group: 'course',
  title: { en: 'Tsinghua Figure 3.5: minimax in two plies', zh: '清华教材图 3.5：两步棋的极小极大' },
  source: {
    en: 'Lin Yaorui & Ma Shaoping, Introduction to Artificial Intelligence (Tsinghua), Figure 3.5',
    zh: '林尧瑞、马少平《人工智能导论》（清华大学），图 3.5',
  },
  origin: 'reconstructed',
  literal: '[[9, -6, 0], [0, -2], [-4, -3]]',
  algorithm: 'minimax',
  notice: {
    en: 'MIN’s best replies are worth −6, −2 and −4, so MAX plays the middle move and settles for −2, although the first branch holds a 9. Four of the seven leaves are reconstructed.',
    zh: 'MIN 的最佳应着分别为 −6、−2、−4，所以 MAX 走中间一步，得 −2，尽管第一个分支里有一个 9。七个叶节点中有四个是重构的。',
  },
  topics: ['minimax', 'game-tree', 'evaluation'],
};
