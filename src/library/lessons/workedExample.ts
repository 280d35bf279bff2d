import type { ShippedLesson } from './shippedLesson.ts';

const FIGURE = 'tree=thu-fig-3-10&algorithm=alpha-beta&cutoff=equal&notation=one';

/** A lesson on the main example of the course, cutoff by cutoff: which test held, and which node set its bound. */
export const workedExample: ShippedLesson = [
  {
    figure: `${FIGURE}&step=0`,
    title: { en: 'Four plies, 22 leaves', zh: '四层，22 个叶节点' },
    note: {
      en: 'This is the main example of the course: MAX at the root, four plies, 22 leaves. We search depth first, from left to right. At every cut we ask two things: which test held, and whose bound it was.',
      zh: '这是课程的主要例题：根节点是 MAX，共四层、22 个叶节点。搜索深度优先，从左到右。每次剪枝都问两件事：哪个条件成立了，界是谁的。',
    },
  },
  {
    figure: `${FIGURE}&step=10`,
    title: { en: 'D has something', zh: 'D 有了保底' },
    note: {
      en: 'H is a MIN node and takes 0, the smaller of 0 and 5. D is a MAX node: with 0 in hand it will never take less. So 0 is a lower bound for D, the α that is written beside it.',
      zh: 'H 是 MIN 节点，在 0 和 5 中取小，得 0。D 是 MAX 节点，手里有了 0，就绝不会取更小的。所以 0 是 D 的下界，即写在它旁边的 α。',
    },
  },
  {
    figure: `${FIGURE}&step=12`,
    title: { en: 'A small leaf at I', zh: 'I 处的小叶节点' },
    note: {
      en: 'I is the second child of D, and MIN decides there. Its first leaf is −3. One leaf more, a 3, has not been looked at.',
      zh: 'I 是 D 的第二个子节点，由 MIN 决定。它的第一个叶节点是 −3，还有一个叶节点 3 没有看。',
    },
    question: {
      ask: { en: 'Must the search look at the 3?', zh: '还要看那个 3 吗？' },
      options: [
        { en: 'Yes: 3 is more than the 0 of D', zh: '要：3 比 D 的 0 大' },
        { en: 'Yes: the value of I must be exact', zh: '要：I 的值必须是准确的' },
        { en: 'No: I is at most −3, and D has 0', zh: '不要：I 至多是 −3，而 D 有 0' },
      ],
      right: 2,
      why: {
        en: 'The value of a MIN node can only fall. Once it is at most α the node is cut; how small it really is makes no difference.',
        zh: 'MIN 节点的值只会下降。一旦不大于 α 就剪枝，它究竟有多小已没有关系。',
      },
    },
  },
  {
    figure: `${FIGURE}&step=14`,
    title: { en: 'The first α cut', zh: '第一次 α剪枝' },
    note: {
      en: 'The cut is at I, a MIN node, and the test was −3 ≤ 0. The bound belongs to D, the parent, which has it from H. MAX at D will not play to I, so the last leaf of I can hold what it likes.',
      zh: '剪枝发生在 MIN 节点 I，成立的条件是 −3 ≤ 0。界是父节点 D 的，来自 H。MAX 在 D 不会走向 I，所以 I 的最后一个叶节点是多少都无所谓。',
    },
  },
  {
    figure: `${FIGURE}&step=18`,
    title: { en: 'The same 0, from above', zh: '同一个 0 成了上界' },
    note: {
      en: 'D is settled; only now may its 0 go up. B is a MIN node: with 0 in hand it will never take more. What was a lower bound at D is an upper bound at B, its β.',
      zh: 'D 的值已定，这时 0 才可以向上传。B 是 MIN 节点，手里有了 0，就绝不会取更大的。在 D 是下界的 0，在 B 成了上界，即它的 β。',
    },
  },
  {
    figure: `${FIGURE}&step=23`,
    title: { en: 'J returns 3', zh: 'J 返回 3' },
    note: {
      en: 'B has 0 from D and is looking at E, a MAX node. The first child of E, J, is worth 3. Three more children of E are waiting.',
      zh: 'B 已从 D 得到 0，正在看 MAX 节点 E。E 的第一个子节点 J 的值是 3，还有三个子节点等着。',
    },
    question: {
      ask: { en: 'What happens at E?', zh: 'E 处会怎样？' },
      options: [
        { en: 'E goes on: 3 is good for MAX', zh: '继续：3 对 MAX 有利' },
        { en: 'All the rest of E is cut: MIN at B has 0', zh: 'E 的其余全部剪去：B 处的 MIN 有 0' },
        { en: 'Only K is cut, then E goes on', zh: '只剪去 K，然后继续' },
      ],
      right: 1,
      why: {
        en: 'The value of a MAX node can only rise. At 3 ≥ 0 it has reached the β of B: MIN keeps its 0 and does not play to E.',
        zh: 'MAX 节点的值只会上升。3 ≥ 0，已达到 B 的 β：MIN 保住它的 0，不会走向 E。',
      },
    },
  },
  {
    figure: `${FIGURE}&step=25`,
    title: { en: 'Eight leaves at one stroke', zh: '一次剪去八个叶节点' },
    note: {
      en: 'A β cut, at the MAX node E, by the bound of B. E is worth at least 3, and how much more nobody needs to know. Three children with 8 leaves are spared; a search that generates nodes as it goes never makes them.',
      zh: '这是 β剪枝，发生在 MAX 节点 E，界是 B 的。E 至少是 3，究竟多大不必知道。省去三个子节点之下的 8 个叶节点；边搜索边生成时，它们根本不会生成。',
    },
  },
  {
    figure: `${FIGURE}&step=29`,
    title: { en: 'The left half', zh: '左半边完成' },
    note: {
      en: 'B is settled at 0 and gives the root its first lower bound, α = 0 at A. Only 4 of the 22 leaves have been evaluated so far. The right half is searched with this 0 in hand.',
      zh: 'B 的值定为 0，根节点 A 有了第一个下界 α = 0。到此只评估了 22 个叶节点中的 4 个。搜索右半边时，手里已有这个 0。',
    },
  },
  {
    figure: `${FIGURE}&step=38`,
    title: { en: 'No cut at N', zh: 'N 处没有剪枝' },
    note: {
      en: 'N is a MIN node three plies below A, and the 0 of A was the bound it was tested against: any ancestor counts, not only the parent. But 5, 4 and 1 all stay above 0, so all three leaves were needed.',
      zh: 'N 是 A 之下第三层的 MIN 节点，与它比较的正是 A 的 0：任何祖先节点的界都算，不只是父节点。但 5、4、1 都大于 0，三个叶节点都要看。',
    },
  },
  {
    figure: `${FIGURE}&step=44`,
    title: { en: 'The second α cut', zh: '第二次 α剪枝' },
    note: {
      en: 'O is a MIN node, and its first leaf is −3. Both its MAX ancestors have something: A has 0, and F has 1 from N. The larger lower bound is the sharper one, so α is the 1 of F.',
      zh: 'O 是 MIN 节点，第一个叶节点是 −3。它的两个 MAX 祖先节点都有保底：A 有 0，F 从 N 得到 1。较大的下界更紧，所以 α 取 F 的 1。',
    },
  },
  {
    figure: `${FIGURE}&step=48`,
    title: { en: 'On the way to G', zh: '进入 G 之前' },
    note: {
      en: 'F is settled at 1, and that is now the β of C. A still has 0. Next comes G, the second child of C.',
      zh: 'F 的值定为 1，成为 C 的 β。A 仍有 0。接下来是 C 的第二个子节点 G。',
    },
    question: {
      ask: { en: 'With which window is G entered?', zh: '进入 G 时，搜索窗口是什么？' },
      options: ['(−∞, 1)', '(0, 1)', '(1, +∞)'],
      right: 1,
      why: {
        en: 'A node is entered with the window that its parent holds at that moment: α comes from A, β from C.',
        zh: '进入一个节点时，用的是父节点此刻的搜索窗口：α 来自 A，β 来自 C。',
      },
    },
  },
  {
    figure: `${FIGURE}&step=57`,
    title: { en: 'The second β cut', zh: '第二次 β剪枝' },
    note: {
      en: 'G has 6 from P, and C has 1 from F: 6 ≥ 1. MIN at C will not play to G, so the last child of G goes, with its two leaves. The bound is that of the parent, as in the three cuts before.',
      zh: 'G 从 P 得到 6，C 从 F 得到 1：6 ≥ 1。MIN 在 C 不会走向 G，所以剪去 G 的最后一个子节点和它的两个叶节点。与前三次一样，界是父节点的。',
    },
  },
  {
    figure: `${FIGURE}&step=62`,
    title: { en: '10 of 22 leaves', zh: '22 个中的 10 个' },
    note: {
      en: 'A is worth 1, and MAX plays to C. Two α cuts at the MIN nodes I and O, by the bounds of D and F; two β cuts at the MAX nodes E and G, by those of B and C. They left 10 of the 22 leaves to evaluate.',
      zh: 'A 的值是 1，MAX 走向 C。两次 α剪枝在 MIN 节点 I 和 O，用的是 D 和 F 的界；两次 β剪枝在 MAX 节点 E 和 G，用的是 B 和 C 的界。22 个叶节点只评估了 10 个。',
    },
    question: {
      ask: {
        en: 'What would minimax have found, with all 22 leaves?',
        zh: '极小极大看完 22 个叶节点，会得到什么？',
      },
      options: [
        { en: 'A larger value: it sees more leaves', zh: '更大的值：它看到的叶节点更多' },
        { en: 'The same value, perhaps another move', zh: '值相同，走步可能不同' },
        { en: 'The same value and the same move', zh: '值和走步都相同' },
      ],
      right: 2,
      why: {
        en: 'A cut leaves out only what cannot change the choice of an ancestor.',
        zh: '剪去的只是不会改变祖先节点选择的部分。',
      },
    },
  },
  {
    figure: `${FIGURE}&step=62&compare=23`,
    title: { en: 'Minimax beside it', zh: '与极小极大并排' },
    note: {
      en: 'On the left minimax has evaluated all 22 leaves, on the right alpha-beta 10. Both come to 1 and to C. Nothing was guessed on the right: every cut rested on a bound that had been proved.',
      zh: '左边极小极大评估了全部 22 个叶节点，右边 α-β 剪枝只评估 10 个。两边的值都是 1，都走向 C。右边没有猜测：每次剪枝都依据一个已经证明的界。',
    },
  },
];
