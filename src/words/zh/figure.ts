/**
 * The texts around a figure and on the start page: menus, limits, lists, side panels, games, the course,
 * notices, and the names of skills and questions.
 */
import { LIMITS } from '../../core/tree/limits.ts';
import { printNumber } from '../../core/tree/printNumber.ts';
import type { Problem } from '../../notation/index.ts';
import { isUnknown } from '../../notation/leafValue.ts';
import type { ForeignName, Need } from '../../notation/notations/names.ts';
import type { WishFault, WishPart } from '../../notation/wishFault.ts';
import type * as english from '../en/figure.ts';
import { type ProblemSentences, shortened } from '../faultSentences.ts';
import type { AskedStrategy, FormatTexts, WantedNumbers } from '../formats.ts';
import { grouped, say } from '../sentence.ts';

/** The reasons why a search cannot be written in negamax form, with the numbers of the side to move. */
export const notByMover: typeof english.notByMover = {
  algorithm: '这种算法没有负极大值形式',
  chance: '树中有机会节点，机会不是对局的一方',
  players: '这棵树里由多个玩家决定',
};

function theLeaf(leaf: string, parent?: string): string {
  return `${parent === undefined ? '' : `${parent} 的`}叶节点 ${leaf}`;
}

function infiniteLeaf(name: string, leaf: string, parent?: string): string {
  return `${name} 需要回报，而${parent === undefined ? '' : ' '}${theLeaf(leaf, parent)} 是无穷的：请改为有限的数。`;
}

/**
 * The texts of the menus of rules, of bound notations, of MAX's or the mover's numbers, of full or growing
 * trees, and of the menu "⋯".
 */
export const settings: typeof english.settings = {
  rule: {
    cutoff: { equal: '相等即剪：v ≥ β，v ≤ α', strict: '超过才剪：v > β，v < α' },
    value: {
      soft: 'v 本身（fail-soft）',
      hard: '限制在窗口内的 v（fail-hard）',
      running: '不断更新的界 α 或 β',
    },
    bounds: { all: '所有祖先节点的界', parent: '只看父节点的界' },
    begin: { open: '全开：(−∞, +∞)', leaves: '叶节点的已知范围' },
    ties: { first: '第一个', soonest: '胜得最早、败得最晚的' },
  },
  ruleLegend: {
    cutoff: '何时剪枝',
    value: '节点返回',
    bounds: '与谁的界比较',
    begin: '窗口从何开始',
    ties: '走步等值时取',
  },
  ruleNote: {
    cutoff: {
      equal: '多数教材如此：相等的值改变不了选择',
      strict: '有些程序如此：相等的值也看，好找出所有最佳走步',
    },
    value: {
      soft: '得到多少返回多少，超出窗口也照实返回',
      hard: '返回的值不超出窗口',
      running: '把 α 或 β 返回给父节点，有的实验报告这样写',
    },
    bounds: { all: '窗口沿整条路径传下来：也有深剪枝', parent: '只有浅剪枝：看得出深剪枝省了多少' },
    begin: {
      open: '树所声明的叶节点范围在这里不起作用；Star1 总会用到它',
      leaves: '没有叶节点在范围之外，节点一得到最小或最大的值就可以不再看',
    },
    ties: {
      first: '与多数教科书相同：后来的等值走步不取而代之',
      soonest: '还比较终局在第几层：∞₃ 表示第 3 层取胜',
    },
  },
  effect: (before, after, step) =>
    `评估叶节点 ${grouped(before)} → ${grouped(after)} 个，从第 ${grouped(step)} 步起过程不同`,
  effectNone: '在这里没有差别',
  menu: {
    copyLink: '复制链接',
    keep: '把这个时刻存入讲解',
    audience: '观众窗口',
    theme: { light: '深色主题', dark: '浅色主题' },
    print: '打印',
    growth: '搜索量怎样增长',
    keys: '按键',
    about: '关于弈树',
  },
  notation: {
    window: '搜索窗口 (α, β)',
    range: '已证明的范围 [下界, 上界]',
    one: '每个节点一个界',
    pair: '更新后的 [α, β]',
  },
  notationNote: {
    window: '算法手中的一对界',
    range: '对节点的值已知多少，如 AIMA 图 5.5',
    one: 'MAX 写 α，MIN 写 β，如 Nilsson 与国内教材',
    pair: '先计入 v 再比较：剪枝时两界交叉',
  },
  feared: (name) => `${name}：联盟对付玩家 1`,
  drawnOfPlayers: '多个玩家的树总是先画好',
  /** what each algorithm does, for the menu of algorithms */
  algorithmNote: {
    minimax: '看遍每个叶节点，MAX 取最大，MIN 取最小',
    'two-phase': '先用 OPEN、CLOSED 表生成整棵树，再倒推',
    'level-by-level': '逐层生成，再从最深一层倒推',
    'alpha-beta': '不看改变不了选择的部分；在机会节点之下，窗口重新开始',
    pvs: '对后面的子节点只问是否更好，是则重新搜索；次序好时才合算',
    expectiminimax: '看遍每个叶节点，机会节点取平均',
    star1: '窗口穿过机会节点的 α-β 剪枝；知道叶节点取值范围时，机会节点处也能剪枝',
    'max-n': '多个玩家，每个玩家都取对自己最有利的',
    mcts: '从已有的树反复模拟对局，从结果中学习',
    program: '逐行显示日志里的调用与返回',
  },
  unsuited: {
    chance: (name, others) => `${name}无法处理机会节点：请用${others.join('或')}。`,
    'no-ply': (name) => `${name}至少要看一层：请选择更大的深度。`,
    players: (name, others) => `${name}无法处理多个玩家：请用${others.join('或')}。`,
    infinite: (name, _others, leaf = '?', parent) => infiniteLeaf(name, leaf, parent),
    'too-deep': (name) => `${name}只能显示至多 1000 层的树。`,
    'no-log': (name) => `打开日志后才能显示${name}。`,
    'no-players': (name) => `${name} 用于多人博弈：叶节点是效用向量，如 <1 2 6>。`,
  },
  growthNote: {
    drawn: '搜索之前整棵树已画好，被剪的分支变灰',
    grown: '节点生成时才出现，被剪的从不出现',
  },
  numbersLegend: '数值记的是',
  numbers: { max: 'MAX 得多少', mover: '该走的一方得多少（负极大值）' },
  numbersNote: {
    max: 'MAX 取最大，MIN 取最小',
    mover: '双方都取最大；轮到对方走时数值变号，剪枝条件总是 v ≥ β。编辑、“假如”和 EVAL 仍记 MAX 的数',
  },
  oneByMover: '每个节点都写 α：双方都取最大',
  notByMover: notByMover,
  numbersOfMaxOnly: '提问、练习和对局都记 MAX 的数',
};

/**
 * The texts about limits of the search, passes of iterative deepening, and the answer that the passes have
 * given so far.
 */
export const limits: typeof english.limits = {
  depth: '深度',
  depthAll: '到叶节点',
  shallower: '减少一层',
  deeper: '增加一层',
  ofHeight: (height) => `（共 ${height} 层）`,
  noEstimates: '这里没有说明局面在结束前值多少。静态估计值写在节点之前：5~(3 4)。',
  deepen: '迭代加深：依次搜索深度 0、1、2……',
  deepenWhy: '随时都有结果：已完成的最深一遍的结果',
  budget: '预算',
  budgetNone: '不限',
  nodes: (count) => `${grouped(count)} 个节点`,
  triesLegend: '子节点的排序',
  tries: { last: '按上一遍的值，好的在前', given: '按原来的顺序', kind: '按走步的种类' },
  byKind: '按走步的种类',
  window: '根窗口',
  windowEnds: { alpha: 'α', beta: 'β' },
  windowNone: { alpha: '−∞', beta: '+∞' },
  windowWhy: '搜索从它开始；落在窗口外的值只得到一个界',
  windowWrong: '两个数，前一个较小',
  triesNote: {
    last: '排序好，剪枝就多；图形不变',
    given: '每一遍都像第一遍',
    kind: '先走能赢的，再走能挡的；图形不变',
  },
  quietLegend: '到深度限制时',
  quiet: { none: '一律估计', all: '静止后才估计', noisy: '静止后才估计，只看非静止走步' },
  quietNote: {
    none: '不论是否静止',
    all: '此前搜索全部走步',
    noisy: '此前只看吃子等走步，走步方也可保持原值',
  },
  most: '至多再看几层',
  mostNone: '不限',
  check: '辅助搜索：检查路线的终点',
  checkWhy: '在所选路线的终点再往前搜索；代价小，但不完备',
  checkPlies: '再看几层',
  checked: (plies) => `+${plies}`,
  checkedTo: (plies, step) => `检查，再看 ${plies} 层，到第 ${grouped(step)} 步`,
  horizon: '视野线',
  unseen: '视野之外',
  horizonLine: '视野线：向下看几层',
  horizonAt: (depth) => (depth === null ? '到叶节点' : `深度 ${depth}`),
  pass: (depth) => `深度 ${depth}`,
  passTo: (depth, step) => `深度 ${depth}，到第 ${grouped(step)} 步`,
  answerPanel: '目前的结果',
  order: { last: '排序：按上一遍，好的在前', given: '排序：原来的', kind: '排序：按种类' },
  columns: { depth: '深度', value: '值', move: '走步', entered: '进入', inAll: '共计' },
  running: '进行中',
  dropped: '不采用',
  none: '–',
  ifTimeRanOut: '如果现在时间用完：',
  noAnswerYet: '还没有结果。',
  valueAlone: (value) => `只有值 ${value}，没有走步。`,
  answerNow: (move, value) => `${move}，${value}。`,
  runningWhy: '正在进行的一遍，完成之前不算。',
  budgetSlider: '节点的预算',
  budgetTicks: '刻度是每一深度结束之处。',
  tried: (rank) => `第 ${rank}`,
};

