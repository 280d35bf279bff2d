import type { ShippedLesson } from './shippedLesson.ts';

const CHANCES = 'tree=chances-of-a-win&algorithm=mcts&playout=first';
const MISLED = 'tree=misled-by-14&algorithm=mcts&playout=first&iterations=100';
/** The perfect game on 6 × 6 squares of J. Feinstein, 1993, after 26 moves. */
const PERFECT =
  'game=othello&size=6&moves=c2.b4.c5.d2.e4.e3.d1.c1.b1.d5.d6.f4.b3.b2.f3.f2.e2.b6.a4.c6.a6.a2.b5.a5.e6.e5&depth=end';
/** A position in which MIN threatens to complete four in the lowest row. */
const THREAT = 'game=connect-four&moves=6.2.7.4.4.1.4.6';

/**
 * A lesson about Monte-Carlo tree search: its four phases on a small tree, how it explores, where it is misled, and
 * how it compares with minimax and alpha-beta.
 */
export const simulation: ShippedLesson = [
  {
    figure: `${CHANCES}&iterations=10&step=0`,
    title: { en: 'Too many to search', zh: '多得搜不完' },
    note: {
      en: 'Go begins with 361 moves, each with 360 answers, and so on: no search sees far enough in such a tree, and its positions are hard to evaluate. Simulation plays on to the end instead, again and again, and counts who wins. Here it has the root A alone; the rest is drawn for us, and each leaf says how likely MAX is to win there.',
      zh: '围棋第一步有 361 种走法，每种又有 360 个应着，如此下去：这样的树怎么搜也看不了多远，局面也很难评价。模拟则一次次走到终局，数一数谁赢。现在它只有根节点 A，其余是画给我们看的；每个叶节点写的是 MAX 在那里获胜的可能性。',
    },
  },
  {
    figure: `${CHANCES}&iterations=10&step=5`,
    title: { en: 'What was not tried comes first', zh: '没试过的先试' },
    note: {
      en: 'The first iteration went to B and brought 0.9. Yet the second one takes C: a child without a visit comes before all others, however good they look.',
      zh: '第一次迭代走到 B，得到 0.9。第二次迭代却取 C：还没有访问过的子节点总排在最前，不管别的看上去多好。',
    },
  },
  {
    figure: `${CHANCES}&iterations=10&step=9`,
    title: { en: 'Selection', zh: '选择' },
    note: {
      en: 'Both children of A have been tried, so their scores decide: the mean Q, plus a bonus for being tried little. B has 0.90 + 1.18 = 2.08 and C has 0.50 + 1.18 = 1.68. MAX goes to B.',
      zh: 'A 的两个子节点都试过了，这时由评分决定：均值 Q，加上因试得少而得的奖励。B 是 0.90 + 1.18 = 2.08，C 是 0.50 + 1.18 = 1.68。MAX 走向 B。',
    },
    question: {
      ask: { en: 'Why are the two bonuses equal?', zh: '为什么两个奖励相等？' },
      options: [
        { en: 'Both children have one visit', zh: '两个子节点各有一次访问' },
        { en: 'Both are MIN nodes', zh: '两个都是 MIN 节点' },
        { en: 'Bonuses are always equal', zh: '奖励总是相等' },
      ],
      right: 0,
      why: {
        en: 'The bonus is a constant times √(ln N(A) / N). It shrinks with the visits N of the child, and grows slowly while others are tried.',
        zh: '奖励是一个常数乘以 √(ln N(A) / N)：子节点的访问次数 N 越多，奖励越小；试别的子节点时，它又慢慢变大。',
      },
    },
  },
  {
    figure: `${CHANCES}&iterations=10&step=10`,
    title: { en: 'Expansion', zh: '扩展' },
    note: {
      en: 'At B, where MIN is to move, nothing has been tried. D enters the tree, and the path ends there: an iteration adds one node at most. Once D and E both have visits, MIN will go by −Q plus the bonus, because what is bad for MAX is good for MIN.',
      zh: '在 B，轮到 MIN，还什么都没有试过。D 加入树中，路径到此为止：一次迭代至多添加一个节点。等 D、E 都有了访问，MIN 就按 −Q 加奖励来选，因为对 MAX 不利的正对 MIN 有利。',
    },
  },
  {
    figure: `${CHANCES}&iterations=10&step=11`,
    title: { en: 'Simulation', zh: '模拟' },
    note: {
      en: 'From D play goes on to the end: a playout. Playouts usually make random moves; here they always make the first, so that this one ends at the leaf 0.9.',
      zh: '从 D 一直走到终局，这叫一次模拟。模拟通常随机地走；这里总走第一步，于是到达叶节点 0.9。',
    },
    question: {
      ask: { en: 'Does the leaf enter the tree?', zh: '这个叶节点加入树中吗？' },
      options: [
        { en: 'Yes, it was reached', zh: '加入，因为到达过' },
        { en: 'No, only its result counts', zh: '不加入，只用它的结果' },
        { en: 'Only if MAX wins there', zh: 'MAX 在那里获胜才加入' },
      ],
      right: 1,
      why: {
        en: 'A playout leaves nothing behind but its result; only D has been added.',
        zh: '模拟除了结果什么也不留下，加入的只有 D。',
      },
    },
  },
  {
    figure: `${CHANCES}&iterations=10&step=14`,
    title: { en: 'Backpropagation', zh: '反向传播' },
    note: {
      en: 'The result 0.9 goes back along the path: D, B, A. At each of them the visits N grow by 1 and the sum W by 0.9. A now has N 3 and W 2.3, and so the mean Q = W / N is 0.77.',
      zh: '结果 0.9 沿路径传回：D、B、A。每个节点的访问次数 N 加 1，总和 W 加 0.9。现在 A 的 N 是 3，W 是 2.3，均值 Q = W / N 为 0.77。',
    },
  },
  {
    figure: `${CHANCES}&iterations=10&step=64`,
    title: { en: 'The numbers add up', zh: '数目对得上' },
    note: {
      en: 'After 10 iterations A has N 10, of which B has 6 and C 4; its W of 6.5 is 4.3 and 2.2. At B one visit is its own first playout, and the others are those of D and E, 2 and 3.',
      zh: '10 次迭代之后，A 的 N 是 10，其中 B 占 6，C 占 4；W 为 6.5，即 4.3 加 2.2。B 的访问中有一次是它自己的第一次模拟，其余是 D 的 2 次和 E 的 3 次。',
    },
  },
  {
    figure: `${CHANCES}&iterations=10&c=0&step=68`,
    title: { en: 'Without exploration', zh: '没有探索' },
    note: {
      en: 'The same 10 iterations with 0 as the constant of the bonus, which leaves exploitation alone. B always looked better than the 0.5 of the one visit to C, and has the other 9.',
      zh: '同样 10 次迭代，但奖励的常数取 0，就只剩下利用。B 看上去总比 C 唯一一次访问的 0.5 好，于是占了其余 9 次。',
    },
    question: {
      ask: { en: 'What can go wrong?', zh: '这样会出什么问题？' },
      options: [
        { en: 'The means become wrong', zh: '均值会算错' },
        { en: 'One bad result may end a good move', zh: '一次坏结果可能断送一步好棋' },
        { en: 'Nothing: B is better', zh: '没有问题，B 更好' },
      ],
      right: 1,
      why: {
        en: 'Here B is the better move, by luck. A good move with a bad first result would never be tried again. A large constant tries all moves alike, and is long in finding the best.',
        zh: '这里碰巧 B 更好。一步好棋若第一次结果不佳，就再也不会试。常数很大，则各步试得差不多，很久才找出最好的。',
      },
    },
  },
  {
    figure: `${MISLED}&step=12`,
    title: { en: 'A trap', zh: '一个陷阱' },
    note: {
      en: 'Another tree, whose leaves are the rewards. After 3 iterations B, C and D have brought 3, 2 and 14. All have one visit, so the better mean decides, and the recommended move changes to D.',
      zh: '另一棵树，叶节点的值就是回报。3 次迭代之后，B、C、D 分别得到 3、2、14。访问次数相同，就比均值，推荐的走步改为 D。',
    },
    question: {
      ask: { en: 'What is not seen yet at D?', zh: 'D 那里还有什么没有看到？' },
      options: [
        { en: 'That MIN has better replies than 14', zh: 'MIN 有比 14 更好的应着' },
        { en: 'That MAX can get more than 14', zh: 'MAX 能得到比 14 更多' },
        { en: 'Nothing more', zh: '没有了' },
      ],
      right: 0,
      why: {
        en: 'MIN replies with 2. Until the mean of D has come down, the recommendation wavers: B at 21, D at 28, B from 37 on.',
        zh: 'MIN 会应 2。在 D 的均值降下来之前，推荐摇摆不定：第 21 次迭代是 B，第 28 次是 D，从第 37 次起是 B。',
      },
    },
  },
  {
    figure: `${CHANCES}&iterations=1000&step=7984`,
    title: { en: 'Towards minimax', zh: '趋向极小极大' },
    note: {
      en: 'The first tree after 1,000 iterations: 669 visits to B, 331 to C. At every node the better moves are visited more and more often, so the mean of B has come to 0.6, rounded, which is what minimax gives it. In the long run the recommended move is minimax’s; no single iteration proves it.',
      zh: '第一棵树，1000 次迭代之后：B 有 669 次访问，C 有 331 次。在每个节点，较好的走步都访问得越来越多，于是 B 的均值约为 0.6，正是极小极大给它的值。长远来看，推荐的就是极小极大的走步；但没有哪一次迭代能证明它。',
    },
  },
  {
    figure: `${PERFECT}&algorithm=mcts&iterations=1000&step=15358`,
    title: { en: 'Only who wins counts', zh: '只看谁赢' },
    note: {
      en: 'The end of a perfect game of Othello, Black to move, after 1,000 iterations: 543 visits to f5, 457 to a3. Minimax plays a3, which loses by 4 discs, and not f5, which loses by 6. A playout tells only who has won: both moves lose, and a loss is a loss.',
      zh: '一盘完美的黑白棋的结尾，轮到黑棋，1000 次迭代之后：f5 有 543 次访问，a3 有 457 次。极小极大走 a3，输 4 子，而不走输 6 子的 f5。模拟只知道谁赢：两步都输，输多输少没有分别。',
    },
  },
  {
    figure: `${THREAT}&algorithm=mcts&iterations=200&step=646`,
    title: { en: 'Against alpha-beta', zh: '与 α-β 剪枝相比' },
    note: {
      en: 'Connect-4: MIN has the lowest cells of 1, 2 and 4, and so MAX must play 3. After 100 iterations 2 is recommended, with 17 visits against 12 for 3; from iteration 169 on it is 3. Alpha-beta to depth 2 sees it in 27 positions.',
      zh: '四子棋：MIN 占了第 1、2、4 列的最低格，MAX 必须走 3。100 次迭代之后推荐的却是 2，有 17 次访问，3 有 12 次；从第 169 次起才是 3。α-β 剪枝搜到深度 2，用 27 个局面就看到了。',
    },
    question: {
      ask: { en: 'Where is simulation the better choice?', zh: '什么情况下模拟更合适？' },
      options: [
        { en: 'Where one reply refutes a move', zh: '一个应着就能驳倒一步棋' },
        { en: 'Where the whole tree can be searched', zh: '整棵树都搜得完' },
        { en: 'With many moves and no good evaluation', zh: '走法极多，又没有好的评价函数' },
      ],
      right: 2,
      why: {
        en: 'Random play is slow to see a trap with one way out. But it needs no evaluation, and spends its time on the moves that look best, as in Go.',
        zh: '随机走棋很难看出只有一步可解的陷阱；但它不需要评价函数，并把时间用在看上去最好的走步上，围棋就是这样。',
      },
    },
  },
];
