import type { Example } from '../example.ts';

/** A chance node at the root. Rolls from 1 and 1 to 6 and 6; doubles move four times the face. */
export const backgammonDice: Example = {
  id: 'backgammon-dice',
  group: 'course',
  title: { en: 'Backgammon: the 21 rolls of two dice', zh: '双陆棋：两枚骰子的 21 种点数' },
  source: {
    en: 'Probabilities from Russell & Norvig, AIMA, 3rd ed., section 5.5; leaf values made for this program',
    zh: '概率取自 Russell、Norvig《人工智能：一种现代的方法》第 3 版 5.5 节，叶节点的值为本程序所设',
  },
  origin: 'derived',
  literal:
    '{"chance": [["1/36", 4], ["1/18", 3], ["1/18", 4], ["1/18", 5], ["1/18", 6], ["1/18", 7], ["1/36", 8], ["1/18", 5], ["1/18", 6], ["1/18", 7], ["1/18", 8], ["1/36", 12], ["1/18", 7], ["1/18", 8], ["1/18", 9], ["1/36", 16], ["1/18", 9], ["1/18", 10], ["1/36", 20], ["1/18", 11], ["1/36", 24]]}',
  root: 'chance',
  moves: [
    '1-1',
    '1-2',
    '1-3',
    '1-4',
    '1-5',
    '1-6',
    '2-2',
    '2-3',
    '2-4',
    '2-5',
    '2-6',
    '3-3',
    '3-4',
    '3-5',
    '3-6',
    '4-4',
    '4-5',
    '4-6',
    '5-5',
    '5-6',
    '6-6',
  ],
  algorithm: 'expectiminimax',
  notice: {
    en: 'Each leaf is the number of points a roll moves: 6 doubles of probability 1/36 and 15 other rolls of 1/18 have the expected value 49/6, about 8.17.',
    zh: '每个叶节点是该点数可走的步数：6 种对子的概率各为 1/36，其余 15 种各为 1/18，期望值为 49/6，约 8.17。',
  },
  topics: ['chance', 'utility'],
};