/** The texts about a search that is recorded beside the page. */
export const longSearch: typeof english.longSearch = {
  opening: '正在打开这个地址中的树',
  title: (algorithm, nodes) =>
    nodes === 0 ? `${algorithm}正在搜索这个博弈` : `${algorithm}正在搜索一棵有 ${grouped(nodes)} 个节点的树`,
  making: (nodes) =>
    nodes === 0 ? '正在生成这个博弈的整棵树' : `正在生成一棵有 ${grouped(nodes)} 个节点的树`,
  counting: '正在数整棵树的节点',
  made: '树已经生成了多少',
  reading: '正在读取一棵大树的文本',
  readSoFar: (nodes) => `到目前为止：已读 ${grouped(nodes)} 个节点。`,
  read: '文本已经读了多少',
  progress: '搜索已经走过树的多少',
  soFar: (entered, leaves, cutoffs) =>
    `到目前为止：进入 ${grouped(entered)} 个节点，评估 ${grouped(leaves)} 个叶节点，` +
    `剪枝 ${grouped(cutoffs)} 次。`,
  assembling: '搜索已结束；正在组成记录……',
  ordering: (nodes) => `正在给一棵有 ${grouped(nodes)} 个节点的树的子节点换一种次序`,
  pairing: (nodes) => `正在让同一棵有 ${grouped(nodes)} 个节点的树的两次搜索同步`,
  layingOut: (nodes) => `正在排布 ${grouped(nodes)} 个节点的图……`,
  cancel: '取消',
  close: '关闭',
  elsewhere: {
    'worker-again': '后台线程停止了；另一个已重新开始。',
    page: '后台线程在这里无法运行，由页面自己来做，可能反应较慢。',
  },
  failed: {
    reading: '无法读取文本。页面保持原样。',
    making: '无法生成这棵树。页面保持原样。',
    counting: '无法数出节点。页面保持原样。',
    searching: '搜索中断。页面保持原样。',
    assembling: '无法组成搜索的记录。页面保持原样。',
    ordering: '无法给子节点换一种次序。页面保持原样。',
    pairing: '无法让两次搜索同步。页面保持原样。',
  },
  refused: (nodes, most) =>
    `后台线程在这里无法运行，而页面自己最多处理 ${grouped(most)} 个节点的树；` +
    `这一棵有 ${grouped(nodes)} 个。请换一棵小一些的树，或在单独的窗口中打开本页。`,
};

/** The texts about the run of a tree that is too large to be drawn. */
export const inFigures: typeof english.inFigures = {
  title: '用数字表示的运行',
  notDrawn: (nodes, most) =>
    `${grouped(nodes)} 个节点太多，画不出来，所以用数字表示运行。` +
    `节点不超过 ${grouped(most)} 个的子树都可以打开成图。`,
  plies: '到目前为止的搜索，逐层',
  ply: '层',
  path: '现在的路径',
  leaves: '叶节点',
  nodes: '节点',
  entered: '进入',
  evaluated: '评估',
  cut: '剪去',
  subtree: '子树',
  open: '打开成图',
  openSize: (nodes) => `打开 ${grouped(nodes)}`,
  openAt: (name, nodes) => `打开 ${grouped(nodes)} 个节点：把 ${name} 的子树打开成图`,
  typed: '另一个节点：从根起各子节点的序号，如 2\u00a01\u00a03',
  noNode: (children) => `没有这个节点。根有 ${grouped(children)} 个子节点，第一个是 1。`,
  isLeaf: '这是叶节点，下面没有可画的。',
  tooLarge: (nodes, most) =>
    `这棵子树有 ${grouped(nodes)} 个节点，图最多 ${grouped(most)} 个。请取更下面的节点。`,
  previousChange: '最佳走步上一次改变',
  nextChange: '最佳走步下一次改变',
  subtreeTitle: (name, whole) => (whole === '' ? `${name} 以下` : `${name} 以下：${whole}`),
};

/** The texts of the buttons that scroll, magnify and fold a figure, and of the signs at its borders. */
export const tools: typeof english.tools = {
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '显示整棵树',
  follow: '跟随搜索',
  fold: '折叠子树（−）',
  unfold: '展开子树（+）',
  outOfView: (count) => `还有 ${grouped(count)} 个`,
  towards: { left: '在左边', right: '在右边', above: '在上面', below: '在下面' },
  overview: '整棵树的概览',
  closeOverview: '关闭概览',
  overviewAt: (from, to) => `可见部分：宽度的 ${from}% 到 ${to}%`,
  below: (name, { evaluated, cut, waiting, isHere }) => {
    const all = evaluated + cut + waiting;
    const parts = [
      evaluated > 0 && `已评估 ${grouped(evaluated)}`,
      cut > 0 && `已剪去 ${grouped(cut)}`,
      waiting > 0 && `尚未到达 ${grouped(waiting)}`,
    ];
    const told =
      all === 0 ? '没有搜索要看的叶节点' : `${grouped(all)} 个叶节点：${parts.filter(Boolean).join('，')}`;
    return `${name} 之下${told}${isHere ? '；搜索正在这里' : ''}`;
  },
};

/** The texts of the list above the field of the step: where a number or a name leads. */
export const goTo: typeof english.goTo = {
  list: '跳到',
  step: (step) => `第 ${grouped(step)} 步`,
  cut: (number, name) => `第 ${grouped(number)} 次剪枝，在 ${name}`,
  node: (name) => `节点 ${name}`,
  leaf: (leaf, parent) => (parent === undefined ? `叶节点 ${leaf}` : `${parent} 的叶节点 ${leaf}`),
  leadsTo: (step) => (step === null ? '从未进入' : `第 ${grouped(step)} 步`),
  steps: (last) => `步数从 0 到 ${grouped(last)}。`,
  cuts: (count) => (count === 0 ? '这次搜索没有剪枝。' : `一共有 ${grouped(count)} 次剪枝。`),
  noLaterCut: '这一步之后没有剪枝。',
  withheld: (last) => `在回答问题之前，最后一步是第 ${grouped(last)} 步。`,
  nothing: '请输入步数、节点的名称，或“剪枝”加序号。',
};

/** The texts for screen readers about the tree that keys can walk through node by node. */
export const operable: typeof english.operable = {
  operableTree: '博弈树（逐个节点）',
  status: {
    waiting: '尚未访问',
    open: '正在搜索',
    done: '已完成',
    pruned: '已剪去，不再访问',
    beyond: '在深度限制以下',
  },
  spokenItem: (parts) => parts.join('，'),
  spokenProbability: (p) => `概率 ${p}`,
  spokenCurrent: '搜索在这里',
};

/** The texts of the marks above the timeline. */
export const marks: typeof english.marks = {
  markCutoff: (name, step) => `${name} 处剪枝，第 ${grouped(step)} 步`,
  markBest: (name, step) => `${name} 有了更好的值，第 ${grouped(step)} 步`,
  markMerge: (name, step) => `${name} 走到已有的局面，第 ${grouped(step)} 步`,
  markValue: (name, step) => `${name} 的值，第 ${grouped(step)} 步`,
};

/** The texts of the lists OPEN and CLOSED below the figure, and of the phases of a run. */
export const lists: typeof english.lists = {
  lists: 'OPEN 表与 CLOSED 表',
  of: { open: 'OPEN', closed: 'CLOSED' },
  order: { open: '队列', closed: '栈' },
  first: '表首',
  empty: { open: '能扩展的都已扩展', closed: '没有等待倒推值的节点' },
  more: (count) => `…… 另有 ${grouped(count)} 个`,
  most: (count) => `（最多 ${grouped(count)}）`,
  spoken: (list, names, more) =>
    `${list}：${names.length === 0 ? '空' : names.join('、')}${more > 0 ? `，另有 ${grouped(more)} 个` : ''}`,
  phases: { generate: '第一阶段：生成', value: '', backUp: '第二阶段：倒推', solve: '第三阶段：解图' },
  steps: { generate: '生成', value: '评估端节点', backUp: '倒推', solve: '' },
  phaseTo: (name, step) => `${name}，到第 ${grouped(step)} 步`,
  table: '各步的表',
  step: '步',
  none: '（）',
};

/** The texts of the controls of a presented figure. */
export const projecting: typeof english.projecting = {
  whole: '显示整棵树',
  readable: '只显示看得清的部分',
};

