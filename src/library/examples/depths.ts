/** The trees of chapter 4: searches that stop before the ends and use estimates. */
import type { Written } from '../example.ts';
import { madeHere } from './sources.ts';

const OURS = {
  ...madeHere(', for the chapter on imperfect, real-time decisions', '，配合“不完美的实时决策”一章'),
  chapter: 4,
} as const;

export const DEPTHS: readonly Written[] = [
  {
    ...OURS,
    id: 'how-deep',
    title: { en: 'How deep is deep enough?', zh: '搜多深才够？' },
    name: { en: 'How deep is enough', zh: '多深才够' },
    literal: '5~(a->9~(3~(5 7) 6~(1 0)) b->2~(5~(9 4) 5~(8 3)) c->4~(8~(6 9) 7~(6 1)))',
    limits: { deepen: true },
    notice: {
      en: 'Each depth plays another move: a at depth 1, c at depth 2, b at depth 3, which is proved. All passes together enter 32 nodes; one search to the end, children as given, enters 22.',
      zh: '每个深度走的都不同：深度 1 走 a，深度 2 走 c，深度 3 走 b，这时才得到证明。各次搜索共进入 32 个节点；按给定次序一次搜到底，进入 22 个。',
    },
    topics: [
      'iterative-deepening',
      'evaluation-function',
      'move-ordering',
      'alpha-beta',
      'alpha-cut',
      'beta-cut',
    ],
  },
  {
    ...OURS,
    id: 'estimate-or-proof',
    title: { en: 'An estimate is no proof: 7 or 3?', zh: '估计不是证明：7 还是 3？' },
    name: { en: 'An estimate is no proof', zh: '估计不是证明' },
    literal: '4~(a->6~(9 7~(2 3)) b->3~(1 8~(5 6)))',
    leafBounds: [0, 9],
    limits: { depth: 2 },
    notice: {
      en: 'At depth 2 the root seems to be worth 7, for the node estimated at 7 is not looked into; it is worth 3, and so is the root. That b gives at most 1 is proved all the same, by the leaf 1.',
      zh: '在深度 2，根节点看似值 7，因为估计为 7 的节点没有再往下看；它其实值 3，根节点也值 3。而 b 至多值 1 已由叶节点 1 证明。',
    },
    topics: ['evaluation-function', 'alpha-beta', 'alpha-cut'],
  },
  {
    ...OURS,
    id: 'proved-early',
    title: { en: 'Proved before the end', zh: '不到底就已证明' },
    name: { en: 'Proved before the end', zh: '提前证明' },
    literal: '0~(a->2~(4~(1 2) 3) b->-1~(inf inf) c->5~(6~(7 8) 9))',
    limits: { deepen: true },
    notice: {
      en: 'Both replies to b are won for MAX, and no value is greater than +∞: depth 2 proves the root, though there are 3 plies. The passes enter 14 nodes.',
      zh: 'b 的两个应着都使 MAX 获胜，没有比 +∞ 更大的值：树有 3 层，深度 2 就证明了根节点。各次搜索共进入 14 个节点。',
    },
    topics: ['iterative-deepening', 'evaluation-function', 'infinity', 'alpha-beta', 'alpha-cut'],
  },
  {
    ...OURS,
    id: 'material',
    title: { en: 'Material: what is a rook worth?', zh: '子力：车值多少？' },
    name: { en: 'What is a rook worth', zh: '车值多少' },
    literal:
      'eval pawn=1 minor=3 rook=5 queen=9; (trade-> ({2 1 -1 0}~? {3 1 -1 0}~?) keep-> ({-1 0 0 0}~? {0 0 0 0}~?))',
    literals: {
      zh: 'eval 兵=1 轻子=3 车=5 后=9; (兑子-> ({2 1 -1 0}~? {3 1 -1 0}~?) 不换-> ({-1 0 0 0}~? {0 0 0 0}~?))',
    },
    notice: {
      en: 'With a rook at 5 the trade for a minor piece and two pawns is worth 0, to keep it −1. The trade is played up to 6, where both are worth −1; beyond, the rook is kept.',
      zh: '车值 5 时，用车换一个轻子和两个兵值 0，不换值 −1。车值到 6 为止都换（6 时两者都是 −1），再大就不换。',
    },
    topics: ['evaluation-function', 'alpha-beta', 'alpha-cut'],
  },
];
