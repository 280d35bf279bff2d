import type { ShippedLesson } from './shippedLesson.ts';

const DEEPEN = 'tree=how-deep&algorithm=alpha-beta&cutoff=equal&deepen=1';
const EARLY = 'tree=proved-early&algorithm=alpha-beta&cutoff=equal&deepen=1';

/**
 * A lesson about iterative deepening on a tree whose best move differs at each depth: the answer so far, the order of
 * moves, and a budget of nodes.
 */
export const deepening: ShippedLesson = [
  {
    figure: `${DEEPEN}&step=1`,
    title: { en: 'How deep, then?', zh: '究竟搜多深？' },
    note: {
      en: 'How deep a search will come in the time it has is not known beforehand. Iterative deepening need not know: it searches to depth 0, then to 1, then to 2, each time from the root.',
      zh: '在限定的时间里能搜多深，事先并不知道。迭代加深不必知道：先搜深度 0，再搜 1，再搜 2，每次都从根节点开始。',
    },
  },
  {
    figure: `${DEEPEN}&step=2`,
    title: { en: 'Depth 0', zh: '深度 0' },
    note: {
      en: 'At depth 0 the root itself is judged: ≈5. That is an answer already, but one that names no move.',
      zh: '深度 0 只评估根节点自己：≈5。这已是一个结果，但还没有走步。',
    },
  },
  {
    figure: `${DEEPEN}&step=11`,
    title: { en: 'After depth 1', zh: '深度 1 之后' },
    note: {
      en: 'Depth 1 has judged B 9, C 2 and D 4. The answer so far is a. What depth 1 returned also tells depth 2 where to begin.',
      zh: '深度 1 估计 B 为 9，C 为 2，D 为 4，目前的结果是 a。深度 1 的返回值还告诉深度 2 从哪里开始。',
    },
    question: {
      ask: { en: 'In which order will depth 2 try the moves?', zh: '深度 2 会按什么次序试这些走步？' },
      options: [
        { en: 'a, b, c', zh: 'a、b、c' },
        { en: 'a, c, b', zh: 'a、c、b' },
        { en: 'b, c, a', zh: 'b、c、a' },
      ],
      right: 1,
      why: {
        en: 'MAX moves at the root, so the greatest comes first: 9, then 4, then 2.',
        zh: '根节点由 MAX 走步，所以大的在前：9，然后 4，然后 2。',
      },
    },
  },
  {
    figure: `${DEEPEN}&step=21`,
    title: { en: 'Second, though drawn last', zh: '画在最后，搜在第二' },
    note: {
      en: 'After B the search turns to D, not to C. The drawing stays as it is; only the order of search has changed.',
      zh: 'B 之后搜索的是 D，而不是 C。图没有变，变的只是搜索的次序。',
    },
  },
  {
    figure: `${DEEPEN}&step=31`,
    title: { en: 'What the order brings', zh: '次序的好处' },
    note: {
      en: 'C comes last and is cut after G: ≈5 or less, while A has ≈7 from D. Tried as they are drawn, C before D, this pass would cut nothing.',
      zh: 'C 排在最后，看过 G 就被剪：它至多约为 5，而 A 已从 D 得到 ≈7。若照画出的次序，C 在 D 之前，这一次就什么也剪不掉。',
    },
  },
  {
    figure: `${DEEPEN}&budget=20&step=34`,
    title: { en: 'A budget', zh: '预算' },
    note: {
      en: 'Depth 2 is finished: c, for ≈7. Let there be time for 20 nodes in all passes together: 14 are used. A pass that is broken off does not count.',
      zh: '深度 2 已完成：走 c，约为 7。现在假定时间有限，各次搜索一共只能进入 20 个节点，到此已用去 14 个。没有做完的那一次不算数。',
    },
    question: {
      ask: { en: 'What if the budget were one less than these 14?', zh: '假如预算比这 14 个还少一个呢？' },
      options: [
        { en: 'c, with less certainty', zh: 'c，把握小些' },
        { en: 'No answer', zh: '没有结果' },
        { en: 'a, from depth 1', zh: 'a，深度 1 的结果' },
      ],
      right: 2,
      why: {
        en: 'The deepest finished pass answers: an unfinished one may have missed the reply that matters.',
        zh: '采用已完成的最深一次：没做完的，也许恰好没看到要紧的应着。',
      },
    },
  },
  {
    figure: `${DEEPEN}&budget=13&step=30`,
    title: { en: 'One node short', zh: '只差一个节点' },
    note: {
      en: 'With 13 nodes depth 2 stops before G is entered. It had ≈7 for c already, and yet the answer is a, for ≈9.',
      zh: '预算为 13 个节点时，深度 2 在进入 G 之前停止。它已经求出 c 约为 7，采用的却是 a，约为 9。',
    },
  },
  {
    figure: `${DEEPEN}&budget=20&step=38`,
    title: { en: 'The last line first', zh: '先走上次的路线' },
    note: {
      en: 'Back to 20 nodes. Depth 3 begins with D and below it with J: that is the line of play which depth 2 thought best. Every level is ordered by what depth 2 returned.',
      zh: '回到 20 个节点的预算。深度 3 先看 D，在它下面先看 J：正是深度 2 认为最好的那条路线。每一层都按深度 2 的返回值排序。',
    },
  },
  {
    figure: `${DEEPEN}&budget=20&step=47`,
    title: { en: 'Out of time', zh: '时间用完' },
    note: {
      en: 'The 20 nodes are used up in the middle of depth 3. What it found is dropped, and the figure is that of depth 2 again: c, for ≈7. Depth 3 had begun to doubt c, but had looked at no other move.',
      zh: '20 个节点在深度 3 的中途用完，中间结果不采用，图又回到深度 2：走 c，约为 7。深度 3 已对 c 起疑，但别的走步还没有看过。',
    },
  },
  {
    figure: `${DEEPEN}&step=70`,
    title: { en: 'With more time', zh: '时间充裕时' },
    note: {
      en: 'Without a budget depth 3 goes on. A has 8 from C, and B comes last. The leaves below E are 5 and 7, those below F are 1 and 0.',
      zh: '没有预算，深度 3 就继续下去。A 已从 C 得到 8，最后轮到 B。E 下面的叶节点是 5 和 7，F 下面是 1 和 0。',
    },
    question: {
      ask: { en: 'How many of these four will be evaluated?', zh: '这四个叶节点要评估几个？' },
      options: [
        { en: 'Two, those below E', zh: '两个，E 下面的' },
        { en: 'All four', zh: '四个' },
        { en: 'None', zh: '一个也不用' },
      ],
      right: 0,
      why: {
        en: 'E is worth 7, so B is worth 7 or less, and A has 8: F is cut.',
        zh: 'E 值 7，所以 B 至多为 7，而 A 已有 8，于是剪去 F。',
      },
    },
  },
  {
    figure: `${DEEPEN}&step=82`,
    title: { en: 'Proved, so stop', zh: '已证明，就停止' },
    note: {
      en: 'Depth 3 plays b, worth 8. It rests on no estimate, so a greater depth could change nothing, and the search stops. All passes together entered 32 nodes and cut three times.',
      zh: '深度 3 走 b，值为 8，不再依据任何估计，再深也不会改变什么，搜索就停止。各次搜索共进入 32 个节点，剪枝三次。',
    },
  },
  {
    figure: `${DEEPEN}&tries=given&step=90`,
    title: { en: 'Without the order', zh: '不用这个次序' },
    note: {
      en: 'The same passes once more, but always in the order in which the children are drawn: 37 nodes are entered, and not one cut is made.',
      zh: '同样的几次搜索，但子节点总按画出的次序：共进入 37 个节点，一次也没有剪枝。',
    },
  },
  {
    figure: 'tree=how-deep&algorithm=alpha-beta&cutoff=equal&deepen=0&depth=all&step=53',
    title: { en: 'The price', zh: '代价' },
    note: {
      en: 'One search to the end enters 22 nodes and finds the same b. That is cheaper here, but stopped on the way it would have had no answer. And where there are many moves, the last pass is most of the work.',
      zh: '一次搜到底，进入 22 个节点，同样走 b。这里它更省，但若中途停下就没有结果。而且走步很多时，大部分工作都在最后一次。',
    },
  },
  {
    figure: `${EARLY}&step=33`,
    title: { en: 'Estimates all around', zh: '周围都是估计' },
    note: {
      en: 'Another tree of 3 plies, at the end of depth 2. Both replies to b are won for MAX, +∞. The other two moves rest on estimates.',
      zh: '另一棵 3 层的树，深度 2 即将结束。b 的两个应着都使 MAX 获胜，即 +∞；另外两步依据的是估计。',
    },
    question: {
      ask: { en: 'Must depth 3 still be searched?', zh: '还要搜索深度 3 吗？' },
      options: [
        { en: 'Yes: there are estimates left', zh: '要：还有估计' },
        { en: 'No: the root is proved', zh: '不要：根节点已证明' },
        { en: 'Yes: the tree has 3 plies', zh: '要：树有 3 层' },
      ],
      right: 1,
      why: {
        en: 'Nothing is greater than +∞. Whatever the other moves are worth, MAX cannot do better.',
        zh: '没有比 +∞ 更大的值。另外两步无论值多少，MAX 都不会更好。',
      },
    },
  },
  {
    figure: `${EARLY}&step=35`,
    title: { en: 'Proved early', zh: '提前证明' },
    note: {
      en: 'The search ends after depth 2 with b, after 14 nodes. The estimates elsewhere do not matter: what decides the root is proved.',
      zh: '搜索在深度 2 之后结束，走 b，共进入 14 个节点。别处的估计无关紧要：决定根节点的部分已经证明。',
    },
  },
];
