import type { Example } from '../example.ts';

/** CS 188 autograder: expectimax 1. */
export const cs188Q40Expectimax1: Example = {
  id: 'cs188-q4-0-expectimax1',
  group: 'exam',
  title: { en: 'CS 188 autograder: expectimax 1', zh: 'CS 188 自动评分：期望最大 1' },
  source: {
    en: 'UC Berkeley CS 188, Project 2 autograder, question 4, expectimax 1',
    zh: '加州大学伯克利分校 CS 188，项目 2 自动评分，第 4 题，期望最大 1',
  },
  origin: 'published',
  literal:
    '{"max": [{"chance": [["1/3", 3], ["1/3", 12], ["1/3", 8]]}, {"chance": [["1/3", 2], ["1/3", 4], ["1/3", 6]]}, {"chance": [["1/3", 14], ["1/3", 5], ["1/3", 2]]}]}',
  algorithm: 'expectiminimax',
  notice: {
    en: 'The leaves of AIMA’s Figure 5.2 under chance nodes: the expected values are 23/3, 4 and 7, the left move stays best, and the root rises from 3 to about 7.67.',
    zh: 'AIMA 图 5.2 的叶节点换到机会节点之下：期望值为 23/3、4、7，左边一步仍最好，根节点从 3 升到约 7.67。',
  },
  topics: ['chance'],
  twin: 'aima-fig-5-2',
};
