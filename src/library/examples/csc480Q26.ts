import type { Example } from '../example.ts';

/** CSC 480 exam: the same leaves by chance. */
export const csc480Q26: Example = {
  id: 'csc480-q26',
  group: 'exam',
  title: { en: 'CSC 480 exam: the same leaves by chance', zh: 'CSC 480 试题：换成机会节点' },
  source: {
    en: 'Cal Poly CSC 480 (A. Wright), exam question 26',
    zh: '加州州立理工大学 CSC 480（A. Wright），试题 26',
  },
  origin: 'published',
  literal:
    '[{"chance": [[0.5, 3], [0.5, 5]]}, {"chance": [[0.5, 2], [0.5, 8]]}, {"chance": [[0.5, 1], [0.5, 4]]}]',
  algorithm: 'expectiminimax',
  notice: {
    en: 'Averaged in pairs the six leaves give 4, 5 and 2.5, so the best move is the second, where against MIN it was the first.',
    zh: '六个叶节点两两取期望值，得 4、5、2.5，最佳走步是第二步，而面对 MIN 时是第一步。',
  },
  topics: ['chance'],
  twin: 'csc480-q24',
};
