import type { ShippedLesson } from './shippedLesson.ts';

const DICE = 'tree=backgammon-dice&algorithm=expectiminimax';
const SMALL = 'tree=aima-chance-1234&algorithm=expectiminimax';
const LARGE = 'tree=aima-chance-1-20-30-400&algorithm=expectiminimax';
const NO_DICE = 'tree=aima-order-preserving-minimax-1234&algorithm=minimax&step=0';
const BOUNDED = 'tree=aima-ex-chance-trivial';

/**
 * A lesson about chance nodes: expected values, why the scale of values matters, and which cutoffs are possible when
 * the leaves are bounded.
 */
export const chance: ShippedLesson = [
  {
    figure: `${DICE}&step=0`,
    title: { en: 'Where dice decide', zh: '由骰子决定' },
    note: {
      en: 'The circle is a chance node: nobody chooses there. Two dice have 21 different rolls, each with its probability and, as a leaf, the points that it moves.',
      zh: '圆圈是机会节点，没有哪一方来选择。两枚骰子有 21 种点数，各有各的概率，叶节点是该点数可走的步数。',
    },
    question: {
      ask: {
        en: 'Why has 1-2 the probability 1/18, 1-1 only 1/36?',
        zh: '为什么 1-2 的概率是 1/18，而 1-1 只有 1/36？',
      },
      options: [
        { en: 'It moves more points', zh: '因为它走的步数多' },
        { en: 'It can fall in two ways', zh: '因为它有两种掷法' },
        { en: 'Doubles move twice', zh: '因为对子要走两遍' },
      ],
      right: 1,
      why: {
        en: 'Of 36 equally likely throws of two dice, two are a 1-2 and one is a 1-1.',
        zh: '36 种等可能的掷法中，1-2 占两种，1-1 只占一种。',
      },
    },
  },
  {
    figure: `${DICE}&step=44`,
    title: { en: 'The expected value', zh: '期望值' },
    note: {
      en: 'Each value times its probability, all added up: 49/6, a little more than 8. No roll moves so many points; it is what the rolls bring on average.',
      zh: '每个值乘以概率再相加：49/6，比 8 略大。没有哪种点数恰好走这么多步，它是平均的所得。',
    },
  },
  {
    figure: `${SMALL}&step=0`,
    title: { en: 'MAX, chance, MIN', zh: 'MAX、机会、MIN' },
    note: {
      en: 'Now a game. MAX chooses a1 or a2, then chance decides with 0.9 and 0.1, then MIN moves. Expectiminimax is minimax with one more rule, for the circles.',
      zh: '现在是一盘棋：MAX 选 a1 或 a2，接着由机会决定，概率为 0.9 和 0.1，然后 MIN 走。期望极小极大就是极小极大再加一条圆圈的规则。',
    },
  },
  {
    figure: `${SMALL}&step=9`,
    title: { en: 'A partial sum', zh: '部分和' },
    note: {
      en: 'D is worth 2 and counts with 0.9: that makes 1.8 so far. It is neither the value of B nor a bound, as long as E is not known.',
      zh: 'D 值 2，按 0.9 计入，目前是 1.8。E 还不知道，它既不是 B 的值，也不是界。',
    },
  },
  {
    figure: `${SMALL}&step=25`,
    title: { en: 'The other move', zh: '另一步棋' },
    note: {
      en: 'B came to 2.1. At C the first outcome, F, is worth 1. The second is G, whose leaves are both 4.',
      zh: 'B 得 2.1。在 C 处，第一个结果 F 值 1；第二个是 G，两个叶节点都是 4。',
    },
    question: {
      ask: { en: 'How is C computed?', zh: 'C 怎样计算？' },
      options: ['min(1, 4)', '(1 + 4) / 2', '0.9·1 + 0.1·4'],
      right: 2,
      why: {
        en: 'Nobody chooses at C: each outcome counts with its own probability.',
        zh: 'C 处没有人选择，每种结果按自己的概率计入。',
      },
    },
  },
  {
    figure: `${SMALL}&step=36`,
    title: { en: 'On average', zh: '平均而言' },
    note: {
      en: 'a1 is worth 2.1, a2 only 1.3, and MAX plays a1. With a2 MAX would get 4 now and then, more than a1 ever brings, but too rarely.',
      zh: 'a1 值 2.1，a2 只值 1.3，MAX 走 a1。走 a2 偶尔能得 4，比 a1 的任何结果都多，可是机会太少。',
    },
  },
  {
    figure: `${NO_DICE}&compare=5&beside=tree.aima-order-preserving-minimax-1-20-30-400`,
    title: { en: 'First without dice', zh: '先看没有骰子的' },
    note: {
      en: 'Two trees without chance: the leaves 1, 2, 3, 4 on the left have become 1, 20, 30, 400 on the right, in the same order. a1 is played both times. Minimax only asks which value is greater.',
      zh: '两棵没有机会节点的树：左边的叶节点 1、2、3、4，到右边成了 1、20、30、400，大小次序不变。两边都走 a1：极小极大只问哪个值更大。',
    },
  },
  {
    figure: `${LARGE}&step=0`,
    title: { en: 'The same with dice', zh: '有骰子又如何' },
    note: {
      en: 'The tree with chance nodes again, its leaves stretched in the same way to 1, 20, 30 and 400.',
      zh: '再回到有机会节点的树，叶节点同样拉大为 1、20、30、400，其余都不变。',
    },
    question: {
      ask: { en: 'Which move does expectiminimax play?', zh: '期望极小极大会走哪一步？' },
      options: [
        { en: 'a2', zh: 'a2' },
        { en: 'a1 again', zh: '仍是 a1' },
        { en: 'Either, they are equal', zh: '都行，两步相等' },
      ],
      right: 0,
      why: {
        en: '400, with 0.1, outweighs the 20 and 30 of a1. In a sum it matters how large a value is.',
        zh: '以 0.1 的概率得 400，就超过了 a1 的 20 和 30。求和时，值有多大是要紧的。',
      },
    },
  },
  {
    figure: `${SMALL}&step=0&compare=9&beside=tree.aima-chance-1-20-30-400`,
    title: { en: 'The move flips', zh: '走步翻转' },
    note: {
      en: 'On the left a1, 2.1 against 1.3. On the right a2, 40.9 against 21. The order of the leaves is the same on both sides, and yet the move is another.',
      zh: '左边走 a1，2.1 对 1.3；右边走 a2，40.9 对 21。两边叶节点的大小次序相同，走步却不同。',
    },
  },
  {
    figure: `${LARGE}&step=36`,
    title: { en: 'What EVAL must be', zh: 'EVAL 应当怎样' },
    note: {
      en: 'With dice it is not enough that EVAL ranks positions rightly: it should be a positive linear function of what MAX may expect to win. All values times one positive number, or one number added to all, changes no move.',
      zh: '有骰子的棋，EVAL 只排对局面的好坏次序还不够，它应当是 MAX 期望所得的正线性函数。所有的值同乘一个正数，或同加一个数，走步都不会变。',
    },
  },
  {
    figure: `${BOUNDED}&algorithm=alpha-beta&cutoff=equal&step=19`,
    title: { en: 'Cutting at chance nodes', zh: '机会节点处能剪枝吗' },
    note: {
      en: 'A has 1.5 from B. Can C still be better? Without bounds on the leaves one huge outcome could make up for everything, so alpha-beta hands no window through a chance node.',
      zh: 'A 已从 B 得到 1.5。C 还能更好吗？如果叶节点的大小没有限制，一个极大的结果就能弥补一切，所以 α-β 的搜索窗口不穿过机会节点。',
    },
  },
  {
    figure: `${BOUNDED}&algorithm=star1&step=9`,
    title: { en: 'With known bounds', zh: '知道取值范围' },
    note: {
      en: 'Star1 knows that all leaves lie between −2 and 2. D, with 0.5, has come out as 2; whatever the rest is, B ends between 0 and 2.',
      zh: 'Star1 知道叶节点都在 −2 到 2 之间。D 的概率是 0.5，值为 2；其余无论是多少，B 都在 0 到 2 之间。',
    },
  },
  {
    figure: `${BOUNDED}&algorithm=star1&step=20`,
    title: { en: 'How much must be seen?', zh: '还要看多少？' },
    note: {
      en: 'A has 1.5 from B. Below C the leaves of F are 0 and 2, those of G are −1 and 0, each outcome with 0.5.',
      zh: 'A 已从 B 得到 1.5。C 下面，F 的叶节点是 0 和 2，G 的是 −1 和 0，两个结果的概率各为 0.5。',
    },
    question: {
      ask: { en: 'How many of these four does Star1 evaluate?', zh: '这四个叶节点，Star1 要评估几个？' },
      options: [
        { en: 'All four', zh: '四个' },
        { en: 'Two, one of each', zh: '两个，各一个' },
        { en: 'One', zh: '一个' },
      ],
      right: 2,
      why: {
        en: 'F is 0 or less. Even with 2 for G, C comes to 1, and A has 1.5.',
        zh: 'F 至多为 0。即使 G 取到最大的 2，C 也只有 1，而 A 已有 1.5。',
      },
    },
  },
  {
    figure: `${BOUNDED}&algorithm=star1&step=26`,
    title: { en: 'One leaf, two cuts', zh: '一个叶节点，两次剪枝' },
    note: {
      en: 'The leaf 0 cut F, because F had to be more than 1 to matter. Then it cut C itself: with the best that G could be, C is worth at most 1.',
      zh: '叶节点 0 先剪去 F，因为 F 要大于 1 才有意义；接着又剪去 C 本身：G 即使取到最大，C 也至多为 1。',
    },
  },
  {
    figure: `${BOUNDED}&algorithm=star1&step=29`,
    title: { en: 'Value and move unchanged', zh: '值与走步不变' },
    note: {
      en: '5 of the 8 leaves were evaluated; the value 1.5 and the move to B are those of expectiminimax. The saving comes from the bounds −2 and 2 alone, so they must be true.',
      zh: '8 个叶节点评估了 5 个，值 1.5 和走向 B 这一步与期望极小极大相同。省下的全靠 −2 到 2 这个范围，所以范围必须属实。',
    },
  },
];
