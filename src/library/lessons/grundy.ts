import type { ShippedLesson } from './shippedLesson.ts';

const GRAPH = 'game=grundy&n=7&algorithm=two-phase';

/**
 * A lesson about Grundy's game with coins as a state space: merging positions, who wins, and the winner's strategy as a
 * solution graph.
 */
export const grundy: ShippedLesson = [
  {
    figure: `${GRAPH}&step=2`,
    title: { en: 'Seven coins in a pile', zh: '一堆七枚钱币' },
    note: {
      en: 'Who is to move divides one pile into two unequal ones; who cannot, loses. From 7 coins MIN begins, and has three moves: to (6, 1) or (5, 2) or (4, 3).',
      zh: '轮到的一方把某一堆分成不相等的两堆，分不了的一方输。开始时 7 枚为一堆，MIN 先走，有三种走步：(6, 1)、(5, 2) 和 (4, 3)。',
    },
  },
  {
    figure: `${GRAPH}&step=5`,
    title: { en: 'What is new?', zh: '哪些是新的？' },
    note: {
      en: '(6, 1) has been expanded into (5, 1, 1) and (4, 2, 1). Now it is the turn of (5, 2): its greater pile can be divided into (4, 1) or into (3, 2).',
      zh: '(6, 1) 已扩展为 (5, 1, 1) 和 (4, 2, 1)。现在轮到 (5, 2)：它的大堆可以分成 (4, 1) 或 (3, 2)。',
    },
    question: {
      ask: { en: 'How many new positions will there be?', zh: '会增加几个新的局面？' },
      options: [
        { en: 'Two', zh: '两个' },
        { en: 'One', zh: '一个' },
        { en: 'None', zh: '一个也没有' },
      ],
      right: 1,
      why: {
        en: '(4, 2, 1) is there already: the same piles, the same side to move.',
        zh: '(4, 2, 1) 已经有了：堆相同，轮到的一方也相同。',
      },
    },
  },
  {
    figure: `${GRAPH}&step=6`,
    title: { en: 'Two ways to one position', zh: '殊途同归' },
    note: {
      en: '(5, 2) is joined to the (4, 2, 1) that is there; only (3, 2, 2) is added. With two edges into one position the tree becomes a graph: the state space of the game.',
      zh: '从 (5, 2) 连到已有的 (4, 2, 1)，只增加了 (3, 2, 2)。一个局面有两个前驱，树就成了图：这盘棋的状态空间图。',
    },
  },
  {
    figure: 'tree=grundy-7&algorithm=minimax&step=0',
    title: { en: 'The same as a tree', zh: '画成树' },
    note: {
      en: 'Without merging, every way to a position stands by itself: 24 nodes. Look for (4, 2, 1): it is here three times, each time with the same nodes below it.',
      zh: '不合并时，到同一局面的每条路都单独画出，共有 24 个节点。找一找 (4, 2, 1)：它出现三次，每次下面的节点都相同。',
    },
  },
  {
    figure: `${GRAPH}&step=25`,
    title: { en: 'An end of the game', zh: '一个终局' },
    note: {
      en: 'In (2, 2, 1, 1, 1) no pile can be divided into unequal ones: 2 gives only 1 and 1. It is MIN’s turn.',
      zh: '在 (2, 2, 1, 1, 1) 中，没有一堆能分成不相等的两堆：2 只能分成 1 和 1。现在轮到 MIN。',
    },
    question: {
      ask: { en: 'What is this position worth?', zh: '这个局面值多少？' },
      options: ['1', '0', '−1'],
      right: 0,
      why: {
        en: 'MIN cannot move and loses, and values are what MAX gets.',
        zh: 'MIN 走不了，输了，而值按 MAX 的得失计。',
      },
    },
  },
  {
    figure: `${GRAPH}&step=28`,
    title: { en: 'The whole state space', zh: '完整的状态空间' },
    note: {
      en: 'OPEN is empty. 18 positions were generated, 4 of them met one that was there already, and 14 are left. Three are ends, and what each is worth depends on whose turn it is.',
      zh: 'OPEN 表已空。共生成 18 个局面，其中 4 个已经有了，合并后剩 14 个。有三个终局，值是多少要看轮到谁走。',
    },
  },
  {
    figure: `${GRAPH}&step=38`,
    title: { en: 'MIN finds its win', zh: 'MIN 的胜机' },
    note: {
      en: 'Values go up. At (5, 1, 1) MIN chooses between −1 and 1 and takes −1. So MAX must not go there from (6, 1).',
      zh: '值开始向上倒推。在 (5, 1, 1) 处 MIN 可以在 −1 和 1 中选择，它取 −1。所以 MAX 在 (6, 1) 处决不能走到这里。',
    },
  },
  {
    figure: `${GRAPH}&step=41`,
    title: { en: 'Who wins?', zh: '谁会赢？' },
    note: {
      en: '(6, 1) has taken the 1 of (4, 2, 1) rather than the −1 of (5, 1, 1). With it all positions after MIN’s first move have their values.',
      zh: '(6, 1) 取了 (4, 2, 1) 的 1，没有取 (5, 1, 1) 的 −1。MIN 走第一步之后的各个局面，至此都有了值。',
    },
    question: {
      ask: { en: 'Who wins with 7 coins?', zh: '7 枚钱币，谁赢？' },
      options: [
        { en: 'MIN, who moves first', zh: 'MIN，它先走' },
        { en: 'It depends on MIN’s move', zh: '要看 MIN 怎么走' },
        { en: 'MAX, whatever MIN plays', zh: 'MAX，无论 MIN 怎样走' },
      ],
      right: 2,
      why: {
        en: 'MIN takes the smallest value, but all three are 1.',
        zh: 'MIN 取最小的值，可是三个都是 1。',
      },
    },
  },
  {
    figure: `${GRAPH}&step=43`,
    title: { en: 'MAX wins', zh: 'MAX 胜' },
    note: {
      en: '7 is worth 1. The move named for MIN is no good move: all three lose, and the first of equals is kept.',
      zh: '7 的值为 1。给 MIN 标出的走步并不是好棋：三种走步都输，相等时取先者而已。',
    },
  },
  {
    figure: `${GRAPH}&step=44`,
    title: { en: 'All of these', zh: '每一个都要' },
    note: {
      en: 'Now MAX’s winning strategy is marked. At 7 the choice is MIN’s: the arc joins all three edges, because MAX needs an answer to each of them.',
      zh: '现在标出 MAX 的取胜策略。7 处由 MIN 选择，弧线把三条边连在一起：每一种走步 MAX 都得有应着。',
    },
    question: {
      ask: {
        en: 'How many edges does the strategy need below (6, 1)?',
        zh: '在 (6, 1) 下面，策略需要几条边？',
      },
      options: [
        { en: 'Both, to be safe', zh: '两条，以防万一' },
        { en: 'One, to (4, 2, 1)', zh: '一条，通向 (4, 2, 1)' },
        { en: 'One, to (5, 1, 1)', zh: '一条，通向 (5, 1, 1)' },
      ],
      right: 1,
      why: {
        en: 'The choice is MAX’s own: one move that is worth 1 is enough.',
        zh: '这里由 MAX 自己选择，有一个值为 1 的走步就够了。',
      },
    },
  },
  {
    figure: `${GRAPH}&step=47`,
    title: { en: 'One of these', zh: '有一个就够' },
    note: {
      en: 'Whichever of the three MIN chooses, MAX answers with (4, 2, 1). That is what an AND/OR graph says: all edges where the opponent decides, one edge where MAX decides.',
      zh: '三种走步无论 MIN 选哪一种，MAX 都应以 (4, 2, 1)。这就是与或图：对方决定之处，每条边都要；MAX 决定之处，一条边就够。',
    },
  },
  {
    figure: `${GRAPH}&step=50`,
    title: { en: 'The solution graph', zh: '解图' },
    note: {
      en: 'Seven of the 14 positions are all that MAX needs to win every game. From (4, 2, 1) on no one has a choice: (3, 2, 1, 1) and then (2, 2, 1, 1, 1), where MIN cannot move.',
      zh: '14 个局面中，MAX 只需其中七个就每局必胜。从 (4, 2, 1) 起双方都别无选择：先到 (3, 2, 1, 1)，再到 (2, 2, 1, 1, 1)，MIN 走不了了。',
    },
  },
  {
    figure: `${GRAPH}&solution=min&step=52`,
    title: { en: 'The best MIN can do', zh: 'MIN 的最好办法' },
    note: {
      en: 'The same for MIN. It cannot force a win, but after (6, 1) both of MAX’s replies are answered: if MAX errs with (5, 1, 1), worth −1, the way to MIN’s win is marked.',
      zh: '再看 MIN 的策略。它无法保证取胜，但走 (6, 1) 之后，MAX 的两种应着都有对策：MAX 若错走到值为 −1 的 (5, 1, 1)，图中就标着 MIN 取胜的路。',
    },
  },
  {
    figure: 'game=grundy&n=6&algorithm=two-phase&step=23',
    title: { en: 'One coin less', zh: '少一枚' },
    note: {
      en: 'With 6 coins MIN, who begins again, has two moves. The values of both are found: (5, 1) is worth 1, and (4, 2) is worth −1.',
      zh: '只有 6 枚时，仍由 MIN 先走，它有两种走步。两个值都已求出：(5, 1) 为 1，(4, 2) 为 −1。',
    },
    question: {
      ask: { en: 'Who wins with 6 coins?', zh: '6 枚钱币，谁赢？' },
      options: [
        { en: 'MIN', zh: 'MIN' },
        { en: 'MAX: who begins loses', zh: 'MAX：先走者输' },
        { en: 'It depends on MAX’s reply', zh: '要看 MAX 的应着' },
      ],
      right: 0,
      why: {
        en: 'MIN chooses, and one move worth −1 is enough: (4, 2).',
        zh: '由 MIN 选择，有一个值为 −1 的走步就够了：(4, 2)。',
      },
    },
  },
  {
    figure: 'game=grundy&n=6&algorithm=two-phase&step=29',
    title: { en: 'Now MIN has a strategy', zh: '这回 MIN 有必胜策略' },
    note: {
      en: '6 is worth −1, and the solution graph is MIN’s: (4, 2), then (3, 2, 1), then (2, 2, 1, 1), where MAX cannot move. Who wins is a matter of the position, not of who begins.',
      zh: '6 的值为 −1，解图是 MIN 的：(4, 2)，(3, 2, 1)，最后是 (2, 2, 1, 1)，MAX 走不了。谁胜取决于局面，并不在于谁先走。',
    },
  },
];
