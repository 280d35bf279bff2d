import type { Example } from '../example.ts';

/** GeeksforGeeks: expectimax. */
export const gfgExpectimax: Example = {
  id: 'gfg-expectimax',
  group: 'textbook',
  title: { en: 'GeeksforGeeks: expectimax', zh: 'GeeksforGeeks：期望最大' },
  source: {
    en: 'GeeksforGeeks, Expectimax Algorithm in Game Theory',
    zh: 'GeeksforGeeks，博弈论中的期望最大算法',
  },
  origin: 'published',
  literal: '[{"chance": [["1/2", 10], ["1/2", 10]]}, {"chance": [["1/2", 9], ["1/2", 100]]}]',
  algorithm: 'expectiminimax',
  notice: {
    en: '9 and 100 average 54.5, so MAX passes up the sure 10 on the left; a MIN player in place of chance would make the left move better, 10 against 9.',
    zh: '9 和 100 的期望值是 54.5，所以 MAX 放弃左边稳得的 10；若机会节点换成 MIN，反而左边更好：10 对 9。',
  },
  topics: ['chance'],
};
