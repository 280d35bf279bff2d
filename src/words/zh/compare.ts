import type { englishCompare } from '../en/compare.ts';

export const chineseCompare: typeof englishCompare = {
  readsAll: '评估所有叶节点',
  ofLeaves: (all, cut, different, readings) =>
    `/ ${all} 个叶节点已评估${readings > different ? `，共 ${readings} 次` : cut > 0 ? `，剪去 ${cut} 个` : ''}`,
  stopOf: (at, all) => `叶节点 ${at} / ${all}`,
  atStart: '第一个叶节点之前',
  atEnd: '结束',
  time: '逐个叶节点',
  differences: '差别',
  inTheEnd: '最终结果',
  rows: {
    leaves: '评估的叶节点',
    entered: '进入的节点',
    cutoffs: '剪枝次数',
    value: '根节点的值',
    move: '最佳走步',
  },
  whereTheyPart: '在哪里开始不同',
  neverRead: '每次剪枝省去的叶节点数',
  sameLeaves: '两者评估的叶节点相同。',
  noCuts: '这棵树上什么也剪不掉：两者都评估了所有叶节点。',
  partAt: (leaf, name, spared) => `${name} 处剪枝，第 ${leaf} 个叶节点，省去 ${spared} 个`,
  knownOtherwise: '所知不同的节点',
  same: '对每个节点，两者所知相同。',
};
