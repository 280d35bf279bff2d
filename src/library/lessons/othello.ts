import type { ShippedLesson } from './shippedLesson.ts';

/** A position on 4 × 4 squares in which counting discs after one move chooses the move that loses. */
const GREEDY = 'game=othello&size=4&moves=b1.c1.d4.a1.d1.b4.a4.d2&algorithm=minimax';
/** A position on 6 × 6 squares in which the move that turns over most stands beside an empty corner. */
const CORNER =
  'game=othello&size=6&moves=d5.e5.e4.e3.f5.e6.b2.b3.b4.a4.c2.f3.c5.b1.a1.c6.c1.a2&algorithm=minimax';
/** The perfect game on 6 × 6 squares of J. Feinstein, 1993, after 26 moves. */
const PERFECT =
  'game=othello&size=6&moves=c2.b4.c5.d2.e4.e3.d1.c1.b1.d5.d6.f4.b3.b2.f3.f2.e2.b6.a4.c6.a6.a2.b5.a5.e6.e5';
/** The shortest game on 8 × 8 squares, after 7 moves. */
const SHORTEST = 'game=othello&moves=e6.f4.e3.f6.g5.d6.e7';

/** A lesson about evaluation functions: what each of the course's strategies sees in Othello, and what it overlooks. */
export const othello: ShippedLesson = [
  {
    figure: 'game=othello&depth=1&algorithm=minimax&step=10',
    title: { en: 'Rows turn over', zh: '夹住就翻转' },
    note: {
      en: 'Black is MAX. A disc must shut in white discs between itself and another black one, and they turn over. Each of d3, c4, f5 and e6 turns one over: 4 discs against 1, ≈3.',
      zh: '黑棋是 MAX。落子必须和另一枚黑子夹住白子，被夹住的白子全部翻转。d3、c4、f5、e6 都翻转一枚：4 子对 1 子，估计值 ≈3。',
    },
  },
  {
    figure: `${GREEDY}&depth=1&step=6`,
    title: { en: 'Greedy counts discs', zh: '贪心只数棋子' },
    note: {
      en: 'Near the end of a game on 4 × 4 squares, Black to move. The greedy judge counts discs after one move: d3 leaves 7 against 6, c4 leaves 6 against 7. So it plays d3, ≈1 rather than ≈−1.',
      zh: '4 × 4 棋盘，已近终局，轮到黑棋。贪心的评判只数走一步之后的棋子：d3 之后 7 对 6，c4 之后 6 对 7。于是走 d3，取 ≈1 而不取 ≈−1。',
    },
    question: {
      ask: { en: 'Which move wins the game?', zh: '走哪一步能赢？' },
      options: [
        { en: 'd3, which has more discs', zh: 'd3，子多' },
        { en: 'c4, which has fewer', zh: 'c4，子少' },
        { en: 'Neither', zh: '都赢不了' },
      ],
      right: 1,
      why: {
        en: 'The search to the ends of the game shows it: discs that are counted early can still turn over.',
        zh: '搜索到终局就知道：早早数进去的棋子还会被翻转。',
      },
    },
  },
  {
    figure: `${GREEDY}&depth=end&step=35`,
    title: { en: 'Why greed loses', zh: '贪心为什么输' },
    note: {
      en: 'The same position to its ends. After d3 White has the last word and wins by 4; after c4 Black wins by 8. The move that was ahead in discs is the one that loses.',
      zh: '同一局面一直搜到终局。走 d3，白棋笑到最后，赢 4 子；走 c4，黑棋赢 8 子。先前子多的一步，正是输的一步。',
    },
  },
  {
    figure: `${CORNER}&depth=1&step=8`,
    title: { en: 'The squares beside a corner', zh: '角旁的格子' },
    note: {
      en: 'Again greedy: b5 leaves 11 discs against 12, ≈−1, while e2 and a3 leave 8 against 15. But b5 stands diagonally beside a corner that is still empty.',
      zh: '还是贪心：b5 之后 11 子对 12 子，≈−1；e2 和 a3 之后是 8 对 15。但是 b5 斜着紧挨一个还空着的角。',
    },
  },
  {
    figure: `${CORNER}&depth=2&weights=0.2.1.0.0.0&step=37`,
    title: { en: 'What the corner costs', zh: '丢角的代价' },
    note: {
      en: 'Now stability judges: 2 for each surely stable disc, 1 against a side for each of its discs beside an empty corner. After b5 White can answer a6, into the corner. So b5 is worth ≈1, and a3 is played, ≈8.',
      zh: '现在由“稳定”评判：必定稳定的棋子每枚计 2，空角旁的棋子每枚扣 1。走 b5 后，白棋可以应 a6 占角。于是 b5 只值 ≈1，选中的是 a3，值 ≈8。',
    },
  },
  {
    figure: `${PERFECT}&depth=1&weights=0.2.1.0.0.0&algorithm=minimax&step=6`,
    title: { en: 'What is surely stable', zh: '什么必定稳定' },
    note: {
      en: 'A disc in a corner never turns over. Nor does one that on each of its four lines is at an end, in a full line, or beside a stable disc of its side. Here Black has 5, in the last row, and White 0; after a3 Black has 6.',
      zh: '角上的棋子永不翻转。一枚棋子若在经过它的四条线上，每条都或在线端，或该线已满，或与己方的稳定子相邻，也永不翻转。这里黑棋有 5 枚，都在最后一行，白棋 0 枚；走 a3 后黑棋有 6 枚。',
    },
  },
  {
    figure: 'game=othello&moves=f5.d6.c3.d3.c4&depth=1&weights=0.0.0.0.1.0&algorithm=minimax&step=14',
    title: { en: 'Less is more', zh: '少即是多' },
    note: {
      en: 'This judge wants few discs while the board is mostly empty: many discs give the opponent much to turn over. White, who is MIN, plays f3 with 5 against 5, ≈0; b3 would give it 6 against 4, which counts ≈2, for Black.',
      zh: '棋盘还空的时候，这个评判要求子少：子多，可供对方翻转的也多。白棋是 MIN，走 f3，5 子对 5 子，≈0；走 b3 则是 6 对 4，计 ≈2，反而对黑棋有利。',
    },
  },
  {
    figure: `${SHORTEST}&depth=1&weights=0.0.0.1.0.0&algorithm=minimax&step=20`,
    title: { en: 'Few discs, many moves', zh: '子少，路多' },
    note: {
      en: 'White has 3 discs against 8, and mobility judges: how many squares each side could play on. With f5 White would have 13 and Black 7, ≈−6, the best for MIN.',
      zh: '白棋 3 子对 8 子，由“移动性”评判：双方各有多少格可下。走 f5，白棋有 13 格，黑棋有 7 格，≈−6，对 MIN 最好。',
    },
    question: {
      ask: { en: 'What does this judge not see?', zh: '这个评判没有看到什么？' },
      options: [
        { en: 'That so few discs can all be turned over', zh: '这么少的子可能被全部翻转' },
        { en: 'That Black has more discs', zh: '黑棋的子更多' },
        { en: 'That a corner is near', zh: '离角很近' },
      ],
      right: 0,
      why: {
        en: 'A side without discs can never move again, and the game is over.',
        zh: '一方没有棋子，就再也不能走，棋局结束。',
      },
    },
  },
  {
    figure: `${SHORTEST}.f5&depth=1&weights=0.0.0.1.0.0&algorithm=minimax&step=16`,
    title: { en: 'The danger of having little', zh: '子少的危险' },
    note: {
      en: 'After White’s move Black plays c5, and all white discs turn over: 13 against 0. The game is over after 9 moves, so EVAL is +∞, whatever the weights.',
      zh: '白棋走完，黑棋走 c5，白子全部翻转：13 对 0。只走了 9 步，棋局结束，EVAL 为 +∞，与权值无关。',
    },
  },
  {
    figure: `${PERFECT}.a3.a1&depth=end&algorithm=minimax&step=37`,
    title: { en: 'A pass in the tree', zh: '树中的停一手' },
    note: {
      en: 'The end of a perfect game. After f5 and f6 Black has no legal square but White has: the edge “pass” changes the side and nothing else, and White moves again. White takes f6, −4, rather than f1 or e1, which are worth 4 and 8.',
      zh: '一盘完美对局的结尾。走 f5、f6 之后，黑棋无处可下，白棋还有：名为 pass 的边只换行棋方，白棋再走一步。白棋取 f6，值 −4，不取值为 4 的 f1 和值为 8 的 e1。',
    },
  },
];
