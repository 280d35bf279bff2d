import type { ShippedLesson } from './shippedLesson.ts';

const TIE = 'tree=cs188-q3-0-tied-root&algorithm=alpha-beta&cutoff=equal';
const TUTORIAL = 'tree=auckland-ab14&algorithm=alpha-beta&cutoff=equal';
const ENCYCLOPEDIA = 'tree=wikipedia-ab&algorithm=alpha-beta&cutoff=equal';
const STRICT = 'beside=cutoff.strict';
const WIN_NOW = 'game=tic-tac-toe&start=.x./.o./oxx&depth=end&symmetry=off&algorithm=alpha-beta&cutoff=equal';

/**
 * A lesson about the two common cutoff tests, on a tie of three leaves and on two trees with 14 leaves: when they agree
 * and when they differ.
 */
export const equality: ShippedLesson = [
  {
    figure: `${TIE}&step=7`,
    title: { en: 'Two tests in use', zh: '两种剪枝条件' },
    note: {
      en: 'A has 10 from B, and the search goes down to C, where MIN decides. For a MIN node texts write one of two tests: cut when v ≤ α, or only when v < α. We begin with the first, the cut on equality.',
      zh: 'A 已从 B 得到 10，搜索来到由 MIN 决定的 C。对 MIN 节点，各书的条件有两种：v ≤ α 就剪枝，或者 v < α 才剪枝。我们先用第一种，相等即剪。',
    },
  },
  {
    figure: `${TIE}&step=8`,
    title: { en: 'An equal leaf', zh: '相等的叶节点' },
    note: {
      en: 'The first leaf of C is 10, exactly what A has already. One leaf of C is left.',
      zh: 'C 的第一个叶节点是 10，恰好等于 A 已有的。C 还剩一个叶节点。',
    },
    question: {
      ask: { en: 'With the test v ≤ α, what happens at C?', zh: '按 v ≤ α，C 处会怎样？' },
      options: [
        {
          en: 'The last leaf is evaluated: 10 is not worse than 10',
          zh: '评估最后一个叶节点：10 不比 10 差',
        },
        { en: 'C is cut: it cannot become better than 10', zh: '剪枝：C 不可能比 10 更好' },
        { en: 'C is cut: it is worth exactly 10', zh: '剪枝：C 的值正是 10' },
      ],
      right: 1,
      why: {
        en: 'C can only fall from here, and MAX would change its choice only for more than 10.',
        zh: 'C 的值从这里只会下降，而 MAX 只会为大于 10 的值改变选择。',
      },
    },
  },
  {
    figure: `${TIE}&step=10`,
    title: { en: 'Cut at 10 ≤ 10', zh: '10 ≤ 10，剪枝' },
    note: {
      en: 'The test 10 ≤ 10 holds, and the last leaf is cut. C is worth 10 or less: at best it is as good as B. To know the value of A that is enough.',
      zh: '10 ≤ 10 成立，最后一个叶节点被剪去。C 至多是 10，最好也只是与 B 一样。要知道 A 的值，这已经够了。',
    },
  },
  {
    figure: `${TIE}&step=12`,
    title: { en: 'A bound, not a value', zh: '是界，不是值' },
    note: {
      en: 'C returned 10, and A keeps the move to B. The two tens are not alike: B is worth exactly 10, while C is only known to be 10 or less.',
      zh: 'C 返回 10，A 仍选 B。这两个 10 并不一样：B 的值正是 10，而 C 只知道至多是 10。',
    },
    question: {
      ask: {
        en: 'A student takes the last of the equal moves, C. What does MAX get there?',
        zh: '有同学在相等的走步中取最后一个，走 C。MAX 会得到多少？',
      },
      options: [
        { en: '10: the two are equal', zh: '10：两者相等' },
        { en: '10 or more', zh: '10 或更多' },
        { en: '0: MIN plays to the leaf that was cut', zh: '0：MIN 走向被剪去的叶节点' },
      ],
      right: 2,
      why: {
        en: 'The 10 of C is an upper bound. Of moves that return the same number, the first is to be kept.',
        zh: 'C 的 10 只是上界。几步棋返回同样的数时，要保留最先的一个。',
      },
    },
  },
  {
    figure: `${TIE}&step=13&compare=3&${STRICT}`,
    title: { en: 'The other test', zh: '换一种条件' },
    note: {
      en: 'On the right the test is v < α. 10 < 10 does not hold, so the last leaf is evaluated, and C turns out to be worth 0. On both sides the root is worth 10 and MAX plays to B.',
      zh: '右边的条件是 v < α。10 < 10 不成立，所以还要评估最后一个叶节点，C 的值原来是 0。两边根节点的值都是 10，MAX 都走向 B。',
    },
  },
  {
    figure: `${TUTORIAL}&step=51`,
    title: { en: 'Equal, and yet no cut', zh: '相等，却没有剪枝' },
    note: {
      en: 'A larger tree. H has come to 7, the β it has from C, so the test 7 ≥ 7 holds. But H has no other child: where nothing is left, nothing is cut. So far both tests evaluate the same leaves.',
      zh: '换一棵大些的树。H 升到 7，正是来自 C 的 β，7 ≥ 7 成立。但 H 没有别的子节点：没有剩下的，也就没有剪枝。到此为止，两种条件评估的叶节点相同。',
    },
  },
  {
    figure: `${TUTORIAL}&step=63`,
    title: { en: '7 comes to D', zh: 'D 处来了个 7' },
    note: {
      en: 'A has 7 from C. Now I, the first child of D, returns 7 to D. Three leaves are waiting below J, the other child.',
      zh: 'A 已从 C 得到 7。现在 D 的第一个子节点 I 向 D 返回 7。另一个子节点 J 之下还有三个叶节点等着。',
    },
    question: {
      ask: { en: 'What do the two tests do at D?', zh: '在 D 处，两种条件各会怎样？' },
      options: [
        { en: 'Both cut', zh: '都剪枝' },
        { en: 'v ≤ α cuts, v < α goes on', zh: 'v ≤ α 剪枝，v < α 继续' },
        { en: 'Both go on: D may still be the better move', zh: '都继续：D 也许更好' },
      ],
      right: 1,
      why: {
        en: '7 ≤ 7 holds, 7 < 7 does not. The two tests differ in nothing else.',
        zh: '7 ≤ 7 成立，7 < 7 不成立。两种条件的差别仅此而已。',
      },
    },
  },
  {
    figure: `${TUTORIAL}&step=65`,
    title: { en: 'Why nothing is lost', zh: '为什么没有损失' },
    note: {
      en: 'D is at 7, and MIN can only bring it down. Whatever the three leaves hold, D is never worth more than the 7 that A has. So the value of the root is the same under both tests.',
      zh: 'D 现在是 7，MIN 只会使它下降。无论那三个叶节点是多少，D 都不会大于 A 已有的 7。所以根节点的值与用哪种条件无关。',
    },
  },
  {
    figure: `${TUTORIAL}&step=68&compare=10&${STRICT}`,
    title: { en: '9 leaves, or 12', zh: '9 个还是 12 个' },
    note: {
      en: 'The cut on equality evaluates 9 of the 14 leaves, the strict test 12; value 7 and move C are the same. For the price of three leaves the right side knows that D is worth exactly 7, as good as C. Programs that want all the best moves pay it.',
      zh: '14 个叶节点，相等即剪评估 9 个，超过才剪评估 12 个；值 7 和走步 C 都相同。右边多看三个叶节点，才知道 D 的值正是 7，与 C 一样好。要找出所有最佳走步的程序，就要付这个代价。',
    },
  },
  {
    figure: `${TUTORIAL}&step=68`,
    title: { en: 'As good, or unknown', zh: '等值，还是未知' },
    note: {
      en: 'The sentence at the end of a search says which other moves are as good, and of which that cannot be told. Of B the search knows enough: it is worse. Of D it has read a bound, 7 or less, and stopped.',
      zh: '搜索结束时的那句话会说明还有哪些走步等值，哪些看不出来。B 已经知道比较差；而 D 只读到一个界，至多是 7，就停了。',
    },
    question: {
      ask: {
        en: 'How could this search tell whether D is as good as C?',
        zh: '怎样才能知道 D 是否与 C 等值？',
      },
      options: [
        { en: 'It need not: D returned 7, so it is as good', zh: '不必再看：D 返回 7，就是等值' },
        { en: 'By reading on below D, as the strict test does', zh: '在 D 之下继续看，像 v < α 那样' },
        { en: 'Never: alpha-beta finds only one best move', zh: '没有办法：α-β 剪枝只能找到一个最佳走步' },
      ],
      right: 1,
      why: {
        en: 'A bound is no value. Only leaves that are read can show that D is worth exactly 7.',
        zh: '界不是值。只有看了那些叶节点，才能说明 D 的值正是 7。',
      },
    },
  },
  {
    figure: `${WIN_NOW}&ties=soonest&step=28`,
    title: { en: 'Win now', zh: '能胜就先胜' },
    note: {
      en: 'MIN is to move, and several moves win. Under the rule “first” MIN plays 0 and wins at ply 3. This search has the other rule, the soonest win: the small number says at which ply the game ends, and −1₁ is better for MIN than −1₃.',
      zh: '轮到 MIN，好几步棋都能取胜。按“取第一个”，MIN 走 0，在第 3 层取胜。这里用另一条规则，胜得最早者优先：小字是终局所在的层，对 MIN 来说 −1₁ 比 −1₃ 好。',
    },
  },
  {
    figure: `${ENCYCLOPEDIA}&step=41`,
    title: { en: 'A cut by one sign', zh: '一个等号的剪枝' },
    note: {
      en: 'Another tree of 14 leaves. G has 6 from N, and the first leaf of O is 6 as well. O is worth 6 or less and is cut, but only because the test is ≤ and not <.',
      zh: '另一棵有 14 个叶节点的树。G 从 N 得到 6，O 的第一个叶节点也是 6。O 至多是 6，于是剪枝，只因条件是 ≤ 而不是 <。',
    },
  },
  {
    figure: `${ENCYCLOPEDIA}&step=68&compare=10&${STRICT}`,
    title: { en: 'Say which test', zh: '先说明条件' },
    note: {
      en: 'Here the difference is a single leaf, 9 against 10 of the 14. Value 6 and move C are the same again.',
      zh: '这里只差一个叶节点：14 个中评估 9 个，或者 10 个。值 6 和走步 C 仍然相同。',
    },
    question: {
      ask: {
        en: 'An exercise asks which leaves are evaluated. What must it say, besides the tree?',
        zh: '习题问评估了哪些叶节点。除了树以外，还要说明什么？',
      },
      options: [
        { en: 'Whether an equal value cuts', zh: '相等时剪不剪' },
        { en: 'The value of the root', zh: '根节点的值' },
        {
          en: 'Nothing: all forms of alpha-beta evaluate the same leaves',
          zh: '不用：各种 α-β 剪枝评估的叶节点都一样',
        },
      ],
      right: 0,
      why: {
        en: 'Value and move do not depend on the test, the leaves do.',
        zh: '值和走步与条件无关，评估哪些叶节点却有关。',
      },
    },
  },
];
