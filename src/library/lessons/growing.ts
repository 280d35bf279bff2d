import type { ShippedLesson } from './shippedLesson.ts';

const DRAWN = 'tree=aima-fig-5-5&algorithm=alpha-beta&cutoff=equal';
const GROWN = `${DRAWN}&growth=grown`;
const TWO_PHASE = 'tree=thu-fig-3-5&algorithm=two-phase';
const BOARDS = 'tree=ttt-stage1-alphabeta';

/**
 * A lesson about a tree that is generated during the search: node by node with cutoffs, or level by level with OPEN and
 * CLOSED.
 */
export const growing: ShippedLesson = [
  {
    figure: `${DRAWN}&step=14`,
    title: { en: 'Drawn first, then cut', zh: '先画后剪' },
    note: {
      en: 'The cut at C strikes out the leaves 4 and 6. Both were there before the search began, as in most books. But who makes the whole tree first has already paid for what the cut is to save.',
      zh: 'C 处的剪枝划去了叶节点 4 和 6。和多数教材一样，它们在搜索之前就已画好。可是先把整棵树造出来，剪枝要省的工夫早已花掉了。',
    },
  },
  {
    figure: `${GROWN}&step=1`,
    title: { en: 'Only the root', zh: '只有根节点' },
    note: {
      en: 'The same search again, but now a node appears when the search generates it. MAX has 3 moves at A, and not one of the positions they lead to has been made.',
      zh: '再做一遍同样的搜索，但节点要到搜索生成它时才出现。MAX 在 A 有 3 种走步，它们通向的局面一个也还没有生成。',
    },
  },
  {
    figure: `${GROWN}&step=5`,
    title: { en: 'One child at a time', zh: '一次生成一个' },
    note: {
      en: 'Two of the 3 moves at B have been tried; the third child does not exist yet. Depth first, a child is made when it is looked at, so that the search itself keeps no more than the path: A, B and the leaf in hand.',
      zh: 'B 的 3 种走步试了两种，第三个子节点还不存在。深度优先时，看到哪个子节点才生成哪个，搜索只需保留当前的路径：A、B 和正在看的叶节点。',
    },
  },
  {
    figure: `${GROWN}&step=12`,
    title: { en: 'Two moves left', zh: '还剩两种走步' },
    note: {
      en: 'A has 3 from B. C has 3 moves; the first of them has just been generated, a leaf worth 2.',
      zh: 'A 已从 B 得到 3。C 有 3 种走步，刚刚生成了第一个子节点，是值为 2 的叶节点。',
    },
    question: {
      ask: { en: 'How many children of C are still to be generated?', zh: 'C 还要生成几个子节点？' },
      options: [
        { en: 'Both', zh: '两个' },
        { en: 'One', zh: '一个' },
        { en: 'None', zh: '一个也不用' },
      ],
      right: 2,
      why: {
        en: 'MIN can hold C to 2 or less, and MAX already has 3: the rest cannot matter.',
        zh: 'MIN 能使 C 至多为 2，而 MAX 已有 3：剩下的改变不了选择。',
      },
    },
  },
  {
    figure: `${GROWN}&step=14`,
    title: { en: 'Never generated', zh: '根本不生成' },
    note: {
      en: 'No child is struck out here; the stub says that 2 moves were never carried out. They are moves, not leaves: how large a tree each of them leads to, the search never learns.',
      zh: '这里没有划去的子节点，短线只说明有 2 种走步从未生成。数的是走步，不是叶节点：每一步下面的子树有多大，搜索无从知道。',
    },
  },
  {
    figure: `${GROWN}&step=26`,
    title: { en: 'What it cost', zh: '花了多少' },
    note: {
      en: '11 nodes were generated, of the 13 that the whole tree has, and never more than 3 were held at once. The value 3 and the move to B are those of minimax all the same.',
      zh: '整棵树有 13 个节点，只生成了 11 个，同时保存的从不超过 3 个。得到的值 3 和走向 B 这一步，与极小极大完全一样。',
    },
  },
  {
    figure: `${TWO_PHASE}&step=2`,
    title: { en: 'OPEN and CLOSED', zh: 'OPEN 表与 CLOSED 表' },
    note: {
      en: 'Now minimax breadth first, with two lists. OPEN is a queue of nodes that are to be expanded: A, B and C have joined its end. CLOSED is a stack of nodes that wait for a value: so far s alone.',
      zh: '再看宽度优先的极小极大，它用两张表。OPEN 表是队列，存放待扩展的节点，A、B、C 刚排到末尾；CLOSED 表是栈，存放等待倒推值的节点，目前只有 s。',
    },
  },
  {
    figure: `${TWO_PHASE}&step=7`,
    title: { en: 'End nodes enter no list', zh: '端节点不进表' },
    note: {
      en: 'D, E and F lie at the depth limit. They are given their values at once and enter neither list.',
      zh: 'D、E、F 已到深度限制，当即得到各自的值，两张表都不进。',
    },
    question: {
      ask: { en: 'What does the procedure do next?', zh: '接下来做什么？' },
      options: [
        { en: 'It gives A its value', zh: '计算 A 的倒推值' },
        { en: 'It takes B from OPEN', zh: '从 OPEN 表取出 B' },
        { en: 'It takes C from OPEN', zh: '从 OPEN 表取出 C' },
      ],
      right: 1,
      why: {
        en: 'The first phase only generates, as long as OPEN is not empty. Values go up in the second.',
        zh: '只要 OPEN 表不空，第一阶段就继续生成；倒推是第二阶段的事。',
      },
    },
  },
  {
    figure: `${TWO_PHASE}&step=15`,
    title: { en: 'The first phase is over', zh: '第一阶段结束' },
    note: {
      en: 'OPEN is empty. All 11 nodes are there and each of the 7 leaves has its value, but A, B, C and s have none: they stand in CLOSED, the newest in front.',
      zh: 'OPEN 表空了。11 个节点都已生成，7 个叶节点都有了值，而 A、B、C、s 还没有：它们都在 CLOSED 表中，后来的在前。',
    },
    question: {
      ask: { en: 'Which of them gets its value first?', zh: '它们中哪一个先得到倒推值？' },
      options: [
        { en: 'A, the first one expanded', zh: 'A，它最先扩展' },
        { en: 's, the root', zh: 's，它是根节点' },
        { en: 'C, the first of CLOSED', zh: 'C，它在 CLOSED 表之首' },
      ],
      right: 2,
      why: {
        en: 'CLOSED is a stack: the last in is the first out, children before their parents.',
        zh: 'CLOSED 表是栈，后进先出，子节点总在父节点之前。',
      },
    },
  },
  {
    figure: `${TWO_PHASE}&step=16`,
    title: { en: 'Why a stack', zh: '为什么是栈' },
    note: {
      en: 'C takes the smaller of −4 and −3 and leaves CLOSED. Were CLOSED a queue, s would stand in front, and the procedure would ask for ever whether its successors have values.',
      zh: 'C 取 −4 和 −3 中较小的，离开 CLOSED 表。假如 CLOSED 表是队列，排在最前的就是 s，过程会永远在问它的后继有没有值。',
    },
  },
  {
    figure: `${TWO_PHASE}&step=19`,
    title: { en: 'Up to the root', zh: '倒推到根节点' },
    note: {
      en: 'C, B and A came out with −4, −2 and −6, from right to left, and s takes the greatest of them, −2. Whenever a node stood in front, all its successors had values already.',
      zh: 'C、B、A 自右向左依次得到 −4、−2、−6，s 取其中最大的 −2。每个节点排到最前时，它的后继都已有值。',
    },
  },
  {
    figure: 'tree=thu-fig-3-5&algorithm=level-by-level&step=14',
    title: { en: 'Level by level', zh: '逐层倒推' },
    note: {
      en: 'The five-step form needs no lists: it generates the whole tree, values the leaves from left to right, and then backs up one level after the other. A, B and C have the same values as before; only the order was another.',
      zh: '五步的写法不用表：先生成整棵树，从左到右评估叶节点，再一层一层向上倒推。A、B、C 的值与先前相同，只是次序不同。',
    },
  },
  {
    figure: 'tree=thu-fig-3-5&algorithm=alpha-beta&cutoff=equal&growth=grown&step=24',
    title: { en: 'Depth first instead', zh: '换成深度优先' },
    note: {
      en: 'Depth first with cuts finds the same −2 and the same move. It generated 10 nodes instead of 11, and held 3 at most, where the two phases held all 11 to the end.',
      zh: '深度优先加剪枝，得到同样的 −2 和同样的走步。生成的是 10 个节点而不是 11 个；同时保存的至多 3 个，而两阶段的写法把 11 个一直存到最后。',
    },
  },
  {
    figure: `${BOARDS}&algorithm=two-phase&step=25`,
    title: { en: 'The first move at tic-tac-toe', zh: '一字棋的第一步' },
    note: {
      en: 'MAX’s first move, symmetric positions counted once. The two phases generated 16 positions and still store all of them.',
      zh: '一字棋中 MAX 的第一步，对称的局面只算一次。两阶段的写法生成了 16 个局面，并且全部存着。',
    },
    question: {
      ask: {
        en: 'How many must a depth-first search hold at once?',
        zh: '深度优先搜索这棵树，同时至多要保存几个？',
      },
      options: [
        { en: 'All 16 as well', zh: '同样是 16 个' },
        { en: 'The leaves, 12', zh: '12 个叶节点' },
        { en: 'Three: one path', zh: '三个：一条路径' },
      ],
      right: 2,
      why: {
        en: 'It needs only the path from the root to the node in hand.',
        zh: '它只需要从根节点到当前节点的路径。',
      },
    },
  },
  {
    figure: `${BOARDS}&algorithm=alpha-beta&cutoff=equal&growth=grown&step=28`,
    title: { en: 'Both savings', zh: '两样都省' },
    note: {
      en: '12 of the 16 positions were generated, and 3 held at most. To hold only a path is what depth first brings; to leave out 4 moves is what the cut brings, and it needs a tree that grows.',
      zh: '16 个局面生成了 12 个，同时保存的至多 3 个。只存一条路径是深度优先的好处；省去 4 种走步是剪枝的好处，而这要求树是边搜索边生成的。',
    },
  },
];