/** The texts about Monte-Carlo tree search around a figure. */
export const simulation: typeof english.simulation = {
  iterationAt: (iteration) => `第 ${grouped(iteration)} 次迭代`,
  phasesLabel: '一次迭代的四个阶段',
  onBoard: '逐步走一遍',
  phase: { selection: '选择', expansion: '扩展', simulation: '模拟', backpropagation: '反向传播' },
  onBoardOf: {
    which: '模拟对局',
    nth: (playout, of) => `第 ${grouped(playout)} 局（共 ${grouped(of)} 局）`,
    first: '回到该节点',
    back: '模拟后退一层',
    next: '模拟前进一层',
    last: '到模拟的结尾',
    offer: (plies) => `从这里开始的模拟：${plies} 层。`,
    at: (ply, of, move) => `第 ${ply} 层（共 ${of} 层）：${move}`,
    gap: '。',
    tabled: '由此如何结束已在表中，模拟到此为止。',
  },
  simulating: '正在模拟',
  madeOf: (done, of) => `${grouped(done)} / ${grouped(of)} 次迭代`,
  enough: '够了',
  puttingTogether: '正在组成树……',
  brokeOff: (iterations) => `模拟中断；显示前 ${grouped(iterations)} 次迭代。`,
  elsewhere: {
    'worker-again': '后台线程停止了；另一个已重新开始。',
    page: '无法启动后台线程，页面自己模拟，可能反应较慢。',
  },
  firstOnly: (iterations) => `前 ${grouped(iterations)} 次迭代。`,
  goOnTo: (iterations) => `继续到 ${grouped(iterations)} 次`,
  iterations: '迭代次数',
  iterationsProblem: '0 至 200000 的整数。',
  c: 'C',
  selectionLegend: '选择子节点的规则',
  selection: { uct: 'UCT', puct: 'PUCT' },
  selectionNote: {
    uct: '平均值，加上对少试走步的奖励',
    puct: '同样，但每个走步有先验概率，如 AlphaGo；那里由网络给出先验',
  },
  priors: '根处各走步的先验',
  priorsProblem: (moves) => `${moves} 个 0 至 1 的数，用逗号隔开；留空则相等。`,
  playoutLegend: '模拟时走',
  playout: { random: '随机走步', first: '总走第一步' },
  seed: '随机种子',
  seedProblem: '0 至 4294967295 的整数。',
  playouts: '每次迭代的模拟次数',
  playoutsProblem: '1 至 50 的整数。',
  leavesLegend: '叶节点的值是',
  leaves: { reward: '回报', chance: '获胜概率' },
  leavesNote: { reward: '直接取值', chance: '抽签：以此概率得 1，否则得 0' },
  noChance: (leaf, parent) => `${theLeaf(leaf, parent)} 不在 0 与 1 之间：请改为概率。`,
  span: 'C 按原值计算',
  spanNote: '否则乘以回报的跨度',
  given: '给定的结果',
  givenProblem: '用逗号隔开的数，至多 10,000 个，如 20,10,0,14；留空则进行模拟。',
  numbersLegend: '数值是谁的结果',
  numbers: { max: 'MAX 的', mover: '走到该节点一方的' },
  numbersNote: { max: '每个节点都是', mover: 'AIMA 和 Browne 等人这样写；选择不变' },
  numbersOfMaxOnly: '练习和对局都记 MAX 的数',
  siblings: '兄弟节点按访问次数排列',
  siblingsNote: '位置只在一次迭代结束时改变；编辑时按走步的顺序',
  siblingsTooMany: (most) => `超过 ${grouped(most)} 个节点的树按走步的顺序`,
  finalLegend: '推荐的走步',
  final: { visits: '访问最多', mean: '平均值最好' },
  wrongNumber: (at, found, problem) => `第 ${at} 个数${found === '' ? '缺失' : `是“${found}”`}。${problem}`,
  arms: 'UCB1 表：只给数字的题',
  selectionAt: (node) => `${node} 处的选择`,
  formula: {
    uct: (visits, isNegated) => `${isNegated ? '−Q' : 'Q'} + C · 跨度 · √(ln ${visits} / N)`,
    puct: (visits, isNegated) => `${isNegated ? '−Q' : 'Q'} + C · 跨度 · P · √${visits} / (1 + N)`,
  },
  selectionHeads: (isNegated) => ['', 'N', 'W', isNegated ? '−Q' : 'Q', '奖励', '得分'],
  chanceHeads: ['', 'N', 'W', 'Q', '概率'],
  exploitation: (isNegated) => (isNegated ? '目前的 −Q，从最小值算起' : '目前的 Q'),
  exploration: '少试的奖励',
  otherC: '换一个 C，换一个走步',
  cIs: (c) => `C = ${c}`,
  interval: (from, to) => `C 从 ${from} 到 ${to}：`,
  convergence: '收敛',
  minimaxIs: (value, side) => (side === null ? `极小极大值 ${value}` : `${side} 的极小极大值 ${value}`),
  shares: '访问次数的份额',
  means: (side) => `${side} 的平均回报 Q`,
  asTable: '列表',
  tableHeads: ['', 'N', '份额', 'Q'],
  minimax: '极小极大',
  noneYet: '还没有推荐的走步。',
  isBest: (move) => `推荐的走步 ${move} 也是极小极大的最佳走步。`,
  isNotBest: (move, best) => `推荐的走步是 ${move}；极小极大走 ${best.join(' 或 ')}。`,
  solveGame: '在 Q 旁写极小极大值',
  minimaxKey: 'mm：极小极大值',
  notSolved: {
    chance: '这个博弈由骰子决定，不计算它的值。',
    'too-many': '从这里起局面太多，无法求解。',
  },
  overSeeds: (seeds) => `${seeds} 个种子`,
  seedsTitle: (done, of) => `被推荐的种子份额（${of} 个中的 ${done} 个）`,
  seedsBest: (best, of, iterations) =>
    `${grouped(iterations)} 次迭代之后，${of} 个种子中有 ${best} 个推荐最佳走步。`,
  seedsHeads: ['迭代', '推荐的走步与种子数'],
  sameForEach: '这个模拟没有任何随机，每个种子的结果都相同。',
};

/** The texts of the side panels. */
export const panels: typeof english.panels = {
  tab: { mechanism: '机制', position: '局面', notes: '看点', whatIf: '假如', events: '事件' },
  end: '端节点',
  toMove: (side) => (side === '机会' ? '由机会决定' : `轮到 ${side} 走`),
  sideToMove: (side, kind) => `轮到${side}（${kind}）走`,
  wayHere: '到这里的路径',
  waysOn: '可走的步',
  notice: '看点',
  noticeLater: '看完整个过程后显示。',
  tellNow: '现在就看',
  noNotes: '这是自己的树，没有看点。',
  origin: { published: '', reconstructed: '部分重构', derived: '推导所得', own: '本程序自编' },
  inBrackets: (text) => `（${text}）`,
  moments: '书中的时刻',
  playersPanel: '玩家',
  againstOnePanel: '相等与联盟',
  playerColumn: '玩家',
  bestOnPath: '路径上的最好值',
  mostHere: (name) => `在 ${name} 至多可得`,
  tiesNone: (vector) => `相等时怎么取都没有影响：根节点总得 ${vector}。`,
  tiesMatter: (vectors) =>
    `相等时的取舍有影响：取法不同，根节点得 ${vectors.slice(0, -1).join('、')} 或 ${vectors.at(-1)}。`,
  tiesMany: '相等时的取舍有影响：取法不同，根节点可得许多种向量。',
  allAgainstOne: '联盟：都对付玩家 1',
  allAgainstOneHint: '这里每个玩家只为自己。玩家 1 也可以假定其他玩家结成联盟对付他。',
  eachForHimself: '各为自己',
  eachForHimselfHint: '其他玩家结成联盟对付玩家 1：他是 MAX，其余都是 MIN，叶节点取他所得的值。',
  forPlayerOne: (whole, feared) => `若各为自己，玩家 1 得 ${whole}；若都对付他，他得 ${feared}。`,
  windowPanel: '搜索窗口',
  windowAt: (name) => `${name} 的搜索窗口`,
  windowClosed: '在窗口之外：剪枝',
  windowNone: '这个算法没有搜索窗口。',
  windowBefore: '搜索尚未开始。',
  windowAfter: '搜索已结束。',
  from: (name, held) => (held === '' ? `来自 ${name}` : `来自 ${name} 的 ${held}`),
  askedBy: (name) => `${name} 所问`,
  rootWindow: '根窗口',
  leafBound: '已知范围',
  codePanel: '伪代码',
  stackPanel: '调用栈',
  stackEmpty: '没有正在进行的调用。',
  stackOpen: (calls) => `${grouped(calls)} 层调用`,
  stackBetween: (calls) => `中间另有 ${grouped(calls)} 层调用`,
  countsPanel: '到目前为止',
  enteredOf: (nodes) => `已进入（共 ${grouped(nodes)} 个节点）`,
  generated: '已生成',
  expanded: '已扩展',
  storedNow: (most) => `存储，最多 ${grouped(most)} 个`,
  iterations: '次迭代',
  treeNodes: '树中的节点',
  playedPlies: '模拟的步数',
  neverGenerated: '未生成的走步',
  mergedMoves: '合并',
  wholeTree: (nodes) => `整棵树：${grouped(nodes)}`,
  needsWhole: '这需要先画出整棵树。',
  drawFullTree: '画出整棵树',
  notOfLarge: '这棵树太大，画不出来，所以不能为它的叶节点试其他值。',
  notOfPlayers: '这里针对 MAX 与 MIN 的树。由多个玩家决策时，请在编辑中改叶节点。',
  evaluated: '评估的叶节点',
  entered: '已进入',
  distinct: '不同的节点',
  cutoffs: '剪枝',
  byEstimate: '估计的叶节点',
  cutLeaves: '剪去的叶节点',
  leavesInAll: '叶节点总数',
  minimaxWould: '极小极大要评估',
  evaluatedPositions: '评估的局面',
  estimatedPositions: '估计的局面',
  minimaxPositions: '极小极大要评估',
  fewest: '最少可能',
  fewestWhy: (b, d) => `b^⌈d/2⌉ + b^⌊d/2⌋ − 1，b = ${b}，d = ${d}`,
  yes: '是',
  no: '否',
};

