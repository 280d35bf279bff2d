/** The trees of exams, quizzes and homework. */
import type { Written } from '../example.ts';
import { cs188, pittsburgh } from './sources.ts';

export const EXAM: readonly Written[] = [
  {
    id: 'cs188-q3-0-small-tree',
    title: { en: 'CS 188 autograder: small tree', zh: 'CS 188 自动评分：小树' },
    source: cs188(3, 'small tree', '小树'),
    literal: '[[4, 3], [2, [1000]]]',
    rules: { cutoff: 'strict' },
    notice: {
      en: '2 is below the 3 in hand, so the 1000 behind the last move is never reached, under the strict rule as on equality.',
      zh: '2 小于手中的 3，所以最后一步后面的 1000 不会走到，超过才剪和相等即剪都一样。',
    },
    topics: ['alpha-beta'],
  },
  {
    id: 'cs188-q3-0-tied-root',
    title: { en: 'CS 188 autograder: tied root', zh: 'CS 188 自动评分：根节点相等' },
    source: cs188(3, 'tied root', '根节点相等'),
    literal: '[[10], [10, 0]]',
    rules: { cutoff: 'strict' },
    notice: {
      en: 'The autograder is strict: 10 is not below 10, so 0 is evaluated and shows the second move to be worse; on equality it would be cut.',
      zh: '自动评分程序超过才剪：10 不小于 10，所以还要评估 0，才知道第二步更差；若相等即剪，0 会被剪去。',
    },
    topics: ['alpha-beta', 'equality'],
  },
  {
    id: 'cs188-q3-1-alpha-beta-pruning',
    title: { en: 'CS 188 autograder: three branches', zh: 'CS 188 自动评分：三个分支' },
    source: cs188(3, 'alpha-beta pruning', 'α-β 剪枝'),
    literal: '[[3, 12, 8], [5, 4, 6], [14, 1, 11]]',
    rules: { cutoff: 'strict' },
    notice: {
      en: 'The first two branches give 3 and 4, then 1 falls below 4 and 11 is cut: one leaf of nine, strict or not.',
      zh: '前两个分支的值是 3 和 4，随后 1 小于 4，11 被剪去：两种剪枝规则都一样，9 个叶节点只省 1 个。',
    },
    topics: ['alpha-beta'],
  },
  {
    id: 'cs188-q3-2-one-ghost-3level',
    title: { en: 'CS 188 autograder: three plies', zh: 'CS 188 自动评分：三层' },
    source: cs188(3, 'one ghost, three levels', '一个幽灵，三层'),
    literal: '[[[3, 9], [10, 6]], [[4, 7], [0, 5]]]',
    rules: { cutoff: 'strict' },
    notice: {
      en: '10 is above the 9 that MIN has, so 6 is cut; on the right 7 is below 9, so 0 and 5 are cut, strict or not.',
      zh: '10 大于 MIN 已有的 9，6 被剪去；右边的 7 小于 9，0 和 5 被剪去，两种剪枝规则都一样。',
    },
    topics: ['alpha-beta'],
    twin: 'cs188-q4-2-one-ghost-3level',
  },
  {
    id: 'cs188-q4-0-expectimax1',
    title: { en: 'CS 188 autograder: expectimax 1', zh: 'CS 188 自动评分：期望最大 1' },
    source: cs188(4, 'expectimax 1', '期望最大 1'),
    literal:
      '{"max": [{"chance": [["1/3", 3], ["1/3", 12], ["1/3", 8]]}, {"chance": [["1/3", 2], ["1/3", 4], ["1/3", 6]]}, {"chance": [["1/3", 14], ["1/3", 5], ["1/3", 2]]}]}',
    algorithm: 'expectiminimax',
    notice: {
      en: 'The leaves of AIMA’s Figure 5.2 under chance nodes: the expected values are 23/3, 4 and 7, the left move stays best, and the root rises from 3 to about 7.67.',
      zh: 'AIMA 图 5.2 的叶节点换到机会节点之下：期望值为 23/3、4、7，左边一步仍最好，根节点从 3 升到约 7.67。',
    },
    topics: ['chance'],
    twin: 'aima-fig-5-2',
  },
  {
    id: 'cs188-q4-1-expectimax2',
    title: { en: 'CS 188 autograder: expectimax 2', zh: 'CS 188 自动评分：期望最大 2' },
    source: cs188(4, 'expectimax 2', '期望最大 2'),
    literal:
      '{"max": [{"chance": [["1/3", 3], ["1/3", 12], ["1/3", 9]]}, {"chance": [["1/3", 2], ["1/3", 4], ["1/3", 6]]}, {"chance": [["1/3", 15], ["1/3", 6], ["1/3", 0]]}]}',
    algorithm: 'expectiminimax',
    notice: {
      en: 'The third branch holds the largest leaf, 15, but its expected value is 7, so MAX plays the first, worth 8.',
      zh: '第三个分支有最大的叶节点 15，期望值却只有 7，所以 MAX 走第一个分支，期望值 8。',
    },
    topics: ['chance'],
  },
  {
    id: 'cs188-q4-2-one-ghost-3level',
    title: { en: 'CS 188 autograder: expectimax, three plies', zh: 'CS 188 自动评分：期望最大，三层' },
    source: cs188(4, 'one ghost, three levels', '一个幽灵，三层'),
    literal:
      '{"max": [{"chance": [["1/2", {"max": [3, 9]}], ["1/2", {"max": [10, 6]}]]}, {"chance": [["1/2", {"max": [4, 7]}], ["1/2", {"max": [0, 5]}]]}]}',
    algorithm: 'expectiminimax',
    notice: {
      en: 'Against chance the left move is worth 9.5, the mean of 9 and 10, and the right one 6, and all 8 leaves are needed; against MIN, alpha-beta does without three of them.',
      zh: '面对机会节点，左边一步的期望值是 9 和 10 的平均 9.5，右边是 6，8 个叶节点都要评估；面对 MIN 时，α-β 剪枝能省去其中 3 个。',
    },
    topics: ['chance'],
    twin: 'cs188-q3-2-one-ghost-3level',
  },
  {
    id: 'csc480-q24',
    title: { en: 'CSC 480 exam: alpha-beta on six leaves', zh: 'CSC 480 试题：六个叶节点的 α-β 剪枝' },
    source: {
      en: 'Cal Poly CSC 480 (A. Wright), exam questions 24 and 25',
      zh: '加州州立理工大学 CSC 480（A. Wright），试题 24、25',
    },
    literal: '[[3, 5], [2, 8], [1, 4]]',
    notice: {
      en: 'The first branch gives 3; the others open with 2 and with 1, both below it, so 8 and 4 are cut.',
      zh: '第一个分支值为 3，另两个分支的第一个叶节点是 2 和 1，都比它小，所以 8 和 4 被剪去。',
    },
    topics: ['alpha-beta'],
    twin: 'csc480-q26',
  },
  {
    id: 'csc480-q26',
    title: { en: 'CSC 480 exam: the same leaves by chance', zh: 'CSC 480 试题：换成机会节点' },
    source: {
      en: 'Cal Poly CSC 480 (A. Wright), exam question 26',
      zh: '加州州立理工大学 CSC 480（A. Wright），试题 26',
    },
    literal:
      '[{"chance": [[0.5, 3], [0.5, 5]]}, {"chance": [[0.5, 2], [0.5, 8]]}, {"chance": [[0.5, 1], [0.5, 4]]}]',
    algorithm: 'expectiminimax',
    notice: {
      en: 'Averaged in pairs the six leaves give 4, 5 and 2.5, so the best move is the second, where against MIN it was the first.',
      zh: '六个叶节点两两取期望值，得 4、5、2.5，最佳走步是第二步，而面对 MIN 时是第一步。',
    },
    topics: ['chance'],
    twin: 'csc480-q24',
  },
  /** The source gives the rows of values; this is the one shape found that fits them all. */
  {
    id: 'auckland-ab14',
    title: { en: 'Auckland tutorial: a cut on equality', zh: '奥克兰习题：相等剪枝' },
    source: {
      en: 'University of Auckland CS 367, Tutorial 4, questions 3 and 4',
      zh: '奥克兰大学 CS 367，习题课 4，第 3、4 题',
    },
    origin: 'reconstructed',
    literal: '[[[[7, 9], [9, 2, 5]], [[5]]], [[[7], [5, 9]], [[7]]], [[[7]], [[7, 9], [8]]]]',
    notice: {
      en: 'The third branch can give at most 7, which MAX already has: 7 ≤ 7 cuts three leaves that the strict rule would evaluate. The shape of the tree is reconstructed.',
      zh: '第三个分支至多给 7，而 MAX 已有 7：7 ≤ 7 剪去三个叶节点，若超过才剪则都要评估。树的形状是重构的。',
    },
    topics: ['alpha-beta', 'equality'],
    twin: 'wikipedia-ab',
  },
  {
    id: 'pitt-tree1',
    title: { en: 'Pittsburgh homework: tree 1', zh: '匹兹堡作业：树 1' },
    source: pittsburgh(1),
    literal: '[[[6, 5], [3, 7]], [[2, 1], [0, 3]]]',
    notice: {
      en: 'On the left 7 comes after 3, too late to cut anything; on the right 2 is below 6, so 0 and 3 are cut.',
      zh: '左边的 7 排在 3 之后，来不及剪枝；右边的 2 小于 6，0 和 3 被剪去。',
    },
    topics: ['alpha-beta', 'ordering'],
    twin: 'pitt-tree2',
  },
  {
    id: 'pitt-tree2',
    title: { en: 'Pittsburgh homework: tree 2', zh: '匹兹堡作业：树 2' },
    source: pittsburgh(2),
    literal: '[[[5, 6], [7, 3]], [[1, 2], [3, 0]]]',
    notice: {
      en: 'Every pair of tree 1 is turned round: 7 now comes first and cuts 3, and 5 of the 8 leaves are evaluated instead of 6.',
      zh: '树 1 的每一对叶节点都对调了：7 排到前面，剪去 3，8 个叶节点只评估 5 个，而不是 6 个。',
    },
    topics: ['alpha-beta', 'ordering'],
    twin: 'pitt-tree1',
  },
  {
    id: 'pitt-tree3',
    title: { en: 'Pittsburgh homework: tree 3', zh: '匹兹堡作业：树 3' },
    source: pittsburgh(3),
    literal: '[[[2, 3], [8, 5], [7, 6]], [[0, 2], [5, 2]], [[1, 1], [10, 2]]]',
    notice: {
      en: 'Four cuts spare 6 of the 14 leaves: 8 and 7 are too much for the MIN node that has 3, then 2 and 1 are too little for the root that has 3.',
      zh: '4 次剪枝省去 14 个叶节点中的 6 个：MIN 节点已有 3，8 和 7 太大；根节点也有 3，2 和 1 又太小。',
    },
    topics: ['alpha-beta'],
  },
  {
    id: 'uppsala-2010',
    title: { en: 'Uppsala exam, October 2010', zh: '乌普萨拉试题，2010 年 10 月' },
    source: {
      en: 'Uppsala University 1DL340 Artificial Intelligence, exam of 19 October 2010, question 1',
      zh: '乌普萨拉大学 1DL340 人工智能，2010 年 10 月 19 日试题 1',
    },
    literal: '[[[3, 5], [4, 8, 1]], [[4, 7], [9, 2, 6]]]',
    notice: {
      en: 'Both cuts are β cuts: 8 is above 5, so 1 is cut, and 9 is above 7, so 2 and 6 are cut; the right move wins, 7 against 5.',
      zh: '两次都是 β剪枝：8 大于 5，1 被剪去；9 大于 7，2 和 6 被剪去；右边一步以 7 对 5 胜出。',
    },
    topics: ['alpha-beta'],
  },
];
