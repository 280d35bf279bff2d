/** The trees of the course in the order of the course, without the tree that opens first. */
import type { Written } from '../example.ts';
import { AIMA_UTILITY, aima, BY, madeHere, positions, tsinghua } from './sources.ts';

export const COURSE: readonly Written[] = [
  /** A tree without an opponent, which the course discusses before the second player. */
  {
    id: 'single-agent',
    title: { en: 'One player alone: only MAX decides', zh: '单智能体：只有 MAX 决策' },
    name: { en: 'One player alone', zh: '单人决策' },
    ...madeHere(': V(s) is the maximum over the successors of s', '：V(s) 取 s 各后继的最大值'),
    chapter: 1,
    literal: 'max(max(max(2 5) max(1 4)) max(max(0 8) max(6 3)))',
    notice: {
      en: 'With no opponent every node takes the maximum, so the largest leaf, 8, comes all the way up to the root; a MIN player in the middle level would hold it to 6.',
      zh: '没有对手时每个节点都取最大值，最大的叶节点 8 一直升到根节点；若中间一层由 MIN 走步，根节点就只有 6。',
    },
    topics: ['single-agent', 'game-tree', 'utility'],
  },
  /** A tree in which minimax and the average against an opponent who errs disagree; its twin has the average. */
  {
    id: 'erring-opponent',
    title: { en: 'What if the opponent errs?', zh: '对手若失误' },
    name: { en: 'If MIN errs', zh: '对手失误' },
    ...madeHere(': a safe move and a tempting one', '：一步保底，一步等对手失误'),
    chapter: 1,
    literal: 'max(safe-> (4 5 6) bold-> (3 9 9))',
    literals: { zh: 'max(稳妥-> (4 5 6) 冒险-> (3 9 9))' },
    notice: {
      en: 'Minimax plays safe and is sure of 4; bold is worth 3 against the best reply, and 9 if MIN errs. The twin has an opponent who finds the best reply every other time: against this one bold is better.',
      zh: '极小极大走稳妥的一步，保证得 4；冒险的一步在最佳应着下只得 3，但 MIN 一失误就得 9。孪生的树设对手有一半机会找到最佳应着：对付这样的对手，冒险更好。',
    },
    topics: ['minimax', 'game-tree', 'utility'],
    twin: 'style-of-play',
  },
  /** Without agreements player 2 does not go where player 3 would break the alliance. */
  {
    id: 'alliance',
    title: { en: 'An alliance that pays', zh: '合算的联盟' },
    name: { en: 'An alliance', zh: '联盟' },
    ...madeHere(
      ': players 2 and 3 gain by an agreement that player 3 would break',
      '：玩家 2 与 3 结盟都有好处，而玩家 3 会背盟',
    ),
    chapter: 1,
    algorithm: 'max-n',
    literal: 'p1(p2(<5 2 2> p3(<1 4 4> <2 1 6>)) <3 3 3>)',
    notice: {
      en: 'Allied with player 2, player 3 would take (1, 4, 4) at C: both get 4, and player 1 gets 1. But (2, 1, 6) is better for player 3, and leaves player 2 with 1. So player 2 takes (5, 2, 2) at B, where both get 2, and player 1 gets 5.',
      zh: '玩家 3 若与玩家 2 结盟，会在 C 处取 (1, 4, 4)：两人各得 4，玩家 1 得 1。但 (2, 1, 6) 对玩家 3 更好，玩家 2 只剩 1。所以玩家 2 在 B 处取 (5, 2, 2)，两人各得 2，玩家 1 得 5。',
    },
    topics: ['several-players'],
  },
  /** The whole tree of the course's first game. As a graph, with each position once, the game itself makes it. */
  {
    id: 'grundy-7',
    title: { en: 'Seven of Grundy’s coins: the whole tree', zh: '七枚分钱币：完整的博弈树' },
    name: { en: 'Seven coins', zh: '七枚钱币' },
    chapter: 2,
    ...tsinghua('section 3.1, Grundy’s game with seven coins', '3.1 节，七枚钱币的分钱币游戏'),
    origin: 'derived',
    literal:
      '"7":min("6, 1":("5, 1, 1":("4, 1, 1, 1":("3, 1, 1, 1, 1":("2, 1, 1, 1, 1, 1":-1)) "3, 2, 1, 1":("2, 2, 1, 1, 1":1)) "4, 2, 1":("3, 2, 1, 1":("2, 2, 1, 1, 1":1))) "5, 2":("4, 2, 1":("3, 2, 1, 1":("2, 2, 1, 1, 1":1)) "3, 2, 2":("2, 2, 2, 1":-1)) "4, 3":("3, 3, 1":("3, 2, 1, 1":("2, 2, 1, 1, 1":1)) "4, 2, 1":("3, 2, 1, 1":("2, 2, 1, 1, 1":1))))',
    notice: {
      en: 'MIN begins and loses: whichever of its three moves it makes, MAX answers with 4, 2, 1. That position stands here three times with the same subtree below it; as a graph it stands once.',
      zh: 'MIN 先走而必败：不论走三步中的哪一步，MAX 都应以 4, 2, 1。这个局面在树中出现三次，下面的子树相同；画成图则只出现一次。',
    },
    topics: ['minimax', 'game-tree', 'utility'],
  },
  /**
   * In this game a side may move twice in a row, so a ply has nodes of both sides, and a node may decide for the same
   * side as its parent.
   */
  {
    id: 'kalah-2-1',
    title: { en: 'Kalah (2, 1): a side may move again', zh: '播棋 (2, 1)：同一方可以再走一步' },
    name: { en: 'Kalah (2, 1)', zh: '播棋 (2, 1)' },
    ...madeHere(
      ': Kalah with two holes a side and one counter in each, to its ends',
      '：每方两坑、每坑一子的播棋，直到终局',
    ),
    chapter: 2,
    literal: '"1"->("1"->("2"->-2) "2"->min("1"->("2"->-2))) "2"->max("1"->2)',
    notice: {
      en: 'By hole 2 the counter comes into MAX’s own store, so MAX moves again and wins by 2. By hole 1 it is MIN’s turn, and MAX loses by 2; there MIN can move again too, and it changes nothing.',
      zh: '走 2 坑时棋子落入己仓，MAX 再走一步，赢 2 子；走 1 坑则轮到 MIN，MAX 输 2 子。那里 MIN 也可以再走一步，但结果不变。',
    },
    topics: ['minimax', 'game-tree', 'utility'],
  },
  /**
   * The source gives D = 9, E = −6 and the backed-up values; how the leaves are distributed, and all other values, are
   * filled in.
   */
  {
    id: 'thu-fig-3-5',
    title: { en: 'Tsinghua Figure 3.5: minimax in two plies', zh: '清华教材图 3.5：两步棋的极小极大' },
    name: { en: 'Figure 3.5', zh: '图 3.5' },
    chapter: 2,
    ...tsinghua('Figure 3.5', '图 3.5'),
    origin: 'reconstructed',
    literal: 's:(A:(D:9 E:-6 F:0) B:(G:0 H:-2) C:(I:-4 J:-3))',
    notice: {
      en: 'MIN’s best replies are worth −6, −2 and −4, so MAX plays the middle move and settles for −2, although the first branch holds a 9. Four of the seven leaves are reconstructed.',
      zh: 'MIN 的最佳应着分别为 −6、−2、−4，所以 MAX 走中间一步，得 −2，尽管第一个分支里有一个 9。七个叶节点中有四个是重构的。',
    },
    topics: ['minimax', 'game-tree', 'open-and-closed', 'evaluation-function'],
  },
  {
    id: 'aima-fig-5-2',
    title: { en: 'AIMA Figure 5.2: a two-ply game tree', zh: 'AIMA 图 5.2：两层博弈树' },
    name: { en: 'Figure 5.2', zh: '图 5.2' },
    chapter: 2,
    ...aima('Figure 5.2 (2nd ed., 6.2)', '图 5.2（第 2 版图 6.2）'),
    literal: '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]',
    moves: ['a1', 'a2', 'a3'],
    notice: {
      en: 'MIN holds the three branches to 3, 2 and 2, so MAX plays a1 and is sure of 3; the 14 under a3 is a value MIN never allows.',
      zh: 'MIN 把三个分支的倒推值压到 3、2、2，所以 MAX 走 a1，稳得 3；a3 下面的 14，MIN 决不会让出。',
    },
    numbers: { 2: ['6.2'], 3: ['5.2'], 4: ['5.2', '6.2'] },
    topics: ['minimax', 'game-tree', 'utility'],
    twin: 'cs188-q4-0-expectimax1',
  },
  {
    id: 'ttt-stage1',
    title: { en: 'Tic-tac-toe: the first move', zh: '一字棋：第一步' },
    name: { en: 'Figure 3.6, tic-tac-toe', zh: '图 3.6 一字棋' },
    chapter: 2,
    ...tsinghua('Figure 3.6', '图 3.6'),
    literal: '[[1, 0, -1, 1, 0], [1, 2], [-1, 0, -2, -1, 0]]',
    notice: {
      en: 'Corner, centre and edge back up −1, 1 and −2, so MAX takes the centre; because symmetric positions count once, 12 leaves stand for all 72. Searched live, the game takes the edge before the centre.',
      zh: '角、中心、边的倒推值为 −1、1、−2，所以 MAX 占中心；对称的局面只算一次，12 个叶节点就代表了全部 72 个。现场搜索这盘棋时，边排在中心之前。',
    },
    topics: ['tic-tac-toe', 'minimax', 'evaluation-function', 'game-tree', 'symmetry'],
    boards: positions(
      '.........',
      'x........ xo....... x.o...... x...o.... x....o... x.......o',
      '....x.... o...x.... .o..x....',
      '.x....... ox....... .x.o..... .x..o.... .x....o.. .x.....o.',
    ),
    twin: 'ttt-stage1-alphabeta',
  },
  {
    id: 'ttt-stage2',
    title: { en: 'Tic-tac-toe: the second move', zh: '一字棋：第二步' },
    name: { en: 'Figure 3.7, tic-tac-toe', zh: '图 3.7 一字棋' },
    chapter: 2,
    ...tsinghua('Figure 3.7', '图 3.7'),
    literal: '[[2, 2, 2, 1, 3, 1], [1, 1, 1, 0, 2, 0], [2, 2, 2, 2, 3, 1], [1, 1, 0]]',
    notice: {
      en: 'The corner beside O and the corner away from it tie at 1, while side and bottom back up only 0; the first of the two equal moves is kept.',
      zh: '挨着 O 的角和远离 O 的角倒推值都是 1，侧边和底边只有 0；两个相等的走步保留先遇到的一个。',
    },
    topics: ['tic-tac-toe', 'minimax', 'evaluation-function', 'game-tree', 'symmetry'],
    boards: positions(
      '.o..x....',
      'xo..x.... xoo.x.... xo.ox.... xo..xo... xo..x.o.. xo..x..o. xo..x...o',
      '.o.xx.... oo.xx.... .ooxx.... .o.xxo... .o.xx.o.. .o.xx..o. .o.xx...o',
      '.o..x.x.. oo..x.x.. .oo.x.x.. .o.ox.x.. .o..xox.. .o..x.xo. .o..x.x.o',
      '.o..x..x. oo..x..x. .o.ox..x. .o..x.ox.',
    ),
  },
  /** The position after the second move is the only continuation that fits the figure. */
  {
    id: 'ttt-stage3',
    title: { en: 'Tic-tac-toe: the third move, a forced block', zh: '一字棋：第三步，必须堵住' },
    name: { en: 'Figure 3.8, tic-tac-toe', zh: '图 3.8 一字棋' },
    chapter: 2,
    ...tsinghua('Figure 3.8', '图 3.8'),
    origin: 'reconstructed',
    literal: '[[1, 2, 2, 1], ["-inf", 1, 1, 0], ["-inf", 1, 2, 1], ["-inf", 0, 1, 0], ["-inf", 1, 2, 2]]',
    notice: {
      en: 'O threatens to fill the top row, so four of the five moves back up −∞ and only the block, worth 1, is left. The position is reconstructed.',
      zh: 'O 正要连成第一行，五个走步中有四个的倒推值是 −∞，只剩堵住的一步，值为 1。起始局面是重构的。',
    },
    topics: ['tic-tac-toe', 'minimax', 'evaluation-function', 'infinity', 'game-tree'],
    boards: positions(
      '.oo.x.x..',
      'xoo.x.x.. xooox.x.. xoo.xox.. xoo.x.xo. xoo.x.x.o',
      '.ooxx.x.. oooxx.x.. .ooxxox.. .ooxx.xo. .ooxx.x.o',
      '.oo.xxx.. ooo.xxx.. .oooxxx.. .oo.xxxo. .oo.xxx.o',
      '.oo.x.xx. ooo.x.xx. .ooox.xx. .oo.xoxx. .oo.x.xxo',
      '.oo.x.x.x ooo.x.x.x .ooox.x.x .oo.xox.x .oo.x.xox',
    ),
  },
  {
    id: 'aima-fig-5-5-reordered',
    title: { en: 'AIMA Figure 5.5, MIN’s best reply first', zh: 'AIMA 图 5.5 变形：MIN 的最佳应着在前' },
    name: { en: 'Figure 5.5, best first', zh: '图 5.5，最佳在前' },
    by: BY.aima,
    chapter: 3,
    notation: 'range',
    source: {
      en: 'Derived from a remark on move ordering in Russell & Norvig, AIMA, 3rd ed., section 5.3.1',
      zh: '据 Russell、Norvig《人工智能：一种现代的方法》第 3 版 5.3.1 节关于行棋排序的说明构造',
    },
    literal: '[[3, 12, 8], [2, 4, 6], [2, 5, 14]]',
    notice: {
      en: 'With 2 in front of 5 and 14, D is cut after one leaf just as C is: 5 of the 9 leaves are evaluated instead of 7.',
      zh: '把 2 放到 5 和 14 之前，D 便和 C 一样，看一个叶节点就被剪：9 个叶节点只评估 5 个，而不是 7 个。',
    },
    topics: ['alpha-beta', 'alpha-cut', 'move-ordering'],
    twin: 'aima-fig-5-5',
  },
  /**
   * The main worked example of the course; the source numbers 32 steps of the search. The source does not group the
   * eight pruned leaves; any grouping gives the same run.
   */
  {
    id: 'thu-fig-3-10',
    title: { en: 'Tsinghua Figure 3.10: 32 numbered moments', zh: '清华教材图 3.10：α-β 搜索的 32 个时刻' },
    name: { en: 'Figure 3.10', zh: '图 3.10' },
    chapter: 3,
    notation: 'one',
    ...tsinghua('Figure 3.10', '图 3.10'),
    origin: 'reconstructed',
    literal: '(((0 5) (-3 3)) ((3) (-3 0 2) (2 -3 0) (-2 3))) (((5 4 1) (-3 0)) ((6 8) (9 -3)))',
    notice: {
      en: 'Only 10 of the 22 leaves are evaluated: two α cuts and two β cuts spare the other 12, eight of them at one stroke when 3 passes β = 0. How those eight are grouped is reconstructed.',
      zh: '22 个叶节点只评估 10 个：两次 α剪枝和两次 β剪枝省去其余 12 个，其中 8 个是在 3 超过 β = 0 时一次剪去的。这 8 个叶节点的分组是重构的。',
    },
    askedWithin: { alpha: 2, beta: 5 },
    topics: ['alpha-beta', 'alpha-cut', 'beta-cut', 'game-tree'],
    moments: 'tsinghua',
    twin: 'thu-fig-intro',
  },
  {
    id: 'thu-fig-intro',
    title: { en: 'Tsinghua: alpha-beta introduced', zh: '清华教材：α-β 剪枝引例' },
    name: { en: 'Alpha-beta introduced', zh: 'α-β 引例' },
    chapter: 3,
    notation: 'one',
    ...tsinghua(
      'introductory figure on α-β; the left part of Figure 3.10',
      'α-β 剪枝引入图，即图 3.10 的左半部分',
    ),
    origin: 'reconstructed',
    literal: '[[[[0, 5], [-3, 3]], [[3], [-3, 0, 2], [2, -3, 0], [-2, 3]]]]',
    notice: {
      en: 'One cut of each kind: −3 is too little for a MAX node that has 0 (α cut), then 3 is too much for a MIN node that has 0 (β cut), and 9 of the 13 leaves are never evaluated. The root with one child and the grouping of the pruned leaves are reconstructed.',
      zh: '两种剪枝各有一次：MAX 节点已有 0，−3 太小（α剪枝）；MIN 节点已有 0，3 太大（β剪枝），13 个叶节点有 9 个不必评估。只有一个子节点的根节点和被剪叶节点的分组是重构的。',
    },
    topics: ['alpha-beta', 'alpha-cut', 'beta-cut'],
    twin: 'thu-fig-3-10',
  },
  {
    id: 'ttt-stage1-alphabeta',
    title: { en: 'Tic-tac-toe: the first move, with cuts', zh: '一字棋：第一步的剪枝' },
    name: { en: 'Figure 3.9, tic-tac-toe', zh: '图 3.9 一字棋' },
    chapter: 3,
    ...tsinghua('Figure 3.9', '图 3.9'),
    literal: '[[1, 0, -1, 1, 0], [-1, 0, -2, -1, 0], [1, 2]]',
    notice: {
      en: 'The corner is worth −1 and the edge’s first reply is −1 too: on equality the edge’s other four replies are cut, while the strict rule would evaluate two of them.',
      zh: '角的倒推值是 −1，边的第一个应着也是 −1：相等即剪时，边的其余四个应着都被剪去；若超过才剪，还要再评估其中两个。',
    },
    topics: [
      'tic-tac-toe',
      'alpha-beta',
      'alpha-cut',
      'equality',
      'move-ordering',
      'evaluation-function',
      'symmetry',
    ],
    boards: positions(
      '.........',
      'x........ xo....... x.o...... x...o.... x....o... x.......o',
      '.x....... ox....... .x.o..... .x..o.... .x....o.. .x.....o.',
      '....x.... o...x.... .o..x....',
    ),
    twin: 'ttt-stage1',
  },
  {
    id: 'cs188-quiz1',
    title: { en: 'CS 188 alpha-beta quiz 1', zh: 'CS 188 α-β 测验一' },
    name: { en: 'Quiz 1', zh: '测验一' },
    by: BY.cs188,
    chapter: 3,
    source: {
      en: 'UC Berkeley CS 188 lecture slides, Alpha-Beta Quiz',
      zh: '加州大学伯克利分校 CS 188 课件，Alpha-Beta Quiz（南大课件 Quiz 1）',
    },
    literal: '[[10, 8], [4, 50]]',
    notice: {
      en: 'The left branch is worth 8; the right one opens with 4, which is less, so 50 is never evaluated.',
      zh: '左分支值为 8，右分支的第一个叶节点 4 比它小，所以 50 不必评估。',
    },
    topics: ['alpha-beta', 'alpha-cut', 'quiz', 'exercise'],
  },
  {
    id: 'cs188-quiz2',
    title: { en: 'CS 188 alpha-beta quiz 2', zh: 'CS 188 α-β 测验二' },
    name: { en: 'Quiz 2', zh: '测验二' },
    by: BY.cs188,
    chapter: 3,
    source: {
      en: 'UC Berkeley CS 188 lecture slides, Alpha-Beta Quiz 2',
      zh: '加州大学伯克利分校 CS 188 课件，Alpha-Beta Quiz 2（南大课件 Quiz 2）',
    },
    literal: '[[[10, 6], [100, 8]], [[1, 2], [20, 4]]]',
    notice: {
      en: 'Both kinds of cut: 100 is above the 10 that MIN has, so 8 is cut (β cut); the right half is worth at most 2, below 10, so 20 and 4 are cut (α cut).',
      zh: '两种剪枝都有：100 大于 MIN 已有的 10，8 被剪去（β剪枝）；右半边至多为 2，小于 10，20 和 4 被剪去（α剪枝）。',
    },
    topics: ['alpha-beta', 'alpha-cut', 'beta-cut', 'quiz', 'exercise'],
  },
  /**
   * A tree with a chance node at the root. The rolls are from 1 and 1 to 6 and 6; doubles move four times the number on
   * a die.
   */
  {
    id: 'backgammon-dice',
    title: { en: 'Backgammon: the 21 rolls of two dice', zh: '双陆棋：两枚骰子的 21 种点数' },
    name: { en: 'Two dice', zh: '两枚骰子' },
    by: BY.aima,
    chapter: 5,
    source: {
      en: 'Probabilities from Russell & Norvig, AIMA, 3rd ed., section 5.5; leaf values made for this program',
      zh: '概率取自 Russell、Norvig《人工智能：一种现代的方法》第 3 版 5.5 节，叶节点的值为本程序所设',
    },
    origin: 'derived',
    literal:
      '{"chance": [["1/36", 4], ["1/18", 3], ["1/18", 4], ["1/18", 5], ["1/18", 6], ["1/18", 7], ["1/36", 8], ["1/18", 5], ["1/18", 6], ["1/18", 7], ["1/18", 8], ["1/36", 12], ["1/18", 7], ["1/18", 8], ["1/18", 9], ["1/36", 16], ["1/18", 9], ["1/18", 10], ["1/36", 20], ["1/18", 11], ["1/36", 24]]}',
    root: 'chance',
    moves: '1-1 1-2 1-3 1-4 1-5 1-6 2-2 2-3 2-4 2-5 2-6 3-3 3-4 3-5 3-6 4-4 4-5 4-6 5-5 5-6 6-6'.split(' '),
    notice: {
      en: 'Each leaf is the number of points a roll moves: 6 doubles of probability 1/36 and 15 other rolls of 1/18 have the expected value 49/6, about 8.17.',
      zh: '每个叶节点是该点数可走的步数：6 种对子的概率各为 1/36，其余 15 种各为 1/18，期望值为 49/6，约 8.17。',
    },
    numbers: { 2: ['6.11'], 3: ['5.11'], 4: ['5.13', '6.13'] },
    topics: ['chance-node', 'utility', 'backgammon'],
  },
  {
    id: 'aima-order-preserving-minimax-1234',
    title: { en: 'Order-preserving, before: 1, 2, 3, 4', zh: '保序变换之前：叶节点 1、2、3、4' },
    name: { en: '1, 2, 3, 4 by MIN', zh: 'MIN 的 1、2、3、4' },
    chapter: 5,
    ...AIMA_UTILITY,
    literal: '[{"min": [2, 3]}, {"min": [1, 4]}]',
    moves: ['a1', 'a2'],
    algorithm: 'minimax',
    notice: {
      en: 'Under MIN nodes the moves are worth 2 and 1 and MAX plays a1; stretching the leaves to 1, 20, 30 and 400 will not change that.',
      zh: '在 MIN 节点下，两步的值是 2 和 1，MAX 走 a1；把叶节点拉大成 1、20、30、400，选择也不会变。',
    },
    topics: ['minimax', 'utility'],
    twin: 'aima-order-preserving-minimax-1-20-30-400',
  },
  {
    id: 'aima-order-preserving-minimax-1-20-30-400',
    title: { en: 'Order-preserving, after: 1, 20, 30, 400', zh: '保序变换之后：叶节点 1、20、30、400' },
    name: { en: '1, 20, 30, 400 by MIN', zh: 'MIN 的 1、20、30、400' },
    chapter: 5,
    ...AIMA_UTILITY,
    literal: '[{"min": [20, 30]}, {"min": [1, 400]}]',
    moves: ['a1', 'a2'],
    algorithm: 'minimax',
    notice: {
      en: 'The moves are now worth 20 and 1, and MAX still plays a1: minimax only asks which value is larger, not by how much.',
      zh: '两步的值成了 20 和 1，MAX 仍走 a1：极小极大只问哪个值更大，不问大多少。',
    },
    topics: ['minimax', 'utility'],
    twin: 'aima-order-preserving-minimax-1234',
  },
  {
    id: 'aima-chance-1234',
    title: { en: 'AIMA Figure 5.12, left: leaves 1, 2, 3, 4', zh: 'AIMA 图 5.12 左：叶节点 1、2、3、4' },
    name: { en: 'Figure 5.12, left', zh: '图 5.12 左' },
    chapter: 5,
    ...aima('Figure 5.12, left (2nd ed., 6.12)', '图 5.12 左（第 2 版图 6.12）'),
    literal: 'chance(0.9*min(2 2) 0.1*min(3 3)) chance(0.9*min(1 1) 0.1*min(4 4))',
    moves: ['a1', 'a2'],
    notice: {
      en: 'The expected values are 0.9 × 2 + 0.1 × 3 = 2.1 for a1 and 0.9 × 1 + 0.1 × 4 = 1.3 for a2, so MAX plays a1.',
      zh: 'a1 的期望值是 0.9 × 2 + 0.1 × 3 = 2.1，a2 的期望值是 0.9 × 1 + 0.1 × 4 = 1.3，所以 MAX 走 a1。',
    },
    numbers: { 2: ['6.12'], 3: ['5.12'], 4: ['5.14', '6.14'] },
    topics: ['expectiminimax', 'chance-node', 'utility'],
    twin: 'aima-chance-1-20-30-400',
  },
  {
    id: 'aima-chance-1-20-30-400',
    title: { en: 'AIMA Figure 5.12, right: 1, 20, 30, 400', zh: 'AIMA 图 5.12 右：叶节点 1、20、30、400' },
    name: { en: 'Figure 5.12, right', zh: '图 5.12 右' },
    chapter: 5,
    ...aima('Figure 5.12, right (2nd ed., 6.12)', '图 5.12 右（第 2 版图 6.12）'),
    literal: 'chance(0.9*min(20 20) 0.1*min(30 30)) chance(0.9*min(1 1) 0.1*min(400 400))',
    moves: ['a1', 'a2'],
    notice: {
      en: 'The leaves have kept their order, yet the expected values are now 21 for a1 and 40.9 for a2, and the choice flips to a2.',
      zh: '叶节点的大小次序没有变，期望值却成了 a1 的 21 和 a2 的 40.9，选择翻转为 a2。',
    },
    numbers: { 2: ['6.12'], 3: ['5.12'], 4: ['5.14', '6.14'] },
    topics: ['expectiminimax', 'chance-node', 'utility'],
    twin: 'aima-chance-1234',
  },
  {
    id: 'hanging',
    title: { en: 'A hanging piece', zh: '无根子' },
    name: { en: 'Hanging piece', zh: '无根子' },
    ...madeHere(': a capture at the depth limit', '：深度限制处的吃子'),
    chapter: 4,
    literal: '0~(develop-> 0~(quiet-> 0) takes-> !1~(retakes-> !-8 moves-> 1))',
    literals: { zh: '0~(出子-> 0~(静着-> 0) 吃子-> !1~(吃回-> !-8 走开-> 1))' },
    limits: { depth: 1, quiet: 'noisy' },
    notice: {
      en: 'A search of one ply takes: it counts the piece and does not see that it is retaken. Quiescence goes on where a piece can be taken, finds −8, and develops, which is worth 0.',
      zh: '只看一层的搜索会吃子：它数到了得子，没有看到会被吃回。静止搜索在还能吃子处继续，看到 −8，于是出子，值为 0。',
    },
    topics: ['alpha-beta', 'quiescence', 'evaluation-function'],
  },
  {
    id: 'trap',
    title: { en: 'The horizon effect: a loss pushed away', zh: '视野效应：把损失推到视野之外' },
    name: { en: 'Horizon effect', zh: '视野效应' },
    ...madeHere(': each check costs a pawn and puts the loss of a piece off', '：每次将军丢一兵，把丢子推迟'),
    chapter: 4,
    literal:
      '0~(let-> 0~(takes-> !-3 waits-> 1) check-> !0~(takes-> !-1~(quiet-> -1~(takes-> !-4) check-> !-1~(takes-> !-2~(quiet-> -2~(takes-> !-5))))))',
    literals: {
      zh: '0~(不理-> 0~(吃子-> !-3 等待-> 1) 将军-> !0~(吃子-> !-1~(静着-> -1~(吃子-> !-4) 将军-> !-1~(吃子-> !-2~(静着-> -2~(吃子-> !-5))))))',
    },
    limits: { depth: 2, quiet: 'all' },
    notice: {
      en: 'A piece is lost anyway, for −3. Each check gives a pawn and pushes the loss past the horizon: to depth 2 the search checks, with quiescence too, for the side in trouble is quiet when it is to move. Checking the line 2 plies farther confirms the wrong move, 4 plies farther finds the right one. Both remedies are cheap and not complete.',
      zh: '这个子终究要丢，值为 −3。每次将军白送一兵，把损失推到视野之外：搜到深度 2 时选择将军，用静止搜索也是如此，因为轮到受困一方走时局面是静止的。辅助搜索再看 2 层仍确认错误的走步，再看 4 层才找到正确的走步。两种办法代价小，但都不完备。',
    },
    topics: ['alpha-beta', 'horizon-effect', 'quiescence', 'checking-search', 'evaluation-function'],
  },
];