/** The texts about games: the setting, the strategy, the complete tree, and the formal definition. */
export const game: typeof english.game = {
  games: '棋类游戏',
  gamesWhy: '现场搜索：局面在搜索生成它时才出现。',
  play: '对弈',
  playWhy: '与搜索对弈',
  stopPlaying: '结束对弈',
  match: '策略对局赛',
  setting: '游戏设置',
  toDepth: (depth) => (depth === null ? '搜到终局' : `深度 ${depth}`),
  symmetricOnce: '对称只计一次',
  position: '从这个局面开始',
  positionOrMoves: '从这个局面，或这些走步之后开始',
  wrongMove: ({ at, found, legal }, before) =>
    legal.length === 0
      ? `第 ${at + 1} 个字符：走完 ${before} 步棋局已结束，“${found}”在终局之后。`
      : `第 ${at + 1} 个字符：“${found}”不能作为第 ${before + 1} 步。此处可走：${legal.join('、')}。`,
  playBefore: (moves) => `走出它之前的 ${moves} 步`,
  overHere: '这个局面已经终局：无步可走，所以没有可搜索的。',
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
  inSolution: (side, positions, edges) =>
    `${side} 的策略：${grouped(positions)} 个局面，${grouped(edges)} 条边`,
  strategyOf: (side) => `${side} 的策略`,
  asGood: '同样好：点它即可改选',
  arc: '弧线：这些应着必须逐一应对',
  endBar: '横线：棋局结束',
  andOr: '讲义把弧线下的局面称为与节点（AND），其余称为或节点（OR）；另一些书则给下方带弧线的那个节点命名。',
  moreChoices: (count) => `另有 ${grouped(count)} 个局面也可以这样改选。`,
  ownMoves: (position) => `在 ${position}，这些走步同样好`,
  option: (name, value) => `${name}：${value}`,
  judge: '评判',
  ownWeights: '自定权值',
  notThat: (canBe) => `可以是 ${canBe}。`,
  complete: '完整的博弈树',
  completeOf: (game, position) =>
    `${game}，从${position === null ? '开局' : `局面 ${position} `}到终局，逐个局面当场数出。`,
  tooManyToCount: '从这个局面出发，局面太多，无法计数。',
  ply: '层',
  inAll: '合计',
  allLines: '全部着法序列',
  siblingsOnce: '对称的兄弟只计一次',
  upToSymmetry: '对称归一的局面',
  worthTold: '局面的值',
  worthParts: 'MAX 胜 · 和 · MIN 胜',
  favoured: 'MAX 占优 · 均势 · MIN 占优',
  nodes: '节点',
  positions: '局面',
  endsWon: '终局：MAX 胜 · MIN 胜 · 和',
  edgesTold: (all, once) =>
    once === null
      ? `局面之间共 ${grouped(all)} 个走步。`
      : `局面之间共 ${grouped(all)} 个走步，对称归一后 ${grouped(once)} 个。`,
  treeTooLarge: (nodes, most) =>
    `全部着法序列共 ${grouped(nodes)} 个节点，超过这里能搜索的 ${grouped(most)} 个：上表已列出，较小的形式可以画出。`,
  drawTree: (nodes, isOnce) => `画出树${isOnce ? '（对称的兄弟只计一次）' : ''}：${grouped(nodes)} 个节点`,
  tellTree: (nodes, isOnce) =>
    `搜索树，用数字表示${isOnce ? '（对称的兄弟只计一次）' : ''}：${grouped(nodes)} 个节点`,
  drawMap: (positions, isOnce) => `画出全图${isOnce ? '（对称归一）' : ''}：${grouped(positions)} 个局面`,
  formally: '博弈问题的形式化',
  atStart: 'S0',
  actions: (moves, made, all) =>
    `${moves === all ? `${grouped(all)} 个走步` : `${grouped(all)} 个走步，对称只计一次为 ${grouped(moves)} 个`}；已生成 ${grouped(made)} 个`,
  outcomes: (all, made) => `${grouped(all)} 种结果；已生成 ${grouped(made)} 种`,
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
};

/** The texts about the chapters of the course, for the start page and the library. */
export const course: typeof english.course = {
  course: '课程',
  size: (chapters, figures) => `${chapters} 章，${figures} 幅图`,
  chapter: {
    1: ['博弈问题', '博弈就是一棵树：轮到谁走、能走什么、终局值多少。'],
    2: ['极小极大', 'MAX 在 MIN 留下的值里取最大的，值从叶节点一层层倒推上来。'],
    3: ['α-β 剪枝', '改变不了选择的，就不必看。'],
    4: ['不完美的实时决策', '来不及看到终局：搜到能搜的深度，再估计局面的好坏。'],
    5: ['机会节点', '骰子也参与决定：节点的值是各种可能的平均。'],
    6: ['基于模拟的搜索', '搜不到终局，就一次次走到终局，数一数谁赢。'],
    7: ['黑白棋', '同一个棋盘，六种看法：走哪一步，由评价函数决定。'],
  },
  program: '检查自己的程序：看看你的 α-β 剪枝错在哪里',
  growth: '搜索量怎样增长：叶节点数与深度',
  ucb1: 'UCB1 表：下一个选哪个臂，C 取多少时选它',
  match: '策略对局：谁胜谁',
  exercises: '练习：',
  lessons: '讲解：',
  noExercises: '暂无练习',
  notions: '概念：',
  kinds: {
    caption: '博弈的种类。有图的，本程序可以搜索。',
    deterministic: '确定性',
    chance: '有随机性',
    perfect: '信息完备：双方看得到整个局面',
    imperfect: '信息不完备：有看不到的部分',
    others: {
      perfect: { deterministic: '还有国际象棋、西洋跳棋、围棋', chance: '还有双陆棋、大富翁' },
      imperfect: { deterministic: '海战棋、军棋', chance: '桥牌、扑克、拼字游戏' },
    },
  },
  mastered: (count, of) => `已掌握 ${count} / ${of}`,
  all: (figures) => `全部 ${figures} 幅`,
  goOn: '继续上次：',
  goOnAt: (name, step, last) => `${name}，第 ${grouped(step)} 步，共 ${grouped(last)} 步`,
  filters: '只看',
  filter: {
    algorithm: '算法',
    plies: '层数',
    leaves: '叶节点数',
    any: '不限',
    deep: '有深剪枝',
    equality: '有相等剪枝',
    chance: '有机会节点',
    upTo: (n) => `不超过 ${n}`,
    from: (n) => `${n} 以上`,
  },
  found: (n) => `${n} 棵树`,
  noneLeft: '没有这样的树。',
  clear: '清除条件',
  leaves: (n) => `${grouped(n)} 个叶节点`,
};

/**
 * Returns the message about a fault in a tree's text, such as 「第 2 行第 5 列：……」: its position, what was found,
 * what is expected, and a repair.
 */
export function sayProblem(problem: Problem): string {
  const { line, column } = problem.at;
  return `第 ${line} 行第 ${column} 列：${sentenceOf(problem)}`;
}

function sentenceOf(problem: Problem): string {
  const here = problem.found === '' ? '文本在这里结束' : `读到“${problem.found}”`;
  return PROBLEMS[problem.code]({ ...problem, here });
}

/** Says that a uniform tree would have too many nodes, of which at most 2^53 − 1 are counted. */
export function uniformTooLarge(found: number, most: number): string {
  const counted = found >= Number.MAX_SAFE_INTEGER ? '超过 9000 万亿个节点' : ` ${grouped(found)} 个节点`;
  return `这棵树会有${counted}，上限是 ${grouped(most)}。请减少层数或子节点数。`;
}

const WISH_IN_FULL = 'uniform b=3 d=8 seed=1 values=0..99 order=given';

/** What each part of the wish for a uniform tree is, and how it is written. */
const WISH_PART: Readonly<Record<WishPart, { readonly name: string; readonly form: string }>> = {
  b: { name: '每个节点的子节点数 b ', form: '是整数，如 b=3' },
  d: { name: '层数 d ', form: '是整数，如 d=8' },
  seed: { name: '种子 seed ', form: '是整数，如 seed=1' },
  values: {
    name: '叶节点的值 values ',
    form: '写成整数的范围，如 values=0..99；从 0 到 n − 1 写 values=count',
  },
  order: { name: '叶节点的次序 order ', form: '是 given、shuffled、best 或 worst，如 order=best' },
  root: { name: '根 root ', form: '写 root=max 或 root=min' },
};

function wishSentence(fault: WishFault, { here, repair }: Problem & { readonly here: string }): string {
  switch (fault.code) {
    case 'incomplete':
      return `这样大小的均匀树有 ${grouped(fault.leaves)} 个叶节点。请在后面依次写出它们的值，或者说明怎样取值：“${repair?.[0]?.text ?? WISH_IN_FULL}”。`;
    case 'unknown-part':
      return `${here}，均匀树没有这一项。完整的写法是 ${WISH_IN_FULL}，MIN 在根时加 root=min。`;
    case 'bad-part':
      return `${here}。${WISH_PART[fault.part].name}${WISH_PART[fault.part].form}。`;
    case 'twice':
      return `${here}，这一项前面已经写过。请删去其中一个。`;
    case 'missing':
      return `缺少${WISH_PART[fault.part].name.trim()}。均匀树的完整写法是 ${WISH_IN_FULL}。`;
    case 'out-of-range':
      return `${here}。${WISH_PART[fault.part].name}应在 ${fault.least} 到 ${fault.most} 之间。`;
    case 'least-above-most':
      return `${here}。请把小的写在前面：${repair?.[0]?.text ?? ''}。`;
    case 'too-many-nodes':
      return `${here}。${uniformTooLarge(fault.found, fault.most)}`;
  }
}

