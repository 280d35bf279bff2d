import type { englishCompare } from '../en/compare.ts';

export const chineseCompare: typeof englishCompare = {
  readsAll: '评估所有叶节点',
  ofLeaves: (all, cut, different, readings) =>
    `/ ${all} 个叶节点已评估${readings > different ? `，共 ${readings} 次` : cut > 0 ? `，剪去 ${cut} 个` : ''}`,
  otherTree: '另一棵树……',
  findTree: '查找树',
  treesFound: (trees) => `${trees} 棵树`,
  moreTrees: (trees) => `另有 ${trees} 棵：请多写几个字。`,
  noTree: '没有这个名字的 MAX 与 MIN 的树。',
  grain: { leaf: '逐个叶节点', event: '逐个事件' },
  eventAt: (stop, event, all) => `${stop} · 左边第 ${event} / ${all} 个事件`,
  stopOf: (at, all) => `叶节点 ${at} / ${all}`,
  children: { given: '原来的次序', best: '好的在前', worst: '坏的在前' },
  depth: (plies) => (plies === null ? '搜索到底' : `深度 ${plies}`),
  byNumber: '叶节点按次序配对，不按位置：两边各自评估的第一个，然后第二个。',
  atStart: '第一个叶节点之前',
  atEnd: '结束',
  time: '逐个叶节点',
  differences: '差别',
  inTheEnd: '最终结果',
  ended: ({ value, move }) => {
    const values = value.isSame ? `两者的值都是 ${value.left}` : `值不同：${value.left} 与 ${value.right}`;
    if (move === null) return `${values}。`;
    if (move.isSame)
      return value.isSame ? `${values}，都选 ${move.left}。` : `${values}；都选 ${move.left}。`;
    return value.isSame
      ? `${values}，但选的走步不同：${move.left} 与 ${move.right}。`
      : `${values}，走步也不同：${move.left} 与 ${move.right}。`;
  },
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
  cutOnLeft: (name, spared) => `只有左边在 ${name} 处剪枝，省去 ${spared} 个叶节点`,
  onLeft: '左',
  onRight: '右',
  knownOtherwise: '所知不同的节点',
  same: '对每个节点，两者所知相同。',
};
