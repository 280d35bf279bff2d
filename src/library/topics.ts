/**
 * The topics of examples, with all names that students and lecturers type for each. Queries in traditional script are
 * converted to simplified, hyphens and spaces may be left out, and a plural counts as its singular, so each name is
 * listed once.
 */
export const TOPICS = {
  'game-tree': names(
    'game tree, adversarial search, game search, two-player game',
    '博弈树、博弈、博弈搜索、对抗搜索、对局树、赛局、赛局树、游戏树',
  ),
  minimax: names(
    'minimax, minmax, minimax search',
    '极小极大、极小极大搜索、极大极小、最大最小、最大最小搜索、最小最大、最小最大搜索、极小化极大',
  ),
  'alpha-beta': names(
    'alpha-beta, α-β, alpha-beta pruning, α-β pruning, alpha-beta search, alpha-beta cutoff, pruning, prune',
    '剪枝、α-β剪枝、alpha-beta剪枝、α-β搜索、剪枝搜索、裁剪、剪裁',
  ),
  'alpha-cut': names(
    'alpha cut, α cut, alpha cutoff, α cutoff, alpha pruning, α pruning',
    'α剪枝、alpha剪枝、α裁剪、α剪裁',
  ),
  'beta-cut': names(
    'beta cut, β cut, beta cutoff, β cutoff, beta pruning, β pruning',
    'β剪枝、beta剪枝、β裁剪、β剪裁',
  ),
  'deep-cutoff': names('deep cutoff, deep cut, deep pruning', '深剪枝、深层剪枝、深度剪枝'),
  equality: names(
    'equality, cut on equality, cutoff on equality, equal value, tie, β ≤ α, α ≥ β, beta ≤ alpha, alpha ≥ beta, v ≥ β, v ≤ α',
    '相等、相等剪枝、相等即剪、平局值',
  ),
  'move-ordering': names(
    'move ordering, move order, ordering, successor ordering, order of moves, captures first, captures > threats, captures > threats > advances, captures > threats > advances > retreats',
    '行棋排序、走步排序、走法排序、着法排序、节点排序、排序、吃子优先、吃子>威胁>前进>后退',
  ),
  'perfect-order': names(
    'perfect order, perfect ordering, o(b^(m/2)), o(b^(d/2)), b^(m/2), best order, optimal order, optimal ordering, minimal tree, critical tree',
    '完美排序、最佳次序、最佳排序、最优次序、最优排序、最小树',
  ),
  'chance-node': names(
    'chance node, chance, random node, probability, stochastic game, game of chance, dice',
    '机会节点、机遇节点、运气节点、随机节点、概率、机率、随机博弈、机遇性博弈、机遇博弈、机遇、骰子',
  ),
  expectiminimax: names(
    'expectiminimax, expectminimax, expecti-minimax, expectiminmax, expected minimax',
    '期望极小极大、期望最小最大、期望最大最小、期望minimax、期望minmax',
  ),
  star1: names(
    'star1, pruning with chance nodes, pruning chance nodes',
    'star1剪枝、机会节点剪枝、机会节点的剪枝',
  ),
  expectimax: names('expectimax', '期望最大、期望极大、期望最大化'),
  'monte-carlo-tree-search': names(
    'monte carlo tree search, monte carlo, mcts, search by simulation, simulation',
    '蒙特卡洛树搜索、蒙特卡洛、蒙特卡罗、蒙地卡罗、蒙特卡洛搜索、蒙特卡罗树搜索、蒙地卡罗树搜索、基于模拟的搜索、随机模拟',
  ),
  'open-and-closed': names(
    'open and closed, open/closed, open, closed, open list, closed list, open table, closed table, two-phase search, two-phase minimax, level by level, phase 1, phase 2',
    'open表、closed表、open表和closed表、open与closed、两阶段搜索、两阶段极小极大、逐层倒推',
  ),
  'evaluation-function': names(
    'evaluation function, evaluation, static evaluation, eval, eval(s), f(p), heuristic, heuristic evaluation, open lines',
    '评价函数、静态估计函数、评估函数、估值函数、估价函数、启发函数、启发式函数、启发式、启发式搜索、评估',
  ),
  'iterative-deepening': names(
    'iterative deepening, iterative deepening search, ids, iddfs',
    '迭代加深、迭代深入、迭代深入搜索、渐进加深、迭代深化、逐步加深',
  ),
  quiescence: names(
    'quiescence, quiescence search, quiescent search, quiescent position, extension',
    '静止搜索、静态搜索、寂静搜索、宁静搜索、平稳搜索、延伸搜索',
  ),
  'horizon-effect': names(
    'horizon effect, horizon problem',
    '视野效应、视野问题、地平线、地平线效应、水平线效应、水平效应',
  ),
  'checking-search': names(
    'checking search, secondary search, singular extension',
    '辅助搜索、二次搜索、二次检查、奇异扩展、单步延伸',
  ),
  utility: names(
    'utility, utility function, utility value, payoff, payoff function',
    '效用值、效用、效用函数、收益、收益函数',
  ),
  'tic-tac-toe': names(
    'tic-tac-toe, noughts and crosses, ttt',
    '一字棋、井字棋、九宫格、井字游戏、井字过三关、三子棋、圈圈叉叉',
  ),
  symmetry: names(
    'symmetry, symmetric position, symmetrical position',
    '对称、对称局面、对称位置、对称棋局、对称性',
  ),
  'several-players': names(
    'several players, max^n, maxn, max-n, multiplayer, multiplayer game, three players, three-player game, many players, paranoid',
    '多人博弈、多人、多人游戏、多人赛局、三人博弈、三人、多玩家、多个玩家',
  ),
  backgammon: names('backgammon', '双陆棋、西洋双陆棋'),
  infinity: names('infinity, infinite value, plus or minus infinity, ±∞', '无穷、无穷大、无限大'),
  'single-agent': names(
    'single agent, single player, one player',
    '单智能体、单一智能体、单agent、单一agent、单人、单人博弈',
  ),
  exercise: names('exercise, problem, practice problem', '例题、习题、练习、练习题、题目'),
  quiz: names('quiz, quizzes, self-check, self-test', '测验、自测、小测、小测验'),
  exam: names('exam, examination, exam question', '试题、考试、考题、试卷'),
};