const PROBLEMS: ProblemSentences = {
  'bad-wish': (problem) => wishSentence(problem.wish ?? { code: 'unknown-part' }, problem),
  empty: () => '没有可读的内容。试试 (3 12 8) (2 4 6) (14 5 2)。',
  foreign: (problem) => foreignSentence(problem),
  unexpected: ({ here }) => `${here}。这里应是一个值（如 3），或把子节点括起来（如 (3 12 8)）。`,
  unclosed: ({ found }) => `这个“${found}”没有闭合。请补上右括号。`,
  'extra-bracket': ({ here }) => `${here}，但没有未闭合的左括号。请删去它。`,
  'wrong-bracket': ({ here }) => `${here}，与左括号不是同一种。请用同一种括号闭合。`,
  'bad-value': ({ here, found }) => {
    if (isUnknown(found))
      return `${here}。名称写在它所命名的东西前面：未知的值写作 ${found}:?，也可写 ${found}:3 或 ${found}:(3 4)。`;
    return `${here}。这里应是数字（如 3、-2.5、1/3、1e3）、inf、-inf，或表示未知的 ?；标签写作 B:(3 4)。`;
  },
  'bad-leaf-word': ({ here }) =>
    `${here}。引号中能作叶节点的只有 "inf" 和 "-inf"；带引号的标签后面要有冒号。`,
  'bad-text': ({ here }) => `${here}。引号中的文字要在同一行内结束；其中的引号写作 \\"。`,
  'unknown-key': ({ here }) => `${here}。这里应是 "max"、"min"、"chance"、玩家（如 "p2"）或表示向量的 "u"。`,
  'no-children': () => '这对括号是空的。节点至少要有一个子节点；叶节点请写它的值。',
  'open-vector': () => '这个向量没有闭合。请在最后一个值后面写 >，如 <1 2 6>。',
  'bad-component': ({ here }) => `${here}。向量中每个玩家一个数，如 <1 2 6>；不能有未知的值。`,
  'vector-length': ({ number }) => `这个向量有 ${number} 个值。请为 2 到 6 个玩家各写一个。`,
  'vector-lengths': ({ number, expected }) =>
    `这个向量有 ${number} 个值，而第一个向量有 ${expected} 个。每个向量的值应与玩家数相同。`,
  'vectors-and-numbers': ({ here }) =>
    `${here}。同一棵树里不能既有向量又有单个数。请把叶节点都写成向量，或都写成数。`,
  'players-and-sides': ({ here }) =>
    `${here}。叶节点是向量，由各玩家决策。请写 p1(…)、p2(…)，或只写括号：依次轮流。`,
  'player-count': ({ number, expected }) =>
    expected === undefined
      ? `没有玩家 ${number}：最多 6 个玩家。`
      : `没有玩家 ${number}：每个叶节点有 ${expected} 个值，每个玩家一个。`,
  'player-without-vectors': () => '这里由玩家决策，但没有叶节点是向量。请把叶节点写成 <1 2 6>。',
  'bad-sum': ({ here }) => `${here}。这里应是所有玩家之和的上限和分号，如 sum 9;`,
  'sum-without-vectors': () => '声明了总和，但叶节点是单个数。请删去它，或把叶节点写成 <1 2 6>。',
  'above-sum': ({ number }) =>
    `这个叶节点各值之和超过声明的总和 ${printNumber(number ?? 0)}。请改这些值，或改文本开头的总和。`,
  'bad-static': ({ here }) => `${here}。静态估计值写在 ~ 之前：5~(3 4)；只有估计的叶节点写作 5~?。`,
  'static-at-leaf': ({ here }) => `${here}，这是叶节点的值，不需要估计。只写这个值，或把它写作 ?。`,
  'bad-eval': ({ here }) => `${here}。这里应是各特征及其权值，以分号结尾，名称不重复，如 eval pawn=1 rook=5;`,
  'bad-feature': ({ here }) => `${here}。特征是写在花括号里、~ 之前的数，个数与权值相同：{2 -1}~(3 4)。`,
  'features-without-eval': () => '这里有特征，但文本没有说明权值。请在开头写上，如 eval pawn=1 rook=5;',
  'features-count': ({ number }) => `特征的个数应与权值相同：${String(number)} 个。请增加或删去一些。`,
  'noisy-outcome': () => '机会节点的结果不是激烈的走步。请删去感叹号（JSON 中为 "noisy"）。',
  'limit-features': ({ number }) => `有 ${String(number)} 个特征，最多 ${LIMITS.features} 个。请减少一些。`,
  'limit-weight': ({ here }) =>
    `${here}。权值应在 −${grouped(LIMITS.weight)} 到 ${grouped(LIMITS.weight)} 之间。`,
  'bad-probability': ({ here }) => `${here}。概率是 0 到 1 之间的小数或分数，如 0.25 或 1/4。`,
  'missing-probability': ({ number }) =>
    `这个结果没有概率；其余的概率之和是 ${printNumber(number ?? 0)}。请写在结果前面，如 0.25*5。`,
  'probability-sum': ({ number }) => `这里的概率之和是 ${printNumber(number ?? 0)}。请改成总和为 1。`,
  'stray-probability': ({ here }) =>
    `${here}，这是概率，但上面的节点不是机会节点。请删去它，或在上面写 chance(…)。`,
  'bad-leaf-bounds': ({ here }) => `${here}。这里应是叶节点的最小值、最大值和分号，如 leaves -10..10;`,
  'outside-leaf-bounds': ({ here, bounds }) =>
    `${here}，但文本开头声明叶节点的值在 ${bounds} 之内。请改这个值，或改开头的范围。`,
  'limit-nodes': ({ number }) =>
    `节点超过 ${grouped((number ?? 1) - 1)} 个（第 ${String(number)} 个）。请换一棵小一些的树。`,
  'limit-depth': ({ number }) => `深 ${String(number)} 层，上限是 ${LIMITS.depth} 层。请换一棵浅一些的树。`,
  'limit-children': ({ number }) =>
    `一个节点的第 ${String(number)} 个子节点，上限是 ${grouped(LIMITS.children)} 个。请减少子节点。`,
  'limit-label': ({ number }) =>
    `名称有 ${grouped(number ?? 0)} 个字符，上限是 ${grouped(LIMITS.label)} 个。请缩短它。`,
  'limit-bytes': ({ number }) => `文本有 ${grouped(number ?? 0)} 字节，超过了一次能读的上限。请缩短文本。`,
  'chance-root-needed': ({ here }) => `${here}。根是机会节点时要写明概率：chance(1/2*3 1/2*5)。`,
};

/** The names of other programs' notations for trees, which the program recognizes. */
const FOREIGN: Readonly<Record<ForeignName, string>> = {
  'decimal-commas': '带小数逗号的数',
  forest: 'LaTeX 宏包 forest 的树',
  qtree: 'LaTeX 宏包 qtree 的树',
  'leaf-brackets': '每个叶节点各带一对括号的树',
  calls: '参数为列表的函数调用（如 Python）',
  's-expression': 'S 表达式（如 Lisp）',
  'name-first': '括号以名称开头的树',
  gambit: 'Gambit 的 .efg 或 .nfg 博弈文件',
  graphviz: 'Graphviz（DOT）的图',
  mermaid: 'Mermaid 图',
  tikz: 'LaTeX 图（TikZ）',
  xml: 'XML',
  'other-json': '其他程序的 JSON',
  newick: 'Newick 格式的树',
  uniform: '均匀树（深度、分支因子和叶节点）',
  matrix: '矩阵的行（如 MATLAB）',
  braces: '用花括号写的列表（如 C、Mathematica）',
  lists: '程序里的列表（如 Python）',
  terms: '项（如 Prolog、Haskell）',
  outline: '用线条或缩进画出的树',
};

/** What a text in another notation lacks to be a tree of this program, and what to do; `here` says what was found. */
const NEEDS: Readonly<Record<Need, (here: string, problem: Pick<Problem, 'number' | 'expected'>) => string>> =
  {
    'leaf-number': (here) => `${here}。没有子节点的节点要有一个数，作为它的值。`,
    'inner-number': (here) => `${here}。有子节点的节点上的数会丢失。请删去它，或改成名字。`,
    'one-number': (here) => `${here}。叶节点只有一个数，就是它的值。请删去第二个数。`,
    'leaf-or-node': (here) =>
      `${here}。这可能是带名字的叶节点，也可能是只有一个子节点的节点。叶节点请写成元组 ('B', 3)，或给节点再加一个子节点。`,
    'leaf-count': (_here, { number = 0, expected = 0 }) =>
      `这样大小的均匀树有${expected > 1e9 ? '超过 1,000,000,000' : ` ${grouped(expected)}`} 个叶节点（分支因子的深度次方），这里有 ${grouped(number)} 个。请给出这么多，或改用另一个深度或分支因子。`,
    'one-root': (here) => `${here}。它不在根节点之下。一棵树只有一个根节点。`,
    'one-parent': (here) =>
      `${here}。除根节点外，每个节点恰有一个父节点。值相等的叶节点请各取名字，把值写成标签。`,
    nodes: (here) => `${here}。这里应是一个节点。`,
    brackets: (here) => `${here}。括号、引号或符号在这里不配对。`,
    depth: () => `超过 ${LIMITS.depth} 层。请用浅一些的树。`,
    'two-players': (here) => `${here}。博弈要有一个或两个玩家。`,
    'zero-sum': (here) => `${here}。两个玩家的收益之和在每个终局都要相同：一方所得即另一方所失。`,
    'known-moves': (here) =>
      `${here}。这个决策与另一个同在一个信息集里。每个决策要有自己的信息集，这样双方才知道所有的走步。`,
    outcome: (here) => `${here}。这里应是一个结局，并给出每个玩家的收益。`,
    key: (here) => `${here}。不知道这些值的含义。节点之下的内容请用 "children"。`,
  };

/**
 * Says which other notation a text seems to be in, how this program writes such a tree, and what the given
 * text would be, or why it cannot be read.
 */
function foreignSentence(problem: Problem & { readonly here: string }): string {
  const { notation = 'lists', example = { there: '', here: '' }, theirs, ours, need, inside } = problem;
  const looks = `这像是${FOREIGN[notation]}。`;
  if (need !== undefined) return looks + NEEDS[need](problem.here, problem);
  if (inside !== undefined) return looks + sentenceOf(inside);
  const how = `${looks}那里的 ${example.there} 在这里写作 ${example.here}。`;
  if (theirs === undefined && ours === undefined) return how;
  if (ours === undefined) return `${how}这段文本应写作：${shortened(theirs)}`;
  if (theirs === undefined) return `${how}按这里的记法，它是：${shortened(ours)}`;
  return `${how}请写明是哪一棵树：${shortened(theirs)}；或按这里的记法：${shortened(ours)}`;
}

/** Says in which other notation a tree was read, and how large it is. */
const sayReadAs: typeof english.notices.readAs = (notation, leaves) =>
  `读作：${FOREIGN[notation]}，共 ${grouped(leaves)} 个叶节点`;

