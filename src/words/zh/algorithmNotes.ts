import type { AlgorithmName } from '../../core/search/algorithms.ts';

/** 选择算法时，对每个算法的说明。 */
export const chineseAlgorithmNotes: Readonly<Record<AlgorithmName, string>> = {
  minimax: '看遍每个叶节点，MAX 取最大，MIN 取最小',
  'two-phase': '先用 OPEN、CLOSED 表生成整棵树，再倒推',
  'level-by-level': '逐层生成，再从最深一层倒推',
  'alpha-beta': '不看改变不了选择的部分；在机会节点之下，窗口重新开始',
  pvs: '对后面的子节点只问是否更好，是则重新搜索；次序好时才合算',
  expectiminimax: '看遍每个叶节点，机会节点取平均',
  star1: '窗口穿过机会节点的 α-β 剪枝；知道叶节点取值范围时，机会节点处也能剪枝',
};
