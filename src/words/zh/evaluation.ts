import type { englishEvaluation } from '../en/evaluation.ts';

export const chineseEvaluation: typeof englishEvaluation = {
  title: '评价函数',
  weightOf: (feature) => `${feature} 的权值`,
  canBe: (least, most) => `从 ${least} 到 ${most}`,
  usual: (weights) => `恢复为 ${weights}`,
  atEnd: (value) => `棋局在此结束：EVAL = ${value}，与权值无关。`,
  notCounted: '这个节点没有特征。',
  parity: (first, second) => `估计值偏向最后走的一方：奇数深度偏向 ${first}，偶数深度偏向 ${second}。`,
  noEvaluation: '这个局面没有静态估计值。可以填入：',
  fillWithMeans: '各节点下叶节点的平均值',
};
