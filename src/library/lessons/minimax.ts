import type { ShippedLesson } from './shippedLesson.ts';

const FIGURE = 'tree=aima-fig-5-2&algorithm=minimax';

/** A lesson on AIMA's figure 5.2 from its first leaf to the best move, and on the same leaves when MIN moves first. */
export const minimax: ShippedLesson = [
  {
    figure: `${FIGURE}&step=0`,
    title: { en: 'A game in two plies', zh: '两层的博弈' },
    note: {
      en: 'MAX moves first, at A, and has three moves: a1, a2 and a3. Each leads to a position where MIN replies, and then the game is over. The number at the end of a line is what MAX gets; MIN wants it small.',
      zh: 'MAX 在 A 先走，有 a1、a2、a3 三种走法，每一步之后轮到 MIN 应着，然后棋局结束。叶节点上的数是 MAX 的所得，MIN 希望它尽量小。',
    },
  },
  {
    figure: `${FIGURE}&step=2`,
    title: { en: 'Depth first', zh: '深度优先' },
    note: {
      en: 'The search does not begin at the top with a guess. It goes down to B, the position after a1, and asks what MIN would do there. A waits meanwhile.',
      zh: '搜索并不从根节点开始猜测，而是先走 a1 下到 B，问 MIN 在那里会怎样走。此时 A 等待着。',
    },
  },
  {
    figure: `${FIGURE}&step=4`,
    title: { en: 'A first reply', zh: '第一个应着' },
    note: {
      en: 'The first leaf is worth 3, so B holds 3 for the moment. MIN has other replies, and may find one that is even smaller: the 3 can only go down.',
      zh: '第一个叶节点值为 3，B 暂取 3。MIN 还有别的应着，也许更小：这个 3 只会变小。',
    },
  },
  {
    figure: `${FIGURE}&step=8`,
    title: { en: 'MIN takes the smallest', zh: 'MIN 取最小' },
    note: {
      en: 'Neither 12 nor 8 is smaller than 3. After a1 MIN will answer so that MAX gets 3, whatever MAX may have hoped of the 12.',
      zh: '12 和 8 都不比 3 小。走 a1 之后，MIN 的应着使 MAX 只得 3，无论 MAX 对那个 12 抱多大希望。',
    },
  },
  {
    figure: `${FIGURE}&step=10`,
    title: { en: 'The value goes up', zh: '值向上传' },
    note: {
      en: 'B returns 3 to A. Now MAX has something in hand: a1 is worth 3, and only a move worth more would change the choice.',
      zh: 'B 把 3 传给 A。MAX 现在手里有了保底：a1 值 3，只有更大的值才会改变选择。',
    },
  },
  {
    figure: `${FIGURE}&step=11`,
    title: { en: 'A question', zh: '提问' },
    note: {
      en: 'The search goes on to C, the position after a2. Its leaves are 2, 4 and 6.',
      zh: '搜索来到 C，即走 a2 之后的局面。它的叶节点是 2、4、6。',
    },
    question: {
      ask: { en: 'What will C be worth?', zh: 'C 的值会是多少？' },
      options: ['2', '4', '6'],
      right: 0,
      why: {
        en: 'MIN decides at C, and 2 is the smallest of its leaves.',
        zh: 'C 由 MIN 决定，2 是它的叶节点中最小的。',
      },
    },
  },
  {
    figure: `${FIGURE}&step=19`,
    title: { en: 'Not worth it', zh: '不如已有的' },
    note: {
      en: 'C returned 2. MAX has 3 from B already, so A stays at 3 and a1 stays the move.',
      zh: 'C 返回 2。MAX 已从 B 得到 3，所以 A 仍为 3，走法仍是 a1。',
    },
  },
  {
    figure: `${FIGURE}&step=24`,
    title: { en: 'Hope is no value', zh: '希望不是值' },
    note: {
      en: 'D opened with 14, which would be splendid. But the second leaf is 5 and D holds 5 now: MIN never plays the 14.',
      zh: 'D 的第一个叶节点是 14，看上去很好。但第二个是 5，D 现在是 5：MIN 绝不会走向那个 14。',
    },
  },
  {
    figure: `${FIGURE}&step=29`,
    title: { en: 'The minimax decision', zh: '极小极大决策' },
    note: {
      en: 'A is worth 3 and MAX plays a1. To know this, minimax evaluated all 9 leaves: with b moves and m plies that is b to the power of m. Whether all of them were needed is what comes next.',
      zh: 'A 值 3，MAX 走 a1。为此极小极大评估了全部 9 个叶节点：每步 b 种走法、共 m 层时是 b 的 m 次方。是否都有必要，正是下一课的问题。',
    },
    question: {
      ask: {
        en: 'MIN blunders at B and plays towards 12. Was a1 a mistake?',
        zh: 'MIN 在 B 走错，走向了 12。a1 走错了吗？',
      },
      options: [
        { en: 'Yes: the value 3 was wrong', zh: '是：3 这个值错了' },
        { en: 'No: against any reply MAX gets at least 3', zh: '没有：无论怎样应着 MAX 至少得 3' },
      ],
      right: 1,
      why: {
        en: 'The minimax value is what MAX is sure of. Against a MIN that errs a1 brings more, never less than 3.',
        zh: '极小极大值是 MAX 的保证。MIN 走错时 a1 得到更多，绝不会少于 3。',
      },
    },
  },
];
