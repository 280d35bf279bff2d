import type { englishGame } from '../en/game.ts';

function cellsNamed(cells: readonly number[], columns: number): string {
  return cells
    .map((cell) => `第 ${Math.floor(cell / columns) + 1} 行第 ${(cell % columns) + 1} 列`)
    .join('、');
}

export const chineseGame: typeof englishGame = {
  games: '棋类游戏',
  gamesWhy: '现场搜索：局面在搜索生成它时才出现。',
  play: '对弈',
  playWhy: '与搜索对弈',
  stopPlaying: '结束对弈',
  setting: '游戏设置',
  toDepth: (depth) => (depth === null ? '搜到终局' : `深度 ${depth}`),
  symmetricOnce: '对称只计一次',
  position: '从这个局面开始',
  played: (moves) => `然后走了：${moves}`,
  takeBack: '撤回最后一步',
  fromStart: '回到开局',
  depth: '深度',
  depthNone: '这个游戏没有静态估计函数，一直搜到终局。',
  symmetry: '对称的走步只计一次',
  formOf: '相同的局面',
  formNone: '这个游戏有机会节点：按树搜索，到达同一局面的各条路分别列出。',
  form: { tree: '树', graph: '图' },
  solution: '解图',
  solutionOf: '谁的策略',
  theWinner: '胜方',
  winner: (side) => `不论对方怎么走，${side} 都能获胜。`,
  markedLater: '值倒推到根之后才标出。',
  noWinner: '双方都走得好时，谁也赢不了。',
  notProved: '在这个深度内，谁能获胜未得到证明。',
  inSolution: (side, positions, edges) => `${side} 的策略：${positions} 个局面，${edges} 条边`,
  strategyOf: (side) => `${side} 的策略`,
  asGood: '同样好：点它即可改选',
  arc: '弧线：这些应着必须逐一应对',
  endBar: '横线：棋局结束',
  andOr: '讲义把弧线下的局面称为与节点（AND），其余称为或节点（OR）；另一些书则给下方带弧线的那个节点命名。',
  moreChoices: (count) => `另有 ${count} 个局面也可以这样改选。`,
  ownMoves: (position) => `在 ${position}，这些走步同样好`,
  option: (name, value) => `${name}：${value}`,
  notThat: (canBe) => `可以是 ${canBe}。`,
  complete: '完整的博弈树',
  completeOf: (game, position) =>
    `${game}，从${position === null ? '开局' : `局面 ${position} `}到终局，逐个局面当场数出。`,
  tooManyToCount: '从这个局面出发，局面太多，无法计数。',
  ply: '层',
  inAll: '合计',
  allLines: '全部着法序列',
  siblingsOnce: '对称的兄弟只计一次',
  positionsTold: '局面',
  upToSymmetry: '对称归一的局面',
  worthTold: '局面的值',
  worthParts: 'MAX 胜 · 和 · MIN 胜',
  favoured: 'MAX 占优 · 均势 · MIN 占优',
  nodes: '节点',
  positions: '局面',
  endsWon: '终局：MAX 胜 · MIN 胜 · 和',
  edgesTold: (all, once) =>
    once === null
      ? `局面之间共 ${all.toLocaleString('en-US')} 个走步。`
      : `局面之间共 ${all.toLocaleString('en-US')} 个走步，对称归一后 ${once.toLocaleString('en-US')} 个。`,
  treeTooLarge: (nodes, most) =>
    `全部着法序列共 ${nodes.toLocaleString('en-US')} 个节点，超过这里能搜索和画出的 ${most.toLocaleString('en-US')} 个：上表已列出，较小的形式可以画出。`,
  drawTree: (nodes, isOnce) =>
    `画出树${isOnce ? '（对称的兄弟只计一次）' : ''}：${nodes.toLocaleString('en-US')} 个节点`,
  drawMap: (positions, isOnce) =>
    `画出全图${isOnce ? '（对称归一）' : ''}：${positions.toLocaleString('en-US')} 个局面`,
  formally: '博弈问题的形式化',
  atStart: 'S0',
  actions: (moves, made, all) =>
    `${moves === all ? `${all} 个走步` : `${all} 个走步，对称只计一次为 ${moves} 个`}；已生成 ${made} 个`,
  outcomes: (all, made) => `${all} 种结果；已生成 ${made} 种`,
  isOver: '棋局已结束，没有走步',
  isEnd: '真：棋局已结束',
  isCut: (depth) => `真：深度 ${depth}`,
  isNot: '假',
  onlyAtEnds: '只在终局有值',
  noEstimate: '没有：一直搜到终局',
  system: '作为产生式系统',
  systemParts: [
    ['全局数据库', '局面'],
    ['规则', 'ACTIONS(s) 与 RESULT(s, a)'],
    ['控制策略', '搜索'],
  ],

  positionFault(fault, columns) {
    switch (fault.code) {
      case 'cells':
        return `有 ${fault.found} 格，而棋盘是 ${fault.due} 格：从上到下逐行写 x、o 或 .`;
      case 'sign':
        return `${cellsNamed([fault.at], columns)}的“${fault.found}”不是 x、o 或 .`;
      case 'numbers':
        return `不可能有 ${fault.x} 个 x 和 ${fault.o} 个 o`;
      case 'both-won':
        return `双方都已获胜（${cellsNamed(fault.cells, columns)}），而一方获胜时棋局就结束了`;
      case 'after-win':
        return `在${cellsNamed(fault.cells, columns)}获胜之后又有人走棋`;
      case 'floating':
        return `${cellsNamed(fault.cells, columns)}的棋子下方是空的`;
      case 'pile':
        return `第 ${fault.at + 1} 堆“${fault.found}”不是 1 到 ${fault.most} 之间的枚数`;
      case 'coins':
        return `共有 ${fault.found} 枚，最多 ${fault.most} 枚`;
      case 'two-sides':
        return '应写 MAX 的各点、“-”、MIN 的各点，已掷骰子时再写“/”和点数：7,3-6,6/21';
      case 'point':
        return `“${fault.found}”不是 1 到 ${fault.most} 之间的点`;
      case 'checkers':
        return `一方有 ${fault.found} 枚棋子，最多 ${fault.most} 枚`;
      case 'roll':
        return `“${fault.found}”不是两枚骰子的点数，应写如 21`;
      case 'contact':
        return `双方尚未错开：MAX 的 ${fault.max} 点还在 MIN 的 ${fault.min} 点（MAX 数来是 ${25 - fault.min} 点）之后`;
      case 'nobody':
        return '双方都没有棋子了';
    }
  },
};