export type Topic = keyof typeof TOPICS;

/** By the name of a game, the ids of the trees of the library that are the whole game. */
export const TREES_OF_GAME: Readonly<Record<string, readonly string[]>> = {
  grundy: ['grundy-7'],
  kalah: ['kalah-2-1'],
};

/** Names of single trees, and of trees that belong together, that are no topic. */
export const TREE_NAMES: readonly { readonly ids: readonly string[]; readonly names: readonly string[] }[] = [
  {
    ids: ['ttt-stage1', 'ttt-stage2', 'ttt-stage3'],
    names: names('three stages, stages of tic-tac-toe', '三个阶段、各阶段、一字棋的三个阶段'),
  },
  { ids: ['ttt-stage1'], names: names('first stage, stage 1', '第一阶段、阶段一') },
  { ids: ['ttt-stage2'], names: names('second stage, stage 2', '第二阶段、阶段二') },
  { ids: ['ttt-stage3'], names: names('third stage, stage 3', '第三阶段、阶段三') },
  { ids: ['single-agent'], names: names('v(s), single-agent tree', '单智能体的树') },
  {
    ids: ['backgammon-dice'],
    names: names(
      '21 rolls, rolls of two dice, two dice, dice rolls',
      '21种点数、两枚骰子、掷两枚骰子、掷骰子、点数',
    ),
  },
  { ids: ['material'], names: names('piece values, material', '子力、棋子的价值、棋子价值') },
];

/** Returns the names of one thing from two lists, those in Latin letters first. */
export function names(latin: string, chinese = ''): readonly string[] {
  return [...latin.split(', '), ...(chinese === '' ? [] : chinese.split('、'))];
}
