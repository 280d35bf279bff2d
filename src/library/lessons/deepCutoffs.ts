import type { ShippedLesson } from './shippedLesson.ts';

const SMALL = 'tree=km-2-4&algorithm=alpha-beta&cutoff=equal';
const NILSSON = 'tree=nilsson-fig-3-12&algorithm=alpha-beta&cutoff=equal';
const PARENT = 'beside=bounds.parent';

/**
 * A lesson that compares passing down the bounds of all ancestors with passing down only the parent's, on the smallest
 * uniform tree that shows a difference and on Nilsson's tree.
 */
export const deepCutoffs: ShippedLesson = [
  {
    figure: `${SMALL}&step=14`,
    title: { en: 'A shallow cut', zh: '浅剪枝' },
    note: {
      en: 'I is cut because D has 10, and D is its parent: such a cut is called shallow. In a tree of fewer than four plies the parent’s bound is all that is ever needed. This tree has four.',
      zh: 'I 处剪枝，因为 D 有 10，而 D 是它的父节点：这样的剪枝叫浅剪枝。不足四层的树，只用父节点的界就够了。这棵树有四层。',
    },
  },
  {
    figure: `${SMALL}&step=31`,
    title: { en: 'A has 10', zh: 'A 有了 10' },
    note: {
      en: 'B is settled, and A, the root, holds 10. Whatever turns up in the right half, MAX can have 10 by playing to B.',
      zh: 'B 的值已定，根节点 A 有了 10。无论右半边出现什么，MAX 走向 B 就能得 10。',
    },
  },
  {
    figure: `${SMALL}&step=34`,
    title: { en: 'The window comes down', zh: '搜索窗口传下来' },
    note: {
      en: 'L is three plies below A. Its parent F has no value yet, and still α is 10 here: every node is entered with the window of its parent, so the bound of A came down by way of C and F.',
      zh: 'L 在 A 之下第三层。它的父节点 F 还没有值，可是这里的 α 已是 10：每个节点都带着父节点的搜索窗口进入，A 的界就经过 C 和 F 传了下来。',
    },
  },
  {
    figure: `${SMALL}&step=35`,
    title: { en: 'A leaf of 2', zh: '叶节点 2' },
    note: {
      en: 'The first leaf of L is 2. F, the parent, has nothing to compare it with. A has 10.',
      zh: 'L 的第一个叶节点是 2。父节点 F 还没有可比较的值，而 A 有 10。',
    },
    question: {
      ask: { en: 'May the other leaf of L be cut?', zh: 'L 的另一个叶节点可以剪去吗？' },
      options: [
        { en: 'No: F must have a value first', zh: '不可以：F 要先有值' },
        { en: 'No: a bound counts only for its own children', zh: '不可以：界只对自己的子节点有效' },
        { en: 'Yes: A has 10, and L is at most 2', zh: '可以：A 有 10，而 L 至多是 2' },
      ],
      right: 2,
      why: {
        en: 'The bound of any MAX ancestor can cut a MIN node, however far up it stands.',
        zh: '任何一个 MAX 祖先节点的界都可以剪去 MIN 节点的分支，不管它在多高的层。',
      },
    },
  },
  {
    figure: `${SMALL}&step=37`,
    title: { en: 'A deep cut', zh: '深剪枝' },
    note: {
      en: 'L is worth 2 or less. If F has a better child, L does not matter there. If it has none, C is worth 2 or less as well, and MAX plays to B for 10. Either way the other leaf changes nothing.',
      zh: 'L 至多是 2。若 F 有更好的子节点，L 就无关紧要；若没有，C 也至多是 2，MAX 便走向 B 得 10。无论怎样，另一个叶节点都不影响结果。',
    },
  },
  {
    figure: `${SMALL}&step=46`,
    title: { en: 'Only a bound goes up', zh: '传上去的只是界' },
    note: {
      en: 'Both children of F have returned, and still its 2 is no exact value: L and M were both cut, each by the bound of A. What F returns to C means 2 or less.',
      zh: 'F 的两个子节点都已返回，但这个 2 仍不是准确的值：L 和 M 处都因 A 的界而剪枝。F 返回给 C 的，意思是至多 2。',
    },
  },
  {
    figure: `${SMALL}&step=51`,
    title: { en: '7 of 16 leaves', zh: '16 个中的 7 个' },
    note: {
      en: 'A is worth 10, with 7 of the 16 leaves evaluated. Two of the five cuts were deep, at L and at M. Some answer keys, and many students, compare with the parent alone.',
      zh: 'A 的值是 10，16 个叶节点评估了 7 个。五次剪枝中，L 和 M 处的两次是深剪枝。有的参考答案，还有不少同学，只与父节点比较。',
    },
    question: {
      ask: {
        en: 'Such a search comes to L and its first leaf, 2. What does it do?',
        zh: '这样的搜索来到 L，看到它的第一个叶节点 2，会怎样？',
      },
      options: [
        { en: 'It cuts L as well', zh: '同样在 L 处剪枝' },
        { en: 'It evaluates the other leaf, 3, too', zh: '还要评估另一个叶节点 3' },
        { en: 'It finds another value for A', zh: '使 A 得到另一个值' },
      ],
      right: 1,
      why: {
        en: 'F has no value yet, so nothing is known at L. The search does more work, but A is worth 10 all the same.',
        zh: 'F 还没有值，所以在 L 处一无所知。它要多做些工作，但 A 的值仍是 10。',
      },
    },
  },
  {
    figure: `${SMALL}&step=51&compare=8&${PARENT}`,
    title: { en: 'One leaf more', zh: '多看一个叶节点' },
    note: {
      en: 'On the left the bounds of all ancestors, on the right the parent’s alone: 7 leaves and 8. The right side missed the cut at L, but after that F had a 2 of its own to cut with. Value 10 and move B are the same.',
      zh: '左边用所有祖先节点的界，右边只用父节点的：7 个叶节点和 8 个。右边错过了 L 处的剪枝，但此后 F 自己有了 2，又能剪枝。值 10 和走步 B 都相同。',
    },
  },
  {
    figure: `${NILSSON}&step=42`,
    title: { en: 'The other way round', zh: '反过来' },
    note: {
      en: 'Nilsson’s tree, with six plies and 41 leaves. B, a MIN node, has 0 from E. Y, a MAX node three plies below B, is just getting 2 from its first child.',
      zh: '尼尔逊的树，六层，41 个叶节点。MIN 节点 B 从 E 得到 0。Y 是 B 之下第三层的 MAX 节点，它的第一个子节点正把 2 传上来。',
    },
    question: {
      ask: { en: 'Is anything cut at Y?', zh: 'Y 处剪枝吗？' },
      options: [
        { en: 'No: M, its parent, has no value yet', zh: '不剪：它的父节点 M 还没有值' },
        { en: 'No: 2 is good for MAX', zh: '不剪：2 对 MAX 有利' },
        { en: 'Yes: 2 ≥ 0, and B has that 0', zh: '剪：2 ≥ 0，这个 0 是 B 的' },
      ],
      right: 2,
      why: {
        en: 'A MAX node is compared with the bound of every MIN ancestor: the β it was entered with.',
        zh: 'MAX 节点要与每个 MIN 祖先节点的界比较，也就是进入它时的 β。',
      },
    },
  },
  {
    figure: `${NILSSON}&step=44`,
    title: { en: 'A deep β cut', zh: 'MAX 节点处的深剪枝' },
    note: {
      en: 'Y is worth 2 or more. M has no other child, so it is worth 2 or more, and so is F, where MAX decides. MIN at B keeps its 0: what is left of Y changes nothing.',
      zh: 'Y 至少是 2。M 没有别的子节点，所以也至少是 2；F 由 MAX 决定，同样至少是 2。MIN 在 B 保住它的 0：Y 剩下的分支不影响结果。',
    },
  },
  {
    figure: `${NILSSON}&step=168`,
    title: { en: 'Five plies up', zh: '往上五层' },
    note: {
      en: 'BD is worth −1 or less, and the bound is the root’s: A has 1 from C, five plies above. To the MAX nodes between them, K and AI, no child has returned yet. It was the window that brought the bound down.',
      zh: 'BD 至多是 −1，界是根节点的：往上五层，A 从 C 得到 1。它们之间的 MAX 节点 K 和 AI，都还没有子节点返回。是搜索窗口把这个界带了下来。',
    },
  },
  {
    figure: `${NILSSON}&step=180`,
    title: { en: '18 of 41 leaves', zh: '41 个中的 18 个' },
    note: {
      en: 'A is worth 1, and MAX plays to C. 13 cuts, six of them deep, left 18 of the 41 leaves to evaluate.',
      zh: 'A 的值是 1，MAX 走向 C。13 次剪枝，其中六次是深剪枝，41 个叶节点只评估了 18 个。',
    },
    question: {
      ask: {
        en: 'What does a search with the parent’s bound alone find for A?',
        zh: '只看父节点的界，搜索对 A 得到什么？',
      },
      options: [
        { en: 'Less than 1: it missed cuts', zh: '小于 1：它错过了剪枝' },
        { en: '1, and C', zh: '1，走向 C' },
        { en: '1, but perhaps another move', zh: '1，但走步可能不同' },
      ],
      right: 1,
      why: {
        en: 'A missed cut costs work. Value and move stay what they are.',
        zh: '错过剪枝只是多做工作，值和走步都不变。',
      },
    },
  },
  {
    figure: `${NILSSON}&step=180&compare=19&${PARENT}`,
    title: { en: '18 leaves, or 27', zh: '18 个还是 27 个' },
    note: {
      en: 'With the parent’s bound alone there are 7 cuts instead of 13, and 27 leaves instead of 18. Both sides come to 1 and to C. That is the price of not handing the window down.',
      zh: '只看父节点的界，剪枝 7 次而不是 13 次，评估 27 个叶节点而不是 18 个。两边的值都是 1，都走向 C。不把搜索窗口传下去，代价就是这些。',
    },
  },
];
