import type { ShippedLesson } from './shippedLesson.ts';

const TEXTBOOK = 'tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal';
const COURSE = 'tree=thu-fig-3-10&algorithm=alpha-beta&cutoff=equal';
const BINARY = 'tree=km-2-4&algorithm=alpha-beta&cutoff=equal';
const TERNARY = 'tree=km-3-4&algorithm=alpha-beta&cutoff=equal';
const NILSSON = 'tree=nilsson-fig-3-12&algorithm=alpha-beta&cutoff=equal';

/**
 * A lesson about the order of children: the same trees in several orders, and uniform trees that need as many leaves in
 * any order.
 */
export const order: ShippedLesson = [
  {
    figure: `${TEXTBOOK}&step=14`,
    title: { en: 'A lucky order', zh: '次序正好' },
    note: {
      en: 'A has 3 from B. At C the very first leaf, 2, was below that, and the node was cut after a single leaf. MIN’s best reply happened to stand first.',
      zh: 'A 从 B 得到 3。C 的第一个叶节点 2 就小于它，只看一个叶节点便剪枝。MIN 的最佳应着恰好排在最前。',
    },
  },
  {
    figure: `${TEXTBOOK}&step=23`,
    title: { en: 'An unlucky order', zh: '次序不巧' },
    note: {
      en: 'At D the leaves came as 14, 5, 2. Only the last is below 3, and then nothing was left to cut.',
      zh: 'D 的叶节点依次是 14、5、2。只有最后一个小于 3，而那时已没有可剪的了。',
    },
    question: {
      ask: {
        en: 'Suppose 2 stood first. How many leaves of D would be evaluated?',
        zh: '假如 2 排在最前，D 的叶节点要评估几个？',
      },
      options: [
        { en: 'One', zh: '一个' },
        { en: 'Two', zh: '两个' },
        { en: 'Three, as now', zh: '三个，与现在一样' },
      ],
      right: 0,
      why: { en: '2 ≤ 3 would hold at once, as it did at C.', zh: '2 ≤ 3 立刻成立，与 C 处一样。' },
    },
  },
  {
    figure: `${TEXTBOOK}&step=26&compare=8&beside=tree.aima-fig-5-5-reordered`,
    title: { en: 'Two leaves turned round', zh: '只换了次序' },
    note: {
      en: 'On the right the leaves of D stand as 2, 5, 14: 5 of the 9 leaves are evaluated instead of 7. The value, 3, and the move to B are the same.',
      zh: '右边 D 的叶节点排成 2、5、14：9 个叶节点评估 5 个，而不是 7 个。值 3 和走向 B 都不变。',
    },
  },
  {
    figure: `${COURSE}&step=62`,
    title: { en: 'Every node in order', zh: '每个节点都排序' },
    note: {
      en: 'The main example of the course: 10 of 22 leaves. Now let every node have its best child first: at a MAX node the one of largest value, at a MIN node the one of smallest.',
      zh: '课程的主要例题：22 个叶节点评估了 10 个。现在让每个节点的最佳子节点排在最前：MAX 节点把值最大的放前面，MIN 节点把值最小的放前面。',
    },
    question: {
      ask: { en: 'What can this change?', zh: '这会改变什么？' },
      options: [
        { en: 'The value of the root', zh: '根节点的值' },
        { en: 'How many leaves are evaluated', zh: '评估多少个叶节点' },
        { en: 'Both', zh: '两者都变' },
      ],
      right: 1,
      why: {
        en: 'The value belongs to the tree. The order only decides how soon there is a bound that cuts.',
        zh: '值由树决定。次序只决定能剪枝的界来得早晚。',
      },
    },
  },
  {
    figure: `${COURSE}&step=62&compare=11&beside=children.best`,
    title: { en: 'Best child first', zh: '好的在前' },
    note: {
      en: 'As it was given, on the left, 10 leaves; best child first, on the right, 8. C now comes before B, so A has 1 when B is entered, and B is cut after its first child.',
      zh: '左边是原来的次序，10 个叶节点；右边好的在前，8 个。现在 C 排在 B 前面，进入 B 时 A 已有 1，看完 B 的第一个子节点就剪枝。',
    },
  },
  {
    figure: `${COURSE}&step=62&compare=11&beside=children.worst`,
    title: { en: 'Worst child first', zh: '坏的在前' },
    note: {
      en: 'The same tree with the worst child first at every node: 21 of the 22 leaves, and a single cut. In a bad order alpha-beta costs nearly as much as minimax.',
      zh: '同一棵树，每个节点都把最坏的子节点排在最前：22 个叶节点评估 21 个，只剪枝一次。次序不好，α-β 剪枝几乎与极小极大一样费事。',
    },
  },
  {
    figure: `${BINARY}&step=0`,
    title: { en: 'Perfect order', zh: '完美排序' },
    note: {
      en: 'A uniform tree: every inner node has b = 2 children, all 16 leaves lie at depth m = 4, and the best child is first at every node. In no order can alpha-beta evaluate fewer than b^⌈m/2⌉ + b^⌊m/2⌋ − 1 leaves. Here this is 4 + 4 − 1 = 7.',
      zh: '一棵均匀的树：每个内部节点有 b = 2 个子节点，16 个叶节点都在深度 m = 4，每个节点的最佳子节点都排在最前。无论怎样排序，α-β 剪枝至少要评估 b^⌈m/2⌉ + b^⌊m/2⌋ − 1 个叶节点，这里是 4 + 4 − 1 = 7 个。',
    },
  },
  {
    figure: `${BINARY}&step=51`,
    title: { en: 'Why not fewer', zh: '为什么不能更少' },
    note: {
      en: 'To prove that A gets at least 10, one move of MAX is held against every reply of MIN: 4 leaves. To prove that it gets at most 10, it is the other way round: 4 again. One leaf serves in both, so 7 is the fewest.',
      zh: '要证明 A 至少得 10，就用 MAX 的一种走法对付 MIN 的所有应着：4 个叶节点。要证明至多得 10，则反过来：又是 4 个。有一个叶节点两边都用，所以最少是 7 个。',
    },
    question: {
      ask: {
        en: 'And with the worst child first at every node?',
        zh: '如果每个节点都把最坏的子节点排在最前呢？',
      },
      options: [
        { en: '8 leaves: half of them', zh: '8 个：一半' },
        { en: 'Some more than 7, but not all', zh: '比 7 个多，但不是全部' },
        { en: 'All 16 leaves', zh: '全部 16 个' },
      ],
      right: 2,
      why: {
        en: 'What could cut comes last, when nothing is left to cut.',
        zh: '能引起剪枝的总是最后才来，那时已没有可剪的了。',
      },
    },
  },
  {
    figure: `${BINARY}&step=51&compare=8&beside=children.worst`,
    title: { en: 'The same, worst first', zh: '同一棵树，坏的在前' },
    note: {
      en: 'On the right the worst child is first everywhere: all 16 leaves, and no cut at all. The order alone decides between 7 and 16; A is worth 10 on both sides.',
      zh: '右边每个节点都把最坏的排在最前：16 个叶节点全部评估，一次也没有剪枝。7 个还是 16 个，全由次序决定；两边 A 的值都是 10。',
    },
  },
  {
    figure: `${TERNARY}&step=0`,
    title: { en: 'Three children each', zh: '每个节点三个子节点' },
    note: {
      en: 'Now b = 3 and again m = 4: 81 leaves, the best child first at every node.',
      zh: '现在 b = 3，仍是 m = 4：81 个叶节点，每个节点的最佳子节点都排在最前。',
    },
    question: {
      ask: {
        en: 'What does perfect order make of the b^m = 81 leaves?',
        zh: '完美排序使 b^m = 81 个叶节点变成多少？',
      },
      options: [
        { en: 'About half of them', zh: '大约一半' },
        { en: 'One b less: a third of them', zh: '少一个 b：三分之一' },
        { en: 'Half the exponent: about b^(m/2), twice', zh: '指数减半：大约 b^(m/2) 的两倍' },
      ],
      right: 2,
      why: { en: 'b^(m/2) is 9 here, and 9 + 9 − 1 = 17.', zh: '这里 b^(m/2) 是 9，9 + 9 − 1 = 17。' },
    },
  },
  {
    figure: `${TERNARY}&step=105`,
    title: { en: 'Twice as deep', zh: '深度加倍' },
    note: {
      en: '17 of the 81 leaves. In perfect order the work grows like b^(m/2), not like b^m: in the same time a search gets about twice as deep.',
      zh: '81 个叶节点只评估了 17 个。完美排序时，工作量像 b^(m/2) 那样增长，而不是 b^m：同样的时间里，大约能搜到两倍的深度。',
    },
  },
  {
    figure: `${NILSSON}&step=180&compare=19&beside=children.best`,
    title: { en: 'Where the order comes from', zh: '次序从哪里来' },
    note: {
      en: 'Nilsson’s tree as given and with the best child first: 18 leaves and 8. This picture could be ordered only because all values were known. A program must guess: in chess it tries captures first, and in iterative deepening first what the last pass found best.',
      zh: '尼尔逊的树，原来的次序和好的在前：18 个叶节点和 8 个。这幅图能排好，只因所有的值都已知道。程序只能猜：下棋时先试吃子，迭代加深时先试上一遍认为最好的走步。',
    },
  },
];