/** The notices about requests that could not be met as asked. */
export const notices: typeof english.notices = {
  dismiss: '知道了',
  notices: '提示',
  unknownTree: (id) => `例题库里没有“${id}”；这里显示第一棵树。`,
  damagedTree: '地址里的树无法读取；这里显示第一棵树。',
  damagedPacked: {
    damaged: '链接中的树已损坏：链接在途中被截断或改动。请重新索取；这里显示第一棵树。',
    newer: '这个链接由更新的版本生成。请刷新页面以获取新版本；这里显示第一棵树。',
    'too-big': '链接中的树超过 1 MiB，没有打开；这里显示第一棵树。',
  },
  notStored: {
    unavailable: '浏览器不允许本页保存内容：关闭这个标签页后，树就没有了。请存成文件。',
    newer:
      '这台设备上的树由本页的更新版本保存，当前版本无法写入：关闭这个标签页后，树就没有了。请存成文件，再刷新页面以获取新版本。',
    failed: '最近的改动还没能保存到这台设备上，本页会继续尝试。请把树存成文件。',
  },
  saveFile: '存成文件',
  progressNotStored: '你的答案没能保存到这台设备上：关闭本页后就没有了。请把进度存成文件。',
  keptAsCopy: (title) => `这棵树在另一个标签页里也被改动过。你的版本已存为“${title}”。`,
  damagedLink: '这个链接在途中被截断或改动：步数或设置可能与原来的不同。',
  sheetNotKept: '这道练习以前做过，但答卷没有保存在这台设备上。现在从空白开始，不再计入进度。',
  damagedExercise: '这个链接里的练习无法打开：链接在途中被截断或改动，或来自更新的版本。请重新索取。',
  damagedLesson: {
    damaged: '链接中的讲解已损坏：链接在途中被截断或改动。请重新索取。',
    newer: '链接中的讲解由更新的版本制作。请刷新页面以获得该版本。',
    'too-big': '链接中的讲解超过 1 MiB，没有打开。',
  },
  unknownLesson: (id) => `没有名为“${id}”的讲解。所有讲解都在“我的”下的“讲解”里。`,
  noFileBeside: (name) =>
    `页面旁边没有文件“${name}”。请检查文件名（以 .json 结尾，不含文件夹），以及是否已上传。`,
  fileBesideTooLarge: (name) => `页面旁边的文件“${name}”超过 5 MiB，没有打开。`,
  fieldsLeftOut: (paths) => `这个版本不认识以下内容，已略去：${paths}。`,
  noAudience: (url) => `浏览器没有打开观众窗口。请允许本页打开窗口，或自己在另一个窗口打开 ${url}。`,
  momentKept: (number) => `已存为讲解的第 ${number} 个时刻。`,
  momentNotKept: {
    'too-large': '这棵树太大，放不进讲解的时刻。请换一棵小一些的。',
    'too-many': '讲解已有 60 个时刻，不能再多。请删去一些，或新建一个。',
  },
  editLesson: '编辑讲解',
  leftTree: (title) => `你编辑过的“${title || '未命名的树'}”之上打开了另一棵树。它在“我的树”里。`,
  backToIt: '回到它',
  editRefused: {
    'limit-nodes': (n) => `树将有 ${grouped(n)} 个节点，上限是 200,000 个。`,
    'limit-depth': (n) => `树将深 ${grouped(n)} 层，上限是 1,000 层。`,
    'limit-children': (n) => `一个节点将有 ${grouped(n)} 个子节点，上限是 10,000 个。`,
    'limit-label': (n) => `名称有 ${grouped(n)} 个字符，太长了；上限是 1,000 个。`,
    gone: () => '这个节点已被前面的编辑删除；搜索完成后，图中也会随之更新。',
    'root-stays': () => '根节点不能删除、复制或移动。请选别的节点。',
    'into-itself': () => '子树不能移到自己里面。请选别的位置。',
    'wrong-count': (n) => `给出了 ${grouped(n)} 个值，与叶节点的个数不符。`,
    players: () => '这棵树由多个玩家决策，叶节点是效用向量：没有 MAX、MIN 之分，也没有单个的值。',
    'no-players': () => '这棵树里没有这个玩家。玩家数可在文本中修改。',
    'vector-length': (n) => `给一个叶节点写了 ${n} 个值。请为每个玩家写一个数；玩家数在文本中修改。`,
    'above-sum': (n) => `一个叶节点各值之和将是 ${n}，超过已声明的总和。请改这些值，或在文本中改总和。`,
    'scale-turned': () => '系数 a 必须大于 0，否则最好的叶节点会变成最差的。',
    'scale-below-zero': (n) =>
      `有小于 0 的叶节点（${printNumber(n)}），偶次幂会颠倒它们的大小次序。请选奇数。`,
    'scale-too-large': (n) => `叶节点 ${printNumber(n)} 会变得太大。`,
    'scale-too-fine': () => '叶节点的值需要的位数太多，无法保持。请选更整的数。',
  },
  outsideBounds: (leaf, value, bounds) =>
    `叶节点 ${leaf} 不能设为 ${value}：已声明叶节点的值在 ${bounds} 之内。`,
  estimateOutside: (node, value, bounds) =>
    `${node} 的估计值不能是 ${value}：叶节点的值声明在 ${bounds} 之内。`,
  allowValue: (value, bounds) => `允许 ${value}：leaves ${bounds}`,
  unknownPart: (part, canBe) =>
    canBe === undefined
      ? `地址中有一部分无法识别，或与其余部分不符，已略去：“${part}”。`
      : `地址中有一部分已略去：“${part}”。可以是 ${canBe}。`,
  settingCanBe: {
    whole: (least, most) => `${grouped(least)} 至 ${grouped(most)} 的整数`,
    number: (least, most) => `${grouped(least)} 至 ${grouped(most)} 的数`,
    numbers: (least, most, length) =>
      `至多 ${grouped(length)} 个 ${printNumber(least)} 至 ${printNumber(most)} 的数，用逗号隔开`,
  },
  wrongNumber: (name, at, found) =>
    `地址中“${name}”的第 ${at} 个数${found === '' ? '缺失' : `是“${found}”`}：这些数已全部略去。请在地址中改正，或在设置中填写。`,
  iterationsClamped: (asked, most) => `地址要求 ${asked} 次迭代；模拟最多 ${grouped(most)} 次，已按此取值。`,
  wrongPriors: (priors, moves) =>
    `地址中有 ${priors} 个先验，而根有 ${moves} 个走步：各走步的先验取为相等。请在设置中为每个走步给出一个。`,
  leafRefused: (name, leaf, parent) => `${infiniteLeaf(name, leaf, parent)}在此之前用另一种算法搜索这棵树。`,
  stepClamped: (asked, step) => `没有第 ${asked} 步；这里显示第 ${grouped(step)} 步。`,
  completeTree: game.complete,
  tellTree: '搜索并用数字表示',
  gameTooLarge: (depth) =>
    depth === null
      ? '这需要超过 200,000 个局面。可以让对称的走步只计一次、减小深度，或改用 α-β 剪枝。'
      : `这需要超过 200,000 个局面。最多能搜到深度 ${depth}。`,
  notSearched: (nodes, most) =>
    `链接中的树有 ${grouped(nodes)} 个节点，无法由后台线程搜索，而页面自己最多搜索 ${grouped(most)} 个。`,
  treeTooLarge: (nodes, once) =>
    `整棵树有 ${nodes === null ? '200,000 个以上' : `${grouped(nodes)} 个`}节点，最多画 200,000 个。${once !== null ? `对称的走步只计一次时有 ${grouped(once)} 个，可以画出。` : '可以减小深度，或让树随搜索生长。'}`,
  onlyTried: '模拟博弈时，树中只有迭代试过的部分。要编辑、保存，或与另一种搜索并排，请先换用另一种算法。',
  graphTooLarge: (winner) =>
    `这张图会超过 2,000 个局面或 12,000 条边，画出来无法阅读，所以不画。${winner === null ? '' : `按理论，所要求的那一局 ${winner} 必胜。`}可以选小一些的游戏、让对称的走步只计一次，或作为树来搜索。`,
  gameStart: (found, why) => `“${found}”不是这个棋的局面：${why.zh}。这里显示开局。`,
  gameMove: (found, number, legal) =>
    legal.length === 0
      ? `地址中的第 ${number} 步“${found}”在终局之后；这里是终局。`
      : `地址中的第 ${number} 步“${found}”在那里不合规则；可走：${legal.join('、')}。这里是它之前的局面。`,
  notByMover: (why) => `链接要求按该走的一方记数；这里记的是 MAX 的数：${notByMover[why]}。`,
  notOffered: (name) => `${name}不能搜索这棵树；已换用另一种算法。`,
  tooLongForAddress: '这棵树太大，地址栏放不下：刷新后不会保留。',
  newVersion: '本页的新版本已经下载好。载入后仍在原处，你的树也都保留。',
  loadVersion: '载入新版本',
  loadFailed: '程序的一部分没有加载成功，其余部分仍可使用。',
  problem: sayProblem,
  readAs: sayReadAs,
  fileReadAs: (name, notation, leaves) => `“${name}”${sayReadAs(notation, leaves)}。`,
};

const LINE = '点击它，或在树中按 Enter。';

/** What is said of the values of nodes where a check searches again. */
const IN_LAST = '以最后一次搜索为准：其中当作叶节点的写 EVAL，它没有到过的留空。';

