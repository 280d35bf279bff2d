import type { ShippedLesson } from './shippedLesson.ts';

const TREE = 'tree=aima-fig-5-5';

/** The logs of three programs on this tree, packed as a link has them: a right one, and two with a mistake. */
const RIGHT = `${TREE}&log=140c80da046pWSk7MyVGyUnJU0lEqzkxJVbJSyk2sUNJRSswpyEhUslLSzcxLU9JRSkotAfFAnFouuC4nJF2ZecTqyklNTCPNuqLUktKiPCUrY3JMMUY2wdCIYiMscLnIGUdoGJMREJh6YDYaYXCgprnQxXpDExJNgGiAaTclUbcpfq8jRQMA`;
const FRESH_ROOT = `${TREE}&log=1b2df00f846pWSk7MyVGyUnJU0lEqzkxJVbJSyk2sUNJRSswpyEhUslLSzcxLU9JRSkotAfFAnFouuC4nJF2ZecTqyklNTCPNuqLUktKiPCUrY3JMMUY2wdCIYiMscLnImc6hQZZXjJBNMKHYBDNcDnKhc2AYkuUXiC6YGabkGGGKEQJYOca1XAA`;
const GLOBALS = `${TREE}&log=1abea20d846pWSk7MyVGyUnJU0lEqzkxJVbJSyk2sUNJRSswpyEhUslLSzcxLU9JRSkotAfFAnFouuC4nJF2ZecTqyklNTCPNuqLUktKiPCUrY3JMMUY2wdCIYiMsMFyExAEA`;

/** A lesson on what the log of a program shows: a right search, a root with fresh bounds, and shared bounds. */
export const ownProgram: ShippedLesson = [
  {
    figure: `${RIGHT}&step=0`,
    title: { en: 'A log', zh: '日志' },
    note: {
      en: 'A program of somebody’s own has printed a line for each call and one for each return. Nothing more is needed: the figure plays these lines, and the sentence is the verdict.',
      zh: '一个自己写的程序，每次调用输出一行，每次返回输出一行。只要这些就够了：图上逐行重演，下面这句话就是结论。',
    },
  },
  {
    figure: `${RIGHT}&step=4`,
    title: { en: 'A call and a return', zh: '一次调用，一次返回' },
    note: {
      en: 'Each step is a line of the log. A and B are open: they were called and have not returned. A leaf is a call with no call inside it, and what it returns is its value, 3 here.',
      zh: '每一步是日志的一行。A 和 B 已调用而未返回。其中再没有调用的，就是叶节点；它返回的就是它的值，这里是 3。',
    },
  },
  {
    figure: `${RIGHT}&step=10`,
    title: { en: 'What is handed on', zh: '传下去的窗口' },
    note: {
      en: 'C is called after B has returned 3. The root holds 3 by now, so it hands on (3, +∞). The window stands beside each node as the program printed it.',
      zh: '调用 C 时，B 已返回 3。根节点此时有 3，因此传下去的窗口是 (3, +∞)。每个节点旁写着程序输出的窗口。',
    },
  },
  {
    figure: `${RIGHT}&step=13`,
    title: { en: 'What is not called', zh: '没有调用的' },
    note: {
      en: 'C returns 2 after one leaf: that is not more than 3. A log shows a cut by what is missing, two calls here.',
      zh: 'C 只看了一个叶节点就返回 2，因为 2 不大于 3。日志里，剪枝表现为缺少的调用：这里少了两次。',
    },
  },
  {
    figure: `${FRESH_ROOT}&step=10`,
    title: { en: 'Fresh bounds at the root', zh: '根节点用了全新的界' },
    note: {
      en: 'Another program, same tree. Its root calls every child with (−∞, +∞), as a loop over the moves does that takes the best of their values. The first line that differs is the call of C.',
      zh: '同一棵树，另一个程序。它的根节点用 (−∞, +∞) 调用每个子节点，就像只在走步上循环、取最好的值那样。最先不同的一行是调用 C。',
    },
    question: {
      ask: { en: 'Is the value that comes out at the root wrong?', zh: '根节点得到的值错了吗？' },
      options: [
        { en: 'Yes, it is smaller', zh: '错了，偏小' },
        { en: 'Yes, it is greater', zh: '错了，偏大' },
        { en: 'No', zh: '没有错' },
      ],
      right: 2,
      why: {
        en: 'Fewer cuts never change a value. Only the counts give such a program away, and its log.',
        zh: '少剪枝不会改变值。只有次数，以及日志，才看得出这样的错误。',
      },
    },
  },
  {
    figure: `${FRESH_ROOT}&step=10&compare=3&past=2`,
    title: { en: 'Beside the right search', zh: '与正确的搜索并排' },
    note: {
      en: 'On the right C has α = 3, which comes from B by way of the root. On the left nothing of it has come down.',
      zh: '右边，C 处的 α = 3，它由 B 经根节点传下。左边什么也没有传下来。',
    },
  },
  {
    figure: `${FRESH_ROOT}&step=26`,
    title: { en: 'Right value, too many calls', zh: '值对，调用太多' },
    note: {
      en: 'The root returns 3, as it should. But all 9 leaves were evaluated, and C was not cut.',
      zh: '根节点返回 3，是对的。可是 9 个叶节点全部评估了，C 没有剪枝。',
    },
  },
  {
    figure: `${GLOBALS}&step=10`,
    title: { en: 'α and β as globals', zh: '全局的 α 与 β' },
    note: {
      en: 'Here all calls share one α and one β. B has lowered β to 3 for everybody, so that the root, with 3, stops after B. C and D are never called.',
      zh: '这里所有调用共用一对 α、β。B 把大家的 β 都降到 3，于是根节点有了 3 就在 B 之后停下，从未调用 C 和 D。',
    },
    question: {
      ask: {
        en: 'The root returns 3, which is right. Why is the program wrong?',
        zh: '根节点返回 3，是对的。程序为什么错？',
      },
      options: [
        { en: 'It is not: fewer calls are better', zh: '没有错：调用越少越好' },
        {
          en: 'Its value is right by luck: C or D could have been better',
          zh: '值对只是碰巧：C 或 D 可能更好',
        },
        { en: 'It should have called B last', zh: '应该最后调用 B' },
      ],
      right: 1,
      why: {
        en: 'What was never called could have been anything. On another tree the same program returns a wrong value.',
        zh: '没有调用的部分可以是任何值。换一棵树，同一个程序就会返回错误的值。',
      },
    },
  },
];
