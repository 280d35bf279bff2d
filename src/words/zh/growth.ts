import type { englishGrowth } from '../en/growth.ts';

const n = (value: number): string => {
  if (value >= 1e15)
    return `≈ ${value.toLocaleString('zh-CN', { notation: 'compact', maximumFractionDigits: 1 })}`;
  return value.toLocaleString('zh-CN', { maximumFractionDigits: value < 1000 ? 1 : 0 });
};

export const chineseGrowth: typeof englishGrowth = {
  title: '搜索量怎样增长',
  lead: '均匀的树：每个内部节点有 b 个子节点，每个叶节点的深度都是 d。搜索要评估多少个叶节点？',
  number: n,
  short: (value) =>
    value < 10_000_000
      ? n(value)
      : value.toLocaleString('zh-CN', { notation: 'compact', maximumFractionDigits: 1 }),
  branching: '分支数 b',
  depth: '深度 d',
  seed: '随机种子',
  scaleLegend: '叶节点数的刻度',
  scale: { log: '对数', linear: '线性' },
  range: (least, most) => `请填 ${n(least)} 到 ${n(most)} 的整数。`,
  unread: (parts) => `链接里有这里没有的内容：${parts}。这些地方用的是通常的设置。`,
  counting: '正在统计',
  countingAt: (percent) => `正在统计：${percent}%`,
  done: '统计完毕。',
  cancel: '取消',
  cancelled: '已取消：显示的是此前统计到的。',
  countAgain: '重新统计',
  inPage: (most) =>
    `无法在后台统计，改由页面自己统计，叶节点超过 ${n(most)} 个的树略去。要再试后台统计，请刷新页面。`,
  chart: (b, d) => `评估的叶节点数随深度的变化，b = ${b}，深度 0 到 ${d}；数值见下面的表`,
  presented: (b, d) => `分支数 ${b}，深度到 ${d}：评估的叶节点`,
  depthAxis: '深度 d',
  leavesAxis: '评估的叶节点',
  series: {
    all: '极小极大：b^d',
    worst: 'α-β 剪枝，最差的行棋排序：什么也剪不掉',
    random: 'α-β 剪枝，随机排序：平均与范围',
    best: 'α-β 剪枝，最好的行棋排序：b^⌈d/2⌉ + b^⌊d/2⌋ − 1',
  },
  affordLine: (leaves) => `${leaves}${/\d$/.test(leaves) ? ' ' : ''}个叶节点`,
  counted: '点是统计出来的：真的生成树并搜索。没有点的线只是公式。',
  met: (depth) => `从深度 0 到 ${depth}，最好的行棋排序都恰好等于公式。`,
  minimaxTo: (depth) => `极小极大和最差的行棋排序统计到深度 ${depth}；更深的树叶节点太多。`,
  randomTo: (depth) => `随机排序统计到深度 ${depth}；更深的树太费时间。`,
  slope: '用对数刻度时 b^d 是一条直线，最好的行棋排序的线大约只有一半陡：O(b^(d/2))。',
  orders: (trees) =>
    `最好的行棋排序：每个节点的最佳子节点都排在最前。最差的：都排在最后，什么也剪不掉。随机：叶节点的值随机抽取，彼此独立，每个深度 ${trees} 棵树；竖线从最少到最多。`,
  affordHeading: (leaves) => `评估 ${n(leaves)} 个叶节点能看多深`,
  afford: '能评估的叶节点数',
  chess: '国际象棋：b = 35，150,000 个局面',
  chessWhy: '国际象棋每个局面约有 35 种走步。每秒 1,000 个局面，150 秒就是 150,000 个。',
  reaches: (depth, leaves, next) => `${depth} 层：${n(leaves)} 个叶节点；${depth + 1} 层要 ${n(next)} 个`,
  reachesInTheMean: (depth, leaves, next) =>
    `${depth} 层：平均 ${n(leaves)} 个叶节点；${depth + 1} 层平均用了 ${n(next)} 个`,
  reachesAtLeast: (depth, leaves) => `至少 ${depth} 层：平均 ${n(leaves)} 个叶节点；更深的没有统计`,
  notCounted: '还没有统计',
  twice: (best, minimax) =>
    `极小极大能看 ${minimax} 层时，α-β 剪枝在最好的行棋排序下能看 ${best} 层${minimax > 0 && best === 2 * minimax ? '：深一倍' : ''}。`,
  tableHeading: '数值',
  tableDepth: '深度',
  name: { minimax: '极小极大', worst: '最差的排序', random: '随机排序', best: '最好的排序' },
  spread: (least, most) => `${n(least)} 到 ${n(most)}`,
  byFormula: '公式',
  none: '没有统计',
  pictureHeading: '把图存成文件',
  withCaption: '附一行说明画的是什么',
  csv: '表格 (CSV)',
  csvHead: {
    mean: '随机排序，平均',
    least: '随机排序，最少',
    most: '随机排序，最多',
    minimaxFormula: 'b^d',
    bestFormula: 'b^⌈d/2⌉ + b^⌊d/2⌋ − 1',
  },
  fileTitle: (b, d) => `搜索量怎样增长：b = ${b}, d = ${d}`,
  caption: (b, trees, seed) =>
    `均匀的树里评估的叶节点，b = ${b}；随机排序：每个深度 ${trees} 棵树，种子 ${seed}。`,
};
