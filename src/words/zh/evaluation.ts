import type { englishEvaluation } from '../en/evaluation.ts';

export const chineseEvaluation: typeof englishEvaluation = {
  title: '评价函数',
  weightOf: (feature) => `${feature} 的权值`,
  canBe: (least, most) => `从 ${least} 到 ${most}`,
  usual: (weights) => `恢复为 ${weights}`,
  atEnd: (value) => `棋局在此结束：EVAL = ${value}，与权值无关。`,
  ofMax: '这里记 MAX 的数。',
  notCounted: '这个节点没有特征。',
  parity: (first, second) => `估计值偏向最后走的一方：奇数深度偏向 ${first}，偶数深度偏向 ${second}。`,
  fillWithMeans: '用叶节点的平均值估计每个节点',
  staticValue: '静态估计值',
  staticHint: '数、inf 或 -inf；? 表示没有',
  fromFeatures: '由特征算出；在这里输入的数将取代特征。',
  estimateAlone: '只知道估计值',
  noisy: '走到这里的一步不静止：吃子、将军',
  fillPanel: '静态估计值',
  fillBelow: (node) => `${node} 及以下`,
  filling: { mean: '叶节点的平均值', true: '真值', none: '不估计' },
  offBy: '误差至多',
  seed: '种子',
  fill: '填入',
};