/** The texts of the formats of questions: the name of each, the question, and how an answer is entered. */
export const formats: FormatTexts = {
  values: {
    name: '内部节点的值',
    task: ({ hasCuts, isRepeated }) =>
      hasCuts || isRepeated
        ? `搜索结束时，对每个内部节点知道些什么？请填一个数；被剪过的节点填界，例如“≤\u00a02”。从未被调用的留空。${isRepeated ? IN_LAST : ''}`
        : '每个内部节点向上传的值是多少？每个叶节点都评估，所以都是确定的数。',
    paper: ({ hasCuts, isRepeated }) =>
      hasCuts || isRepeated
        ? `搜索结束时，对每个内部节点知道些什么？请写出数；被剪过的节点写界，例如 ≤ 2；从未被调用的写一横。${isRepeated ? IN_LAST : ''}`
        : '每个内部节点向上传的值是多少？每个叶节点都评估，所以都是确定的数。',
    how: '点击节点后输入，或使用下面的输入框。',
    entry: '值或界',
    cure: '请填数，例如 3 或 10/3；或填界，例如 <= 2 或 >= 5。',
    lookAt: (node) => say`请看你在 ${node} 处填的值。`,
  },
  crossing: {
    name: '划去不检查的部分',
    task: () => '划去不检查的部分：整枝或单个叶节点。',
    paper: () => '在图上划去不检查的部分：整枝或单个叶节点。',
    how: '点击节点或它上方的边，划去这个节点和它以下的整枝；再点一次收回。',
    lookAt: (node) => say`请看 ${node} 附近划去的部分。`,
  },
  leafOrder: {
    name: '评估叶节点的次序',
    task: ({ isRepeated }) => `按次序选出被评估的叶节点${isRepeated ? '，评估几次就选几次' : ''}。`,
    paper: ({ isRepeated }) => `按次序写出被评估的叶节点${isRepeated ? '，评估几次就写几次' : ''}。`,
    how: '依次点击叶节点；再点一次收回。',
    howRepeated: '依次点击叶节点，可以重复点击；要收回，请点下面列表里的叶节点。',
    lookAt: (node) => say`请看搜索到 ${node} 时你的次序。`,
  },
  leafCount: {
    name: '评估过的叶节点个数',
    task: ({ isRepeated }) => `一共评估了几个叶节点？${isRepeated ? '同一个叶节点评估几次就算几次。' : ''}`,
    how: '一个整数。',
    entry: '叶节点个数',
    cure: '请填整数，例如 7。',
    lookAt: () => say`请再数一遍评估了哪些叶节点。`,
  },
  windows: {
    name: '搜索窗口 (α, β)',
    task: ({ at }) =>
      at === 'own'
        ? '每个标出的节点结束时得到的是哪个数？MAX 节点是它找到的最大值（它的 α），MIN 节点是最小值（它的 β）。从未调用的节点留空。'
        : at === 'end'
          ? '每个标出的节点在看过最后一个要看的子节点之后，窗口 (α,\u00a0β) 是什么？'
          : '调用每个标出的节点时，传入的窗口 (α,\u00a0β) 是什么？它的子节点后来的改动不算。',
    paper: ({ at }) =>
      at === 'own'
        ? '下列节点结束时得到的各是哪个数？MAX 节点是它找到的最大值（它的 α），MIN 节点是最小值（它的 β）。从未调用的节点画一横。'
        : at === 'end'
          ? '下列各节点在看过最后一个要看的子节点之后，窗口 (α,\u00a0β) 是什么？'
          : '调用下列各节点时，窗口 (α,\u00a0β) 是什么？',
    how: '先 α 后 β：“3, inf”或“-inf, 5”。',
    entry: '窗口 (α, β)',
    cure: '请填两个数，例如 3, inf。',
    own: { how: '一个数，例如“3”或“-inf”。', entry: 'v（α 或 β）', cure: '请填一个数，例如 3 或 -inf。' },
    lookAt: (node, _root, at) =>
      at === 'own'
        ? say`请看 ${node} 结束时找到了什么。`
        : at === 'end'
          ? say`请看 ${node} 结束时的窗口。`
          : say`请看调用 ${node} 时的窗口。`,
  },
  move: {
    name: '最佳走步',
    task: () => '根的最佳走步是哪一个？请选根的一个子节点。',
    paper: () => '根的最佳走步是哪一个？',
    how: LINE,
    lookAt: (_node, root) => say`请看你在 ${root} 选的走步。`,
  },
  line: {
    name: '最佳路线',
    task: () => '双方都走得最好时，路线是哪一条？请选路线的最后一个节点。',
    paper: () => '双方都走得最好时，路线是哪一条？',
    how: LINE,
    lookAt: (node) => say`请看你的路线走到 ${node} 的地方。`,
  },
  reorder: {
    name: '剪枝最多的行棋排序',
    task: () => '给子节点排序，使评估的叶节点最少。',
    paper: () => '怎样给子节点排序，评估的叶节点最少？请写出排序有改动的各节点的子节点。',
    how: '先选一个节点，再在兄弟节点间移动：用按钮，或 Alt 加 ← →。',
    lookAt: () => say`换一种次序，评估的叶节点更少。`,
  },
  interval: {
    name: '叶节点取何值时剪去一枝',
    task: () => '叶节点 x 取哪些值时，标“?”的一枝不被检查？',
    how: '例如“x <= 3”“-2 < x <= 5”“从不”“总是”。',
    entry: 'x 的取值',
    cure: '例如 x <= 3、-2 < x < 5、从不、总是。',
    lookAt: (node) => say`请看决定 ${node} 去留的那次比较。`,
  },
  vectors: {
    name: '内部节点的向量',
    task: ({ hasCuts }) =>
      hasCuts
        ? '搜索结束时，对每个内部节点知道些什么？请填它的向量，每个玩家一个数；被剪过的节点填它自己的玩家至少得多少，例如“≥ 7”。从未被调用的留空。'
        : '每个内部节点向上传的向量是什么？每个玩家填一个数。',
    paper: ({ hasCuts }) =>
      hasCuts
        ? '搜索结束时，对每个内部节点知道些什么？请写出它的向量，每个玩家一个数；被剪过的节点写它自己的玩家至少得多少，例如 ≥ 7；从未被调用的写一横。'
        : '每个内部节点向上传的向量是什么？每个玩家写一个数。',
    how: '点击节点后输入，例如“1 2 6”，或使用下面的输入框。',
    entry: '向量或界',
    cure: '请为每个玩家填一个数，例如 1 2 6；或填节点的玩家至少得多少，例如 >= 7。',
    lookAt: (node) => say`请看你在 ${node} 处填的向量。`,
  },
  atBudget: {
    name: '预算内的结果',
    task: () => '在预算之内，搜索的结果是什么？请填它来自哪个深度、它的值和走步。',
    paper: () => '在预算之内，搜索的结果是什么？请写出它来自哪个深度、它的值和走步；没有的写一横。',
    how: '没有的填“–”。走步也可以在树上选。',
    entry: '深度、值、走步',
    cure: '请填数，例如 2 或 -3；没有的填 –。',
    lookAt: () => say`请看预算之内完成了哪几遍，其中最深的一遍得到了什么。`,
  },
  visits: {
    name: '每个节点的 N 和 W',
    task: () => '这些迭代之后，每个节点的数是多少？请填 N 和 W，或 N 和 Q。没有访问过的留空。',
    paper: () => '这些迭代之后，每个节点的数是多少？请写 N 和 W，或 N 和 Q；没有访问过的不写。',
    how: '点节点后输入，例如“3, 2.4”表示 N = 3、W = 2.4，或者“3, Q 0.8”。',
    entry: 'N, W',
    cure: '请填 N 和 W，例如 3, 2.4，或者 N 和 Q，例如 3, Q 0.8。',
    lookAt: (node) => say`请看你在 ${node} 填的数。`,
  },
  selections: {
    name: '各次迭代的路径',
    task: () => '每次迭代把哪个节点加入树中？请按迭代的次序选出这些节点。',
    paper: () => '每次迭代把哪个节点加入树中？请按迭代的次序列出这些节点。',
    how: '依次点击节点；再点一次取消。',
    lookAt: (node) => say`请看哪次迭代把 ${node} 加入树中。`,
  },
  ties: {
    name: '根处并列的走步',
    task: ({ hasCuts }) =>
      hasCuts
        ? '根的哪些走步与最佳走步一样好？请按搜索所证明的，标出根的每个子节点：= 一样好，− 较差，? 不能确定。'
        : '根的哪些走步并列最佳？请用 = 标出与根的值相等的每个子节点。',
    how: '点击根的子节点，或在它上面按 Enter，直到符号正确；也可以使用下面的输入框。',
    entry: '=、− 或 ?',
    cure: '一样好填 =，较差填 -，不能确定填 ?。',
    lookAt: (node) => say`请看搜索对 ${node} 证明了什么。`,
  },
  again: {
    name: '重新搜索的节点',
    task: () => '哪些节点被搜索第二次？请一一选出。',
    paper: () => '哪些节点被搜索第二次？请一一写出。',
    how: '点击节点，或在它上面按 Enter；再一次收回。',
    lookAt: (node) => say`请看 ${node} 是否重新搜索。`,
  },
  bestCase: {
    name: '最好情形下不检查的部分',
    task: () =>
      '叶节点还没有数。在最幸运的数之下，每个节点的第一个子节点对走的一方最好：哪些部分不检查？请划去：整枝或单个叶节点。',
    paper: () =>
      '叶节点还没有数。在最幸运的数之下，每个节点的第一个子节点对走的一方最好：哪些部分不检查？请在图上划去：整枝或单个叶节点。',
    how: '点击节点或它上方的边，划去这个节点和它以下的整枝；再点一次收回。',
    lookAt: (node) => say`请看 ${node} 附近划去的部分。`,
  },
  cutLabels: {
    name: '标注剪枝',
    task: ({ hasDepth }) =>
      hasDepth
        ? '搜索在哪些节点发生剪枝？请标出达到的是哪个界，α 还是 β，以及由谁所设：父节点所设为浅，更远的祖先所设为深。'
        : '搜索在哪些节点发生剪枝？请标出达到的是哪个界，α 还是 β。',
    paper: ({ hasDepth }) =>
      hasDepth
        ? '搜索在哪些节点发生剪枝？请在图上标出达到的是哪个界，α 还是 β，以及由谁所设：父节点所设为浅，更远的祖先所设为深。'
        : '搜索在哪些节点发生剪枝？请在图上标出达到的是哪个界，α 还是 β。',
    how: '点击节点，或在它上面按 Enter，直到标注正确；也可以输入：先填 a 或 b，再填浅或深。',
    entry: 'α 或 β',
    cure: '填 α 或 β（也可填 a 或 b）；问到深浅时，后面再填浅或深。',
    lookAt: (node) => say`请看搜索在 ${node} 是否剪枝、怎样剪枝。`,
  },
  construct: {
    name: '按要求选数',
    task: ({ wanted }) => (wanted === null ? '' : sayWanted(wanted)),
    how: '点击叶节点后输入，也可以使用下面的输入框。',
    entry: '数',
    cure: '填 −99 到 99 之间的数。',
    lookAt: (node) => say`请用你的数搜索这棵树，并看 ${node}。`,
  },
  formula: {
    name: '未知叶节点的公式',
    task: ({ wanted }) => (wanted === null ? '' : sayCondition(wanted)),
    how: '用“且”连接比较式，再用“或”连接，例如“x <= 3 且 y > x 或 2 < y < 5”。',
    entry: '公式',
    cure: '填 x、y 与数的比较式，例如 x <= 3 且 y > x 或 2 < y < 5，最多 24 个比较。',
    lookAt: (node) => say`请看决定 ${node} 的那次比较。`,
  },
  solution: {
    name: '必胜策略',
    task: ({ strategy, merges }) =>
      strategy === null
        ? ''
        : `${sayEnds(strategy, merges)}请标出${STRATEGY[strategy.owner]}如果没有，请选根。`,
    paper: ({ strategy, merges }) =>
      strategy === null
        ? ''
        : `${sayEnds(strategy, merges)}请在图上标出${STRATEGY[strategy.owner]}如果没有，请在根旁写“无”。`,
    how: '点击节点或它上方的边，或在节点上按 Enter，标出通向它的走步；再一次收回。',
    howMerging:
      '点击边，或在下面选走步，标出这步棋；再一次收回。点击局面或在其上按 Enter，逐一标出通向它的走步。',
    lookAt: (node) => say`请看 ${node} 附近标出的走步。`,
  },
  lists: {
    name: 'OPEN 表与 CLOSED 表',
    task: ({ isOrdered }) =>
      `下面所列的每次循环之后，OPEN 表与 CLOSED 表里有哪些节点？${isOrdered ? '两个表都从第一个节点写起。' : 'OPEN 表从第一个节点写起，CLOSED 表不计次序。'}`,
    how: '输入节点的名字；也可以选定一栏，再点击节点或在节点上按 Enter。空表写 ()。',
    howMerging: '输入局面的名字；也可以选定一栏，再点击局面或在其上按 Enter，每次在末尾添一个。空表写 ()。',
    entry: '表',
    cure: '填这棵树的节点名，用逗号隔开；空表填 ()。',
    lookAt: (node) => say`请看取出表中第一个节点 ${node} 的那一次循环。`,
  },
  estimate: {
    name: '局面的 f(p)',
    task: () => '每个局面的 f(p) 是多少？请写出 MAX（x）有几条空线、MIN（o）有几条空线，以及 f(p)。',
    how: '每栏填一个数；“inf”表示 +∞，“-inf”表示 −∞。点击棋盘，或在它上面按 Enter，可到它的各栏。',
    entry: '空线数与 f(p)',
    cure: '填一个数，例如 4 或 -1；+∞ 填 inf，−∞ 填 -inf。',
    lookAt: (node) => say`请看你为 ${node} 填的数。`,
  },
};

