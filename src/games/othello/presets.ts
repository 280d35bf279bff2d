/** Named weights of Othello's six features: the strategies that the course compares. */
import type { Preset } from '../entry.ts';

export const PRESETS: readonly Preset[] = [
  { name: 'greedy', title: { en: 'greedy', zh: '贪心' }, weights: [1, 0, 0, 0, 0, 0] },
  { name: 'stability', title: { en: 'stability', zh: '稳定' }, weights: [0, 2, 1, 0, 0, 0] },
  { name: 'mobility', title: { en: 'mobility', zh: '移动性' }, weights: [0, 0, 0, 1, 0, 0] },
  { name: 'few', title: { en: 'few discs', zh: '少即是多' }, weights: [0, 0, 0, 0, 1, 0] },
  { name: 'frontier', title: { en: 'frontier', zh: '边界' }, weights: [0, 0, 0, 0, 0, 1] },
  { name: 'all', title: { en: 'all', zh: '综合' }, weights: [0, 8, 4, 2, 0, 1] },
];
