import type { englishSettings } from '../en/settings.ts';
import { chineseAlgorithmNotes } from './algorithmNotes.ts';
import { chineseNotByMover } from './notByMover.ts';

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
  ruleNote: {
    cutoff: {
      equal: '多数教材如此：相等的值改变不了选择',
      strict: '有些程序如此：相等的值也看，好找出所有最佳走步',
    },
    value: {
      soft: '得到多少返回多少，超出窗口也照实返回',
      hard: '返回的值不超出窗口',
      running: '把 α 或 β 返回给父节点，有的实验报告这样写',
    },
    bounds: { all: '窗口沿整条路径传下来：也有深剪枝', parent: '只有浅剪枝：看得出深剪枝省了多少' },
  },
  effect: (before, after, step) => `评估叶节点 ${before} → ${after} 个，从第 ${step} 步起过程不同`,
  effectNone: '在这里没有差别',
  menu: {
    keep: '把这个时刻存入讲解',
    audience: '观众窗口',
    theme: { light: '深色主题', dark: '浅色主题' },
    print: '打印',
    growth: '搜索量怎样增长',
    keys: '按键',
    about: '关于弈树',
  },
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
  feared: (name) => `${name}：联盟对付玩家 1`,
  drawnOfPlayers: '多个玩家的树总是先画好',
  algorithmNote: chineseAlgorithmNotes,
  growthNote: {
    drawn: '搜索之前整棵树已画好，被剪的分支变灰',
    grown: '节点生成时才出现，被剪的从不出现',
  },
  numbersLegend: '数值记的是',
  numbers: { max: 'MAX 得多少', mover: '该走的一方得多少（负极大值）' },
  numbersNote: {
    max: 'MAX 取最大，MIN 取最小',
    mover: '双方都取最大；轮到对方走时数值变号，剪枝条件总是 v ≥ β。编辑、“假如”和 EVAL 仍记 MAX 的数',
  },
  oneByMover: '每个节点都写 α：双方都取最大',
  notByMover: chineseNotByMover,
  numbersOfMaxOnly: '提问、练习和对局都记 MAX 的数',
};
