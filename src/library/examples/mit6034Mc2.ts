import type { Example } from '../example.ts';

/** The source claims the cuts for any falling row of leaves; 8 to 1 is one such row. */
export const mit6034Mc2: Example = {
  id: 'mit6034-mc2',
  group: 'textbook',
  title: { en: 'MIT 6.034: leaves in falling order', zh: 'MIT 6.034：叶节点从大到小' },
  source: {
    en: 'MIT 6.034 Artificial Intelligence, Lab 3 (2018), multiple-choice question 2',
    zh: '麻省理工学院 6.034 人工智能，实验 3（2018），选择题 2',
  },
  origin: 'reconstructed',
  literal: '[[[8, 7], [6, 5]], [[4, 3], [2, 1]]]',
  algorithm: 'alpha-beta',
  notice: {
    en: 'With leaves falling from 8 to 1 only 2 and 1 are cut: MIN can hold MAX to 4 on the right, less than the 6 in hand. The leaf values are reconstructed.',
    zh: '叶节点从 8 降到 1，只有 2 和 1 被剪去：在右边 MIN 能把 MAX 压到 4，低于手中的 6。叶节点的值是重构的。',
  },
  topics: ['alpha-beta', 'ordering'],
};
