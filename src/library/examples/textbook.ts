/** The trees of textbooks, encyclopedias and tutorials. */
import type { Written } from '../example.ts';
import { aima, bb4, KNUTH_MOORE, positions } from './sources.ts';

export const TEXTBOOK: readonly Written[] = [
  {
    id: 'nilsson-fig-3-12',
    title: { en: 'Nilsson’s tree: six plies, 41 leaves', zh: '尼尔逊博弈树：六层，41 个叶节点' },
    source: {
      en: 'Nils J. Nilsson, Principles of Artificial Intelligence, Figure 3.12',
      zh: '尼尔逊（N. J. Nilsson）《人工智能原理》图 3.12，又见《人工智能导论》习题 3',
    },
    literal:
      '[[[[[[0, 5], [-3, 3]], [[3], [-3, 0, 2], [-2, 3]]]], [[[[5, 2], [5, -5]]], [[[0, 1]]]]], [[[[[5, 1], [-3, 0]]], [[[-5, 5]], [[-3, 3]]]], [[[[2]]]]], [[[[[3], [-3, 0]]], [[[-1, -2], [0, 1]]]], [[[[4, 5]]], [[[1, -1]]]], [[[[-1, 3]], [[-3, 2], [-2]]]]]]',
    notice: {
      en: 'Thirteen cuts leave 18 of the 41 leaves to evaluate, and six of the cuts are deep: comparing with the parent alone would evaluate 27.',
      zh: '13 次剪枝之后，41 个叶节点只评估 18 个；其中 6 次是深剪枝，若只与父节点比较，就要评估 27 个。',
    },
    topics: ['alpha-beta', 'deep-cutoff', 'game-tree'],
    twin: 'nilsson-fig-3-12-left',
  },
  {
    id: 'nilsson-fig-3-12-left',
    title: { en: 'Nilsson’s tree, the left 25 leaves', zh: '尼尔逊博弈树：左边 25 个叶节点' },
    source: {
      en: 'From Nils J. Nilsson, Principles of Artificial Intelligence, Figure 3.12, as shown on lecture slides',
      zh: '取自尼尔逊（N. J. Nilsson）《人工智能原理》图 3.12，课件常用的左半部分',
    },
    literal:
      '[[[[[[0, 5], [-3, 3]], [[3], [-3, 0, 2], [-2, 3]]]], [[[[5, 2], [5, -5]]], [[[0, 1]]]]], [[[[[5, 1], [-3, 0]]], [[[-5, 5]], [[-3, 3]]]], [[[[2]]]]]]',
    notice: {
      en: 'Two of the seven cuts are deep: a MAX node holding 2 stops because of the 0 of a MIN node three levels up, and a MIN node holding −5 because of the 1 of a MAX node three levels up.',
      zh: '7 次剪枝中有 2 次是深剪枝：一个值为 2 的 MAX 节点因上方第三层 MIN 节点的 0 而停，一个值为 −5 的 MIN 节点因上方第三层 MAX 节点的 1 而停。',
    },
    topics: ['alpha-beta', 'deep-cutoff'],
    twin: 'nilsson-fig-3-12',
  },
  {
    id: 'aima-ex-ttt-depth2',
    title: { en: 'AIMA exercise: tic-tac-toe to depth 2', zh: 'AIMA 习题：井字棋看两层' },
    source: aima('Exercise 5.9 (2nd ed., 6.1)', '习题 5.9（第 2 版习题 6.1）'),
    literal: '[[1, 0, 1, -1, 0], [-1, 0, -2, -1, 0], [2, 1]]',
    algorithm: 'minimax',
    notice: {
      en: 'Corner, edge and centre back up −1, −2 and 1, so MAX takes the centre; alpha-beta would skip four replies to the edge on equality, but only two under the strict rule.',
      zh: '角、边、中心的倒推值为 −1、−2、1，所以 MAX 占中心；换成 α-β 剪枝，相等即剪可省去边的四个应着，超过才剪只省两个。',
    },
    topics: ['tic-tac-toe', 'minimax', 'evaluation', 'equality'],
    boards: positions(
      '.........',
      'x........ xo....... x.o...... x....o... x...o.... x.......o',
      '.x....... ox....... .x.o..... .x..o.... .x....o.. .x.....o.',
      '....x.... .o..x.... o...x....',
    ),
  },
  {
    id: 'aima-ex-chance-trivial',
    title: { en: 'AIMA exercise: pruning with chance nodes', zh: 'AIMA 习题：有机会节点时的剪枝' },
    source: aima('Exercise 5.16, Figure 5.19', '习题 5.16，图 5.19'),
    literal:
      '[{"chance": [[0.5, {"min": [2, 2]}], [0.5, {"min": [1, 2]}]]}, {"chance": [[0.5, {"min": [0, 2]}], [0.5, {"min": [-1, 0]}]]}]',
    leafBounds: [-2, 2],
    algorithm: 'expectiminimax',
    notice: {
      en: 'All leaves lie between −2 and 2, so after the fifth, 0, the right chance node is worth at most 1, below the 1.5 in hand, and the last three leaves no longer matter.',
      zh: '所有叶节点都在 −2 到 2 之间：看过第五个叶节点 0 之后，右边的机会节点至多为 1，低于手中的 1.5，后三个叶节点已无关紧要。',
    },
    topics: ['chance', 'utility'],
  },
  /** b = 2, d = 3: the fewest leaves are b^⌈d/2⌉ + b^⌊d/2⌋ − 1 = 5. */
  {
    id: 'km-2-3',
    title: { en: 'Perfect order: b = 2, d = 3', zh: '完美排序：b = 2，d = 3' },
    source: KNUTH_MOORE,
    origin: 'derived',
    literal: '[[[5, 4], [7, 6]], [[1, 0], [3, 2]]]',
    notice: {
      en: 'With the best move first at every node, alpha-beta evaluates 2² + 2¹ − 1 = 5 of the 8 leaves, the fewest any order can leave.',
      zh: '每个节点的最佳走步都排在最前，8 个叶节点只评估 2² + 2¹ − 1 = 5 个，任何次序都不能更少。',
    },
    topics: ['alpha-beta', 'ordering'],
  },
  /** b = 2, d = 4: the fewest leaves are b^⌈d/2⌉ + b^⌊d/2⌋ − 1 = 7. */
  {
    id: 'km-2-4',
    title: { en: 'Perfect order: b = 2, d = 4', zh: '完美排序：b = 2，d = 4' },
    source: KNUTH_MOORE,
    origin: 'derived',
    literal: '[[[[10, 11], [8, 9]], [[14, 15], [12, 13]]], [[[2, 3], [0, 1]], [[6, 7], [4, 5]]]]',
    notice: {
      en: 'With the best move first at every node, alpha-beta evaluates 2² + 2² − 1 = 7 of the 16 leaves; two of the five cuts are deep, and with the parent’s bound alone it would be 8.',
      zh: '每个节点的最佳走步都排在最前，16 个叶节点只评估 2² + 2² − 1 = 7 个；5 次剪枝中有 2 次是深剪枝，若只用父节点的界就要评估 8 个。',
    },
    topics: ['alpha-beta', 'ordering', 'deep-cutoff'],
  },
  /** b = 3, d = 3: the fewest leaves are b^⌈d/2⌉ + b^⌊d/2⌋ − 1 = 11. */
  {
    id: 'km-3-3',
    title: { en: 'Perfect order: b = 3, d = 3', zh: '完美排序：b = 3，d = 3' },
    source: KNUTH_MOORE,
    origin: 'derived',
    literal:
      '[[[20, 19, 18], [23, 22, 21], [26, 25, 24]], [[11, 10, 9], [14, 13, 12], [17, 16, 15]], [[2, 1, 0], [5, 4, 3], [8, 7, 6]]]',
    notice: {
      en: 'With the best move first at every node, alpha-beta evaluates 3² + 3¹ − 1 = 11 of the 27 leaves, and four cuts spare the other 16.',
      zh: '每个节点的最佳走步都排在最前，27 个叶节点只评估 3² + 3¹ − 1 = 11 个，4 次剪枝省去其余 16 个。',
    },
    topics: ['alpha-beta', 'ordering'],
  },
  /** b = 3, d = 4: the fewest leaves are b^⌈d/2⌉ + b^⌊d/2⌋ − 1 = 17. */
  {
    id: 'km-3-4',
    title: { en: 'Perfect order: b = 3, d = 4', zh: '完美排序：b = 3，d = 4' },
    source: KNUTH_MOORE,
    origin: 'derived',
    literal:
      '[[[[60, 61, 62], [57, 58, 59], [54, 55, 56]], [[69, 70, 71], [66, 67, 68], [63, 64, 65]], [[78, 79, 80], [75, 76, 77], [72, 73, 74]]], [[[33, 34, 35], [30, 31, 32], [27, 28, 29]], [[42, 43, 44], [39, 40, 41], [36, 37, 38]], [[51, 52, 53], [48, 49, 50], [45, 46, 47]]], [[[6, 7, 8], [3, 4, 5], [0, 1, 2]], [[15, 16, 17], [12, 13, 14], [9, 10, 11]], [[24, 25, 26], [21, 22, 23], [18, 19, 20]]]]',
    notice: {
      en: 'With the best move first at every node, alpha-beta evaluates 3² + 3² − 1 = 17 of the 81 leaves; six of the twelve cuts are deep, and with the parent’s bound alone it would be 21.',
      zh: '每个节点的最佳走步都排在最前，81 个叶节点只评估 3² + 3² − 1 = 17 个；12 次剪枝中有 6 次是深剪枝，若只用父节点的界就要评估 21 个。',
    },
    topics: ['alpha-beta', 'ordering', 'deep-cutoff'],
  },
  /** The source claims the cuts for any falling row of leaves; 8 to 1 is one such row. */
  {
    id: 'mit6034-mc2',
    title: { en: 'MIT 6.034: leaves in falling order', zh: 'MIT 6.034：叶节点从大到小' },
    source: {
      en: 'MIT 6.034 Artificial Intelligence, Lab 3 (2018), multiple-choice question 2',
      zh: '麻省理工学院 6.034 人工智能，实验 3（2018），选择题 2',
    },
    origin: 'reconstructed',
    literal: '[[[8, 7], [6, 5]], [[4, 3], [2, 1]]]',
    notice: {
      en: 'With leaves falling from 8 to 1 only 2 and 1 are cut: MIN can hold MAX to 4 on the right, less than the 6 in hand. The leaf values are reconstructed.',
      zh: '叶节点从 8 降到 1，只有 2 和 1 被剪去：在右边 MIN 能把 MAX 压到 4，低于手中的 6。叶节点的值是重构的。',
    },
    topics: ['alpha-beta', 'ordering'],
  },
  {
    id: 'wikipedia-ab',
    title: { en: 'Wikipedia: the alpha-beta figure', zh: '维基百科：α-β 剪枝插图' },
    source: { en: 'Wikipedia, “Alpha–beta pruning”, figure', zh: '维基百科“Alpha–beta pruning”条目插图' },
    literal: '[[[[5, 6], [7, 4, 5]], [[3]]], [[[6], [6, 9]], [[7]]], [[[5]], [[9, 8], [6]]]]',
    notice: {
      en: 'Nine of the 14 leaves are evaluated; the 9 in the middle branch is cut only because 6 ≤ 6, and the strict rule would evaluate it as a tenth.',
      zh: '14 个叶节点评估 9 个；中间分支的 9 只因 6 ≤ 6 才被剪去，若超过才剪，它会是第 10 个。',
    },
    topics: ['alpha-beta', 'equality'],
    twin: 'auckland-ab14',
  },
  {
    id: 'gfg',
    title: { en: 'GeeksforGeeks: alpha-beta pruning', zh: 'GeeksforGeeks：α-β 剪枝' },
    source: {
      en: 'GeeksforGeeks, Minimax Algorithm in Game Theory, Set 4 (Alpha-Beta Pruning)',
      zh: 'GeeksforGeeks，博弈论中的极小极大算法，第 4 篇（α-β 剪枝）',
    },
    literal: '[[[3, 5], [6, 9]], [[1, 2], [0, -1]]]',
    notice: {
      en: '6 is above the 5 that MIN has, so 9 is cut; on the right 2 is below 5, so the node with 0 and −1 is never entered.',
      zh: '6 大于 MIN 已有的 5，9 被剪去；右边的 2 小于 5，含 0 和 −1 的节点根本不进入。',
    },
    topics: ['alpha-beta'],
  },
  {
    id: 'gfg-expectimax',
    title: { en: 'GeeksforGeeks: expectimax', zh: 'GeeksforGeeks：期望最大' },
    source: {
      en: 'GeeksforGeeks, Expectimax Algorithm in Game Theory',
      zh: 'GeeksforGeeks，博弈论中的期望最大算法',
    },
    literal: '[{"chance": [["1/2", 10], ["1/2", 10]]}, {"chance": [["1/2", 9], ["1/2", 100]]}]',
    algorithm: 'expectiminimax',
    notice: {
      en: '9 and 100 average 54.5, so MAX passes up the sure 10 on the left; a MIN player in place of chance would make the left move better, 10 against 9.',
      zh: '9 和 100 的期望值是 54.5，所以 MAX 放弃左边稳得的 10；若机会节点换成 MIN，反而左边更好：10 对 9。',
    },
    topics: ['chance'],
  },
  {
    id: 'javatpoint',
    title: { en: 'Javatpoint: alpha-beta pruning', zh: 'Javatpoint：α-β 剪枝' },
    source: {
      en: 'Javatpoint, Artificial Intelligence tutorial, Alpha-Beta Pruning',
      zh: 'Javatpoint，人工智能教程，α-β 剪枝',
    },
    origin: 'reconstructed',
    literal: '[[[2, 3], [5, 9]], [[0, 1], [7, 5]]]',
    notice: {
      en: '5 is above the 3 that MIN has, so 9 is cut; on the right 1 is below 3, so a whole MAX node is cut. Its leaves 7 and 5 are reconstructed.',
      zh: '5 大于 MIN 已有的 3，9 被剪去；右边的 1 小于 3，整个 MAX 节点被剪去。其下的 7 和 5 是重构的。',
    },
    topics: ['alpha-beta'],
  },
  {
    id: 'bb4-alphaBetaPruneTree-max',
    title: { en: 'bb4-games: alpha-beta tree, MAX first', zh: 'bb4-games：α-β 剪枝树，MAX 先走' },
    source: bb4('alphaBetaPruneTree', 'MAX'),
    literal: '[[[[3, 17], [2, 12]], [[15], [25, 0]]], [[[2, 5], [4]], [[2, 14]]]]',
    notice: {
      en: 'Two of the four cuts are deep: twice on the right the leaf 2 is stopped by the root’s 3, and comparing with the parent alone would evaluate 9 leaves instead of 7.',
      zh: '4 次剪枝中有 2 次是深剪枝：右边两次都是叶节点 2 遇上根节点的 3 而停；若只与父节点比较，就要评估 9 个叶节点，而不是 7 个。',
    },
    topics: ['alpha-beta', 'deep-cutoff'],
    twin: 'bb4-alphaBetaPruneTree-min',
  },
  {
    id: 'bb4-alphaBetaPruneTree-min',
    title: { en: 'bb4-games: alpha-beta tree, MIN first', zh: 'bb4-games：α-β 剪枝树，MIN 先走' },
    source: bb4('alphaBetaPruneTree', 'MIN'),
    literal: '[[[[3, 17], [2, 12]], [[15], [25, 0]]], [[[2, 5], [4]], [[2, 14]]]]',
    root: 'min',
    notice: {
      en: 'With MIN at the root the same tree allows a single cut: 25 is above the 15 that MIN has, so 0 is cut; the other 11 leaves are evaluated.',
      zh: '根节点换成 MIN，同一棵树只能剪一次：25 大于 MIN 已有的 15，0 被剪去，其余 11 个叶节点都要评估。',
    },
    topics: ['alpha-beta'],
    twin: 'bb4-alphaBetaPruneTree-max',
  },
  {
    id: 'bb4-alphaPruneTree-max',
    title: { en: 'bb4-games: four leaves, MAX first', zh: 'bb4-games：四个叶节点，MAX 先走' },
    source: bb4('alphaPruneTree', 'MAX'),
    literal: '[[5, 9], [4, 3]]',
    notice: {
      en: 'The second branch opens with 4, below the 5 in hand, so 3 is cut; turning the tree over to MIN removes the cut.',
      zh: '第二个分支的第一个叶节点 4 小于手中的 5，3 被剪去；把先走的换成 MIN，就没有可剪的了。',
    },
    topics: ['alpha-beta'],
    twin: 'bb4-alphaPruneTree-min',
  },
  {
    id: 'bb4-alphaPruneTree-min',
    title: { en: 'bb4-games: four leaves, MIN first', zh: 'bb4-games：四个叶节点，MIN 先走' },
    source: bb4('alphaPruneTree', 'MIN'),
    literal: '[[5, 9], [4, 3]]',
    root: 'min',
    notice: {
      en: 'Nothing is cut: the first branch is worth 9, and neither 4 nor 3 reaches it, so MIN looks at all four leaves and gets 4.',
      zh: '没有剪枝：第一个分支值为 9，4 和 3 都达不到它，所以 MIN 看完四个叶节点，得 4。',
    },
    topics: ['alpha-beta'],
    twin: 'bb4-alphaPruneTree-max',
  },
  {
    id: 'bb4-basicWPITree-max',
    title: { en: 'bb4-games: WPI tree, MAX first', zh: 'bb4-games：WPI 树，MAX 先走' },
    source: bb4('basicWPITree', 'MAX'),
    literal: '[[3, 9], [4], [5, 6, 7]]',
    notice: {
      en: 'The branches are worth 3, 4 and 5, each better for MAX than the one before, so nothing is cut and all 6 leaves are evaluated.',
      zh: '三个分支的值是 3、4、5，对 MAX 一个比一个好，所以没有剪枝，6 个叶节点都要评估。',
    },
    topics: ['alpha-beta', 'ordering'],
    twin: 'bb4-basicWPITree-min',
  },
  {
    id: 'bb4-basicWPITree-min',
    title: { en: 'bb4-games: WPI tree, MIN first', zh: 'bb4-games：WPI 树，MIN 先走' },
    source: bb4('basicWPITree', 'MIN'),
    literal: '[[3, 9], [4], [5, 6, 7]]',
    root: 'min',
    notice: {
      en: 'With MIN at the root the third branch opens with 5, above the 4 in hand, so 6 and 7 are cut.',
      zh: '根节点换成 MIN，第三个分支的第一个叶节点 5 大于手中的 4，6 和 7 被剪去。',
    },
    topics: ['alpha-beta'],
    twin: 'bb4-basicWPITree-max',
  },
  {
    id: 'ts-simple',
    title: { en: 'Four leaves, one cut', zh: '四个叶节点，一次剪枝' },
    source: {
      en: 'Unit test of an open-source game-tree visualizer in TypeScript',
      zh: '一个开源 TypeScript 博弈树可视化工具的单元测试',
    },
    literal: '[[3, 5], [2, 9]]',
    notice: {
      en: 'The left branch is worth 3 and the right one opens with 2, so 9 is cut and three leaves settle the move.',
      zh: '左分支值为 3，右分支的第一个叶节点是 2，所以 9 被剪去，三个叶节点就定下了走步。',
    },
    topics: ['alpha-beta'],
  },
];
