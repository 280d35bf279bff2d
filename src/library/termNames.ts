/** The names by which readers search for the terms of the glossary, which load with the search. */
import type { TermId } from './glossary.ts';
import { names, type Topic } from './topics.ts';

/** How readers find a term: the names of the term, and the topics whose trees show it. */
export interface Named {
  readonly about: readonly Topic[];
  readonly names: readonly string[];
}

function named(about: readonly Topic[], latin: string, chinese: string): Named {
  return { about, names: names(latin, chinese) };
}

const CUTS: readonly Topic[] = ['alpha-cut', 'beta-cut'];
const IN_ALPHA_BETA: readonly Topic[] = ['alpha-beta'];
const IN_SIMULATION: readonly Topic[] = ['monte-carlo-tree-search'];

/** The terms that are no topics. A term that is also a topic has the names and the trees of the topic. */
export const NAMED: Readonly<Record<Exclude<TermId, Topic>, Named>> = {
  'kinds-of-games': named(
    ['game-tree'],
    'kinds of games, kind of game, types of games, deterministic game, deterministic',
    '博弈的种类、博弈的分类、博弈分类、确定性博弈、确定性、随机性博弈',
  ),
  'perfect-information': named(
    ['game-tree'],
    'perfect information, complete information, fully observable, game of perfect information',
    '信息完备、完备信息、信息完备的博弈、完全信息、完美信息、完全信息博弈、完美信息博弈',
  ),
  'formal-definition': named(
    ['game-tree'],
    'formal definition, formalisation, formalization, formal description',
    '形式化、博弈的形式化、博弈问题形式化、形式化定义、形式化描述、博弈的定义',
  ),
  'initial-state': named(
    [],
    'initial state, initial position, starting position, s0, s_0',
    '初始状态、初态、初始局面、s0',
  ),
  'side-to-move': named(
    [],
    'player, player(s), side to move, player to move, turn, whose turn, to-move(s)',
    '走步方、行棋方、轮到谁走、轮流走步、轮流、player(s)',
  ),
  'legal-moves': named(
    [],
    'action, actions(s), action(s), legal move, possible move',
    '行动、合法走步、合法走法、可行走步、actions(s)',
  ),
  'transition-model': named(
    [],
    'transition model, result, result(s,a), transition',
    '转移模型、转换模型、状态转移、result(s,a)',
  ),
  'successor-function': named(
    [],
    'successor function, successor, successor(s)',
    '后继函数、后继、后继节点、后继状态、后继局面',
  ),
  'terminal-test': named(
    [],
    'terminal test, terminal-test(s), terminal(s), is-terminal(s), game over',
    '终止测试、终局测试、终止判断、terminal-test(s)',
  ),
  'state-space': named([], 'state space, state space graph, state graph', '状态空间、状态空间图、状态图'),
  'production-system': named(
    [],
    'production system, production rule, production rules, global database, control strategy',
    '产生式系统、产生式、产生式规则、总数据库、综合数据库、控制策略',
  ),
  'and-or-graph': named(
    [],
    'and/or graph, and/or, and-or graph, and or graph, and/or tree, and node, or node',
    '与或图、与或树、与节点、或节点',
  ),
  'solution-graph': named([], 'solution graph, solution tree, winning graph', '解图、解树'),
  'complete-strategy': named(
    [],
    'complete strategy, winning strategy, practical strategy, strategy',
    '完整策略、完整的策略、必胜策略、取胜策略、实用策略、实用的策略、策略',
  ),
  'erring-opponent': named(
    ['minimax'],
    'erring opponent, opponent errs, mistake of the opponent, fallible opponent, suboptimal opponent',
    '对手失误、对方失误、对手犯错、失误的对手、失误、非最优对手',
  ),
  'style-of-play': named(
    ['chance-node'],
    'style of play, playing style, style, opponent model, opponent modelling, opponent modeling',
    '棋风、对手的棋风、对手模型、对手建模',
  ),
  alliance: named(
    ['several-players'],
    'alliance, alliances, coalition, coalitions',
    '联盟、结盟、联合、合作、撕毁联盟',
  ),
  'size-with-chance': named(
    ['chance-node'],
    'size with chance, o(b^m n^m), b^m n^m, o(bmnm), time of expectiminimax',
    '机会节点的复杂度、期望极小极大的复杂度',
  ),
  'too-wide': named(
    ['perfect-order'],
    'why alpha-beta fails at go, alpha-beta at go, wide game, game of go and alpha-beta',
    '围棋为什么难、分支太多、围棋与α-β剪枝',
  ),
  'state-of-the-art': named(
    IN_ALPHA_BETA,
    'state of the art, game programs, game program, game playing today, history of game programs',
    '现状、博弈程序、博弈程序的现状、研究现状、人机大战',
  ),
  chinook: named(['alpha-beta'], 'chinook', '奇努克'),
  'deep-blue': named(['iterative-deepening'], 'deep blue, kasparov', '深蓝、卡斯帕罗夫'),
  alphago: named(IN_SIMULATION, 'alphago, alpha go, lee sedol', '阿尔法狗、阿尔法围棋、李世石'),
  root: named(['game-tree'], 'root, root node, top node', '根、根节点、顶节点、树根'),
  step: named([], 'step, event', '步、一步、步骤、事件'),
  ply: named(['game-tree'], 'ply, level', '层、层数'),
  'max-node': named(['minimax'], 'max node, max, max player', '极大节点、max节点、max方'),
  'min-node': named(['minimax'], 'min node, min, min player', '极小节点、min节点、min方'),
  leaf: named(
    ['game-tree'],
    'leaf, leaves, leaf node, terminal, terminal state, terminal node, end node, tip node',
    '叶节点、叶子节点、叶子、终止状态、终止节点、终端节点、端节点、终局',
  ),
  'utility-vector': named(
    ['several-players'],
    'utility vector, vector of utilities, payoff vector',
    '效用向量、收益向量',
  ),
  'zero-sum': named(['game-tree'], 'zero-sum, zero-sum game', '零和、零和博弈'),
  'general-sum': named(
    ['several-players'],
    'general-sum, general-sum game, non-zero-sum, non-zero-sum game, nonzero-sum, nonzero-sum game, variable-sum',
    '非零和、非零和博弈、变和、变和博弈、一般和博弈',
  ),
  'static-value': named(
    ['evaluation-function'],
    'static value, static estimate',
    '静态估计值、静态估值、估计值',
  ),
  feature: named(['evaluation-function'], 'feature', '特征'),
  weight: named(
    ['evaluation-function'],
    'weight, weighted sum, weighted linear function, linear evaluation',
    '权值、权重、加权和、加权线性、加权线性函数、线性加权',
  ),
  learning: named(
    ['evaluation-function'],
    'machine learning, learning, learning of weights, learned weights, temporal difference',
    '机器学习、学习、学习权值、权值的学习、强化学习',
  ),
  'depth-limit': named(
    ['evaluation-function', 'iterative-deepening'],
    'depth limit, depth-limited search, depth limited, cutting off search, cut off search, bounded depth-first, bounded depth-first search',
    '深度限制、限深搜索、深度受限、截断搜索、切断搜索、有界深度优先、有界深度优先搜索',
  ),
  'cutoff-test': named(['evaluation-function'], 'cutoff test', '截断测试、切断测试'),
  horizon: named(
    ['evaluation-function'],
    'horizon, horizon leaf, beyond the horizon',
    '视野、视野线、视野之外、截断叶节点',
  ),
  budget: named(
    ['iterative-deepening'],
    'budget, node budget, time limit, resource limit, limited resource',
    '预算、节点预算、时间限制、资源限制、资源有限',
  ),
  quiet: named(
    ['quiescence'],
    'quiet, quiet position, noisy, noisy move',
    '静止、静止的、静止局面、非静止、非静止的',
  ),
  'stand-pat': named(['quiescence'], 'stand pat, standing pat', '保持原值'),
  'opening-book': named([], 'opening book, book, book move, opening', '开局棋谱、棋谱、开局库、开局、查表'),
  'ending-table': named(
    [],
    'ending table, endgame table, endgame tablebase, tablebase, look-up table, lookup table, table lookup',
    '残局棋谱、残局库、残局、查表、棋谱',
  ),
  'backed-up-value': named(['minimax'], 'backed-up value, back up, backup', '倒推值、倒推、返回值、回传值'),
  'depth-first': named(
    [],
    'depth-first, depth-first search, dfs, depth first',
    '深度优先、深度优先搜索、深度优先遍历',
  ),
  'breadth-first': named(
    ['open-and-closed'],
    'breadth-first, breadth-first search, bfs, breadth first',
    '宽度优先、宽度优先搜索、广度优先、广度优先搜索、层次遍历',
  ),
  'branching-factor': named(
    [],
    'branching factor, branching, breadth',
    '分支因子、分枝因子、分支系数、分叉因子',
  ),
  'time-complexity': named(
    ['perfect-order'],
    'time complexity, running time, o(b^m), o(b^d), b^m, b^d',
    '时间复杂度、时间复杂性、运行时间',
  ),
  'space-complexity': named(
    [],
    'space complexity, memory, o(bm), o(bd), o(m)',
    '空间复杂度、空间复杂性、内存、存储量',
  ),
  optimality: named(
    ['minimax'],
    'completeness, optimality, complete, optimal, properties of minimax, completeness and optimality',
    '完备性、最优性、完备、最优、极小极大的性质、完备性与最优性',
  ),
  pseudocode: named(
    [],
    'pseudocode, pseudo-code, code, program code, listing, algorithm listing',
    '伪代码、伪码、虚拟码、代码、程序、算法描述',
  ),
  'expected-value': named(
    ['chance-node'],
    'expected value, expectation, average',
    '期望值、数学期望、加权平均',
  ),
  'order-preserving': named(
    ['utility'],
    'order-preserving, order-preserving transformation, monotonic transformation, monotone transformation, positive linear transformation, linear transformation, scale of values',
    '保序、保序变换、单调变换、单调、正线性变换、线性变换、值的尺度',
  ),
  outcome: named(['chance-node'], 'outcome, chance outcome', '结果、机会结果、随机结果'),
  'leaf-bounds': named(
    ['star1'],
    'leaf bounds, bounds of the leaves, value range',
    '叶节点取值范围、取值范围、叶节点的界',
  ),
  alpha: named(IN_ALPHA_BETA, 'alpha, α', 'α值'),
  beta: named(IN_ALPHA_BETA, 'beta, β', 'β值'),
  bound: named(IN_ALPHA_BETA, 'bound, lower bound, upper bound', '界、上界、下界'),
  'search-window': named(
    IN_ALPHA_BETA,
    'search window, window, alpha-beta window, (α,β), [α,β]',
    '搜索窗口、窗口',
  ),
  range: named(IN_ALPHA_BETA, 'range, proved range, interval', '范围、已证明的范围、取值范围、区间'),
  'one-bound': named(IN_ALPHA_BETA, 'one bound, one bound a node', '每个节点一个界、一个界'),
  'running-pair': named(IN_ALPHA_BETA, 'running pair, crossed bounds', '更新后的一对界、两界交叉、界交叉'),
  cutoff: named(CUTS, 'cutoff, cut off, cut', '剪断、截断'),
  'shallow-cutoff': named(CUTS, 'shallow cutoff, shallow cut, shallow pruning', '浅剪枝、浅层剪枝'),
  ancestor: named(['deep-cutoff'], 'ancestor, ancestor node', '祖先、祖先节点、先辈、先辈节点、先辈层'),
  'parent-bound': named(
    ['deep-cutoff'],
    'parent only, parent bound, bound of the parent only',
    '只看父节点、只看父节点的界',
  ),
  'pruned-node': named(
    CUTS,
    'pruned node, pruned leaf, leaf cut, pruned branch',
    '被剪节点、剪去的节点、被剪的叶节点、剪去的叶节点',
  ),
  strict: named(
    ['equality'],
    'strict, strict cutoff, only beyond, α > β, β < α, alpha > beta, v > β, v < α',
    '超过才剪、严格剪枝、严格不等',
  ),
  'fail-soft': named(CUTS, 'fail-soft, fail high, fail low', '软失败、软截断'),
  'fail-hard': named(CUTS, 'fail-hard', '硬失败、硬截断'),
  'running-bound': named(CUTS, 'running bound', '不断更新的界、更新的界'),
  'best-move': named(
    ['minimax'],
    'best move, optimal move, minimax decision',
    '最佳走步、最优走步、最佳着法、最佳走法、最好的走步',
  ),
  'root-window': named(IN_ALPHA_BETA, 'root window, fail low, fail high', '根窗口'),
  'null-window': named(
    IN_ALPHA_BETA,
    'null window, zero window, minimal window, scout window',
    '零窗口、空窗口、极小窗口、零宽窗口',
  ),
  pvs: named(IN_ALPHA_BETA, 'pvs, principal variation search, negascout, scout', '主要变例搜索、主变例搜索'),
  negamax: named(
    ['minimax', 'alpha-beta'],
    'negamax, nega-max, negamax search, negamax form',
    '负极大值、负极大值搜索、负极大、负值最大',
  ),
  'principal-variation': named(
    ['minimax', 'alpha-beta'],
    'principal variation, pv, best line, line of play',
    '主要变例、主变例、最佳路线、主要变化',
  ),
  'call-stack': named(['minimax', 'alpha-beta'], 'call stack, stack, recursion', '调用栈、递归、堆栈'),
  selection: named(IN_SIMULATION, 'selection, selection phase, tree policy', '选择、选择阶段'),
  expansion: named(IN_SIMULATION, 'expansion, expansion phase', '扩展、扩展阶段、扩张'),
  playout: named(
    IN_SIMULATION,
    'playout, rollout, random playout',
    '模拟、模拟阶段、模拟对局、推演、快速走子',
  ),
  backpropagation: named(
    IN_SIMULATION,
    'backpropagation, back propagation, backpropagation phase',
    '反向传播、回溯、回传',
  ),
  uct: named(
    IN_SIMULATION,
    'uct, ucb, ucb1, upper confidence bound, upper confidence bounds for trees',
    '上限置信区间、上置信界、置信上限、上限置信区间算法',
  ),
  exploration: named(
    IN_SIMULATION,
    'exploration and exploitation, exploration, exploitation, exploration constant',
    '探索与利用、探索和利用、探索、利用、探索常数',
  ),
  greedy: named(
    [],
    'greedy, greedy strategy, greed, number of discs, disc count',
    '贪心、贪心策略、贪婪、贪婪策略、子数',
  ),
  corner: named(
    [],
    'corner, corner disc, x-square, c-square, square beside a corner',
    '角、占角、角上的子、角旁的格子、星位',
  ),
  'stable-disc': named(
    [],
    'stable disc, stable, stability, stable piece',
    '稳定子、稳定、稳定性、稳定策略、必定稳定',
  ),
  mobility: named(
    [],
    'mobility, mobility strategy, number of moves',
    '移动性、移动性策略、行动力、机动性、可走步数',
  ),
  'few-discs': named([], 'less is more, few discs, few pieces', '少即是多、子少'),
  frontier: named(
    [],
    'frontier, frontier disc, frontier strategy, boundary, boundary strategy',
    '边界、边界子、边界策略、前沿、前沿子',
  ),
  pass: named([], 'pass, passing, no legal move', '停一手、停步、弃权、无子可下、无处可下'),
};
