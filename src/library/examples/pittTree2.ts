import type { Example } from '../example.ts';

/** Pittsburgh homework: tree 2. */
export const pittTree2: Example = {
  id: 'pitt-tree2',
  group: 'exam',
  title: { en: 'Pittsburgh homework: tree 2', zh: '匹兹堡作业：树 2' },
  source: {
    en: 'University of Pittsburgh CS 2710, Homework 2, test tree 2',
    zh: '匹兹堡大学 CS 2710，作业 2，测试树 2',
  },
  origin: 'published',
  literal: '[[[5, 6], [7, 3]], [[1, 2], [3, 0]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'Every pair of tree 1 is turned round: 7 now comes first and cuts 3, and 5 of the 8 leaves are evaluated instead of 6.',
    zh: '树 1 的每一对叶节点都对调了：7 排到前面，剪去 3，8 个叶节点只评估 5 个，而不是 6 个。',
  },
  topics: ['alpha-beta', 'ordering'],
  twin: 'pitt-tree1',
};
