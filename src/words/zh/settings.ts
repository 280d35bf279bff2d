import type { englishSettings } from '../en/settings.ts';

export const chineseSettings: typeof englishSettings = {
  rule: {
    cutoff: { equal: '相等即剪：v ≥ β，v ≤ α', strict: '超过才剪：v > β，v < α' },
    value: {
      soft: 'v 本身（fail-soft）',
      hard: '限制在窗口内的 v（fail-hard）',
      running: '不断更新的界 α 或 β',
    },
    bounds: { all: '所有祖先节点的界', parent: '只看父节点的界' },
  },
  ruleLegend: { cutoff: '何时剪枝', value: '节点返回', bounds: '与谁的界比较' },
  notation: {
    window: '搜索窗口 (α, β)',
    range: '已证明的范围 [下界, 上界]',
    one: '每个节点一个界',
    pair: '更新后的 [α, β]',
  },
  notationNote: {
    window: '算法手中的一对界',
    range: '对节点的值已知多少，如 AIMA 图 5.5',
    one: 'MAX 写 α，MIN 写 β，如 Nilsson 与国内教材',
    pair: '先计入 v 再比较：剪枝时两界交叉',
  },
};