const STRATEGY: Readonly<Record<AskedStrategy['owner'], string>> = {
  winner: '获胜一方的必胜策略：获胜一方走步之处标一种走步，对方走步之处标全部走步。',
  max: ' MAX 的必胜策略：MAX 走步之处标一种走步，MIN 走步之处标全部走步。',
  min: ' MIN 的必胜策略：MIN 走步之处标一种走步，MAX 走步之处标全部走步。',
};

function sayEnds({ max, min, draw }: AskedStrategy, merges: boolean): string {
  const drawn = draw === null ? '' : `，值为 ${draw} 的是和局`;
  return `值为 ${max} 的${merges ? '端节点' : '叶节点'} MAX 胜，值为 ${min} 的 MIN 胜${drawn}。`;
}

function sayCondition({ leaves, goal, nodes }: WantedNumbers): string {
  const of = `${leaves.join('、')} 取哪些值时`;
  const node = nodes.join();
  return goal === 'move' ? `${of}，最佳走步通向 ${node}？` : `${of}，${node} 不被检查？`;
}

function sayWanted({ leaves, goal, nodes, count, isDistinct }: WantedNumbers): string {
  const brings = {
    pruned: `恰好 ${nodes.join('、')} 不检查`,
    none: '每个叶节点都检查',
    atLeast: `至少有 ${grouped(count)} 个叶节点不检查`,
    move: `最佳走步通向 ${nodes.join()}`,
  }[goal];
  const differ = isDistinct ? '，且与其他叶节点都不同' : '';
  return `${leaves.join('、')} 取哪些数时，${brings}？数在 −99 到 99 之间${differ}；符合要求的都算对。`;
}

/** The names of skills, methods and misconceptions. */
export const nextStep: typeof english.nextStep = {
  next: '下一步：',
  exercise: (skillName, level) => `${skillName}，${level}`,
  model: (skillName) => `示范：${skillName}`,
  modelOf: (skillName, level) => `示范：${skillName}，${level}`,
  why: {
    misconception: (name) => `你的答题里出现过：${name}。`,
    review: (due) => `已掌握；${due}起该复习了。`,
    placement: '还没有练过：先做一道较难的题，看从哪一级开始。',
    new: '还没有练过：从容易的开始。',
    'longest-ago': '在正学的技能中，这一项最久没有练习。',
    only: '现在正学的就是这一项。',
    mix: '已掌握；正学的那一项已连续出现两次，中间换做这一项。',
  },
  whyModel: '这一项一再出错。再做之前，先看一遍示范。',
  enoughToday: (until) => `今天够了。${until}起再继续。`,
  enoughNow: (until) => `现在够了。${until}起再继续。`,
  allDone: '已全部掌握，复习也都已通过：没有要做的了。',
  anyOther: '也可以改选任意一道别的练习。',
  seeModel: '看示范',
  skipModel: '跳过',
  closeModel: '关闭',
  leaveModel: '以后再看',
  whatToDo: (asks) => `一步步看到最后${asks ? '；有些步之前会问接下来是什么' : ''}。不计分。`,
  seen: (skillName) => `已看到最后。“${skillName}”先休息，过些时候再来。`,
  goOn: '接下来',
};

export const practiceNames: typeof english.practiceNames = {
  skill: {
    'backing-up': '逐层倒推节点的值',
    'shallow-cutoffs': '浅剪枝',
    'deep-cutoffs': '深剪枝',
    equality: '相等时的剪枝',
    windows: '搜索窗口 (α, β)',
    counting: '数评估过的叶节点',
    'best-move': '最佳走步与最佳路线',
    ordering: '行棋排序',
    intervals: '何时剪去一枝',
    chance: '机会节点',
    'depth-limit': '深度限制与 EVAL',
    'star-windows': '穿过机会节点的窗口',
    vectors: '多个玩家（max^n）',
    deepening: '迭代加深',
    simulation: '蒙特卡洛树搜索',
    'best-case': '最好情形',
    'cut-labels': 'α 剪枝与 β 剪枝',
    construct: '按要求选数',
    solution: '必胜策略',
    lists: 'OPEN 表与 CLOSED 表',
    estimate: '局面的 f(p)',
  },
  difficulty: { 1: '容易', 2: '中等', 3: '较难' },
  misconception: {
    'parent-only': '只看父节点的界',
    'other-equality': '相等时用了另一条规则',
    'never-inherits': '不继承祖先节点的界',
    'open-root': '根的每个子节点都从 (−∞, +∞) 开始',
    'ignores-window': '不用题中给的窗口，从 (−∞, +∞) 开始',
    'right-to-left': '从右到左访问子节点',
    'alpha-zero': 'α 从 0 而不是 −∞ 开始',
    'global-bounds': '整棵树共用一对 α、β',
    'swapped-tests': 'MAX 与 MIN 的剪枝条件用反',
    'last-of-equals': '值相等时取最后一个走步',
    'all-max': '每一层都取最大值',
    'all-min': '每一层都取最小值',
    interchanged: 'MAX 与 MIN 弄反',
    'root-misread': '把根当成另一方走',
    'mean-at-chance': '机会节点取了普通平均值',
    'min-at-chance': '机会节点取了最小值',
    'crossed-probabilities': '概率的次序弄反',
    'plain-sum': '不按概率，直接相加',
    likeliest: '只取概率最大的结果',
    'window-through-chance': '让窗口原样穿过机会节点',
    'bounds-from-leaves': '叶节点无界，却在机会节点处剪枝',
    'estimate-for-proof': '把估计当成证明',
    'deep-pruning': '多个玩家时用更高的祖先剪枝',
    'sum-of-components': '取各分量之和最大的，而不看自己的分量',
    'all-against-one': '让其他玩家都与玩家 1 作对',
    'everybody-first': '让每个玩家都取对玩家 1 最好的',
    'unfinished-pass': '用了没有完成的一遍的结果',
    'budget-per-pass': '每一遍都重新计算预算',
    'ignores-budget': '不顾预算，用了最深一遍的结果',
    'forgets-order': '每一遍都按画出的顺序访问子节点',
    'own-visits': '对子节点自己的访问次数取对数',
    'exploitation-alone': '只按平均值选择',
    'other-sides-reward': '把回报当成另一方的',
    'new-node-alone': '只把回报加到新节点上',
    'unvisited-not-first': '不先试没访问过的子节点',
    'refuses-cut': '可以剪枝时仍继续搜索',
    'wrong-root-value': '根的值与极小极大不同',
    'misses-beta-cuts': '漏掉 MAX 节点处的剪枝',
    'bound-of-other-side': '在 MIN 处改 α 或在 MAX 处改 β',
    'keeps-childs-bound': '把子节点的界留给父节点',
    'cut-without-bound': '没有界也剪枝',
    'last-branch': '因为是根的最后一枝而剪枝',
    'exact-at-cut': '把被剪节点的界当成它的值',
    'value-at-unvisited': '给从未访问的节点填了值',
    'counts-other-nodes': '把别的节点也数成叶节点',
    'bounds-as-values': '比较走步时把界当成值',
    'all-better-again': '传回更好值的都重新搜索',
    'first-children': '只检查第一个子节点',
    'every-bound': '看了比父节点更远的界',
    'all-shallow': '把每次剪枝都当成浅剪枝',
    'deep-by-ply': '把发生在深层的剪枝当成深剪枝',
    'nearest-owner': '把最近的带有这个数的节点当成设界者',
    'one-reply': '对方的应着只标了一种',
    'all-own-moves': '策略所属一方的走步都标了',
    'other-player': '标了另一方的策略',
    'ends-reversed': '把胜的终局当成负的',
    'open-as-stack': '把后继放到 OPEN 表的最前面',
    'successors-reversed': '把后继从右到左放入 OPEN 表',
    'ends-queued': '把最深一层的节点放入 OPEN 表',
    'no-merging': '把已经生成过的局面再次放入 OPEN 表',
    'own-lines-alone': '只数已有己方子的线',
    'sign-exchanged': 'f(p) 的正负号颠倒',
    'win-overlooked': '没有看出已有一方获胜',
    slip: '笔误：只差一处',
  },
  format: formats,
};
