import type { Example } from '../example.ts';

/** CS 188 autograder: expectimax 2. */
export const cs188Q41Expectimax2: Example = {
  id: 'cs188-q4-1-expectimax2',
  group: 'exam',
  title: { en: 'CS 188 autograder: expectimax 2', zh: 'CS 188 自动评分：期望最大 2' },
  source: {
    en: 'UC Berkeley CS 188, Project 2 autograder, question 4, expectimax 2',
    zh: '加州大学伯克利分校 CS 188，项目 2 自动评分，第 4 题，期望最大 2',
  },
  origin: 'published',
  literal:
    '{"max": [{"chance": [["1/3", 3], ["1/3", 12], ["1/3", 9]]}, {"chance": [["1/3", 2], ["1/3", 4], ["1/3", 6]]}, {"chance": [["1/3", 15], ["1/3", 6], ["1/3", 0]]}]}',
  algorithm: 'expectiminimax',
  notice: {
    en: 'The third branch holds the largest leaf, 15, but its expected value is 7, so MAX plays the first, worth 8.',
    zh: '第三个分支有最大的叶节点 15，期望值却只有 7，所以 MAX 走第一个分支，期望值 8。',
  },
  topics: ['chance'],
};
