import type { englishCompare } from '../en/compare.ts';

export const chineseCompare: typeof englishCompare = {
  readsAll: '全部都看',
  ofLeaves: (all) => `/ ${all} 个叶节点已看`,
  cut: (n) => `剪去 ${n} 个`,
  stopOf: (at, all) => `叶节点 ${at} / ${all}`,
  atStart: '第一个叶节点之前',
  atEnd: '结束',
  time: '逐个叶节点',
  differences: '差别',
  inTheEnd: '最后',
  rows: {
    leaves: '看过的叶节点',
    entered: '进入的节点',
    cutoffs: '剪枝次数',
    value: '根节点的值',
    move: '最佳走步',
  },
  whereTheyPart: '从何处分开',
  neverRead: '每次剪枝省去的叶节点数',
  noCuts: '这棵树上什么也剪不掉：两者都看了所有叶节点。',
  partAt: (leaf, name, spared) => `${name} 处剪枝，第 ${leaf} 个叶节点，省去 ${spared} 个`,
  knownOtherwise: '所知不同之处',
  same: '对每个节点，两者所知相同。',
};
