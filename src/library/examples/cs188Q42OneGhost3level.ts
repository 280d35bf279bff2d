import type { Example } from '../example.ts';

/** CS 188 autograder: expectimax, three plies. */
export const cs188Q42OneGhost3level: Example = {
  id: 'cs188-q4-2-one-ghost-3level',
  group: 'exam',
  title: { en: 'CS 188 autograder: expectimax, three plies', zh: 'CS 188 自动评分：期望最大，三层' },
  source: {
    en: 'UC Berkeley CS 188, Project 2 autograder, question 4, one ghost, three levels',
    zh: '加州大学伯克利分校 CS 188，项目 2 自动评分，第 4 题，一个幽灵，三层',
  },
  origin: 'published',
  literal:
    '{"max": [{"chance": [["1/2", {"max": [3, 9]}], ["1/2", {"max": [10, 6]}]]}, {"chance": [["1/2", {"max": [4, 7]}], ["1/2", {"max": [0, 5]}]]}]}',
  algorithm: 'expectiminimax',
  notice: {
    en: 'Against chance the left move is worth 9.5, the mean of 9 and 10, and the right one 6, and all 8 leaves are needed; against MIN, alpha-beta does without three of them.',
    zh: '面对机会节点，左边一步的期望值是 9 和 10 的平均 9.5，右边是 6，8 个叶节点都要评估；面对 MIN 时，α-β 剪枝能省去其中 3 个。',
  },
  topics: ['chance'],
  twin: 'cs188-q3-2-one-ghost-3level',
};
