/**
 * The terms of the course: a step of a tree of the library that shows each, and the names by which readers search for
 * it. Their explanations are in `glossary` in words/en/work.ts and words/zh/work.ts, under the same ids.
 */
import type { BoundNotation, DepthFirstName, Numbers, SearchLimits, SearchRules } from '../core/index.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../core/search/searchSettings.ts';
import type { Settings } from '../notation/settings.ts';
import type { Example } from './example.ts';
import { type GameFigure, gameFigureById } from './gameFigures.ts';
import { exampleById } from './library.ts';
import { names, type Topic } from './topics.ts';

/** A step of a search that shows a term: of a tree of the library, or of a figure that is a search of a game. */
export type ShownAt = ShownInTree | ShownInGame;

/** A step of an example's search; rules, limits and algorithm are the example's own unless given. */
export interface ShownInTree {
  readonly tree: string;
  readonly step: number;
  readonly algorithm?: DepthFirstName;
  readonly rules?: Partial<SearchRules>;
  readonly limits?: Partial<SearchLimits>;
  readonly notation?: BoundNotation;
  readonly numbers?: Numbers;
}

/** A step of a figure that is a search of a game, with the panel that describes its position. */
export interface ShownInGame {
  readonly figure: string;
  readonly step: number;
}

const ROWS = {
  'kinds-of-games': { tree: 'bear-off-lesson', step: 2 },
  'perfect-information': { tree: 'ttt-stage1', step: 4 },
  'formal-definition': { figure: 'seven-coins', step: 1 },
  'production-system': { figure: 'seven-coins', step: 2 },
  'and-or-graph': { figure: 'seven-coins', step: 47 },
  'solution-graph': { figure: 'seven-coins', step: 50 },
  'complete-strategy': { figure: 'six-coins', step: 29 },
  'erring-opponent': { tree: 'erring-opponent', step: 20 },
  'style-of-play': { tree: 'style-of-play', step: 20 },
  alliance: { tree: 'alliance', step: 9 },
  'size-with-chance': { tree: 'roll-before-each-move', step: 0 },
  'too-wide': { tree: 'km-2-3', step: 29 },
  'state-of-the-art': { tree: 'aima-fig-5-5', step: 26 },
  chinook: { tree: 'proved-early', step: 35 },
  'deep-blue': { tree: 'how-deep', step: 35 },
  alphago: { tree: 'chances-of-a-win', step: 784 },
  'game-tree': { tree: 'aima-fig-5-2', step: 0 },
  ply: { tree: 'nilsson-fig-3-12', step: 7 },
  'max-node': { tree: 'aima-fig-5-2', step: 10 },
  'min-node': { tree: 'aima-fig-5-2', step: 4 },
  'chance-node': { tree: 'aima-chance-1234', step: 2 },
  leaf: { tree: 'aima-fig-5-2', step: 3 },
  utility: { tree: 'aima-fig-5-2', step: 21 },
  'utility-vector': { tree: 'mit6034-maxn', step: 4 },
  'several-players': { tree: 'mit6034-maxn', step: 7 },
  'zero-sum': { tree: 'aima-fig-5-2', step: 3 },
  'evaluation-function': { tree: 'ttt-stage1', step: 3 },
  'static-value': { tree: 'how-deep', step: 2, limits: { deepen: false, depth: 1 } },
  feature: { tree: 'material', step: 3 },
  weight: { tree: 'material', step: 15 },
  'depth-limit': { tree: 'how-deep', step: 3, limits: { deepen: false, depth: 2 } },
  'cutoff-test': { tree: 'estimate-or-proof', step: 5 },
  horizon: { tree: 'estimate-or-proof', step: 15 },
  'iterative-deepening': { tree: 'how-deep', step: 35 },
  budget: { tree: 'how-deep', step: 47, limits: { budget: 20 } },
  quiet: { tree: 'hanging', step: 2 },
  quiescence: { tree: 'hanging', step: 4 },
  'stand-pat': { tree: 'hanging', step: 5 },
  'horizon-effect': { tree: 'trap', step: 10, limits: { quiet: 'none' } },
  'checking-search': { tree: 'trap', step: 16, limits: { quiet: 'none', check: 4 } },
  symmetry: { tree: 'ttt-stage1', step: 1 },
  minimax: { tree: 'aima-fig-5-2', step: 29 },
  'backed-up-value': { tree: 'thu-fig-3-5', step: 9 },
  'expected-value': { tree: 'aima-chance-1234', step: 16 },
  expectiminimax: { tree: 'aima-chance-1234', step: 36 },
  outcome: { tree: 'aima-ex-chance-trivial', step: 20 },
  'leaf-bounds': { tree: 'aima-ex-chance-trivial', step: 1 },
  star1: { tree: 'aima-ex-chance-trivial', step: 26 },
  alpha: { tree: 'aima-fig-5-5', step: 10 },
  beta: { tree: 'cs188-quiz2', step: 9 },
  bound: { tree: 'aima-fig-5-5', step: 15 },
  'search-window': { tree: 'thu-fig-3-10', step: 49 },
  range: { tree: 'aima-fig-5-5', step: 19, notation: 'range' },
  'one-bound': { tree: 'thu-fig-3-10', step: 49, notation: 'one' },
  'running-pair': { tree: 'aima-fig-5-5', step: 14, notation: 'pair' },
  'alpha-beta': { tree: 'aima-fig-5-5', step: 26 },
  cutoff: { tree: 'aima-fig-5-5', step: 14 },
  'alpha-cut': { tree: 'thu-fig-3-10', step: 44 },
  'beta-cut': { tree: 'thu-fig-3-10', step: 25 },
  'shallow-cutoff': { tree: 'cs188-quiz2', step: 13 },
  'deep-cutoff': { tree: 'km-2-4', step: 37 },
  ancestor: { tree: 'nilsson-fig-3-12-left', step: 80 },
  'parent-bound': { tree: 'km-2-4', step: 34, rules: { bounds: 'parent' } },
  'pruned-node': { tree: 'thu-fig-3-10', step: 25 },
  equality: { tree: 'ttt-stage1-alphabeta', step: 18 },
  strict: { tree: 'ttt-stage1-alphabeta', step: 17, rules: { cutoff: 'strict' } },
  'fail-soft': { tree: 'cs188-quiz2', step: 14 },
  'fail-hard': { tree: 'cs188-quiz2', step: 14, rules: { value: 'hard' } },
  'running-bound': { tree: 'cs188-quiz2', step: 24, rules: { value: 'running' } },
  'move-ordering': { tree: 'aima-fig-5-5-reordered', step: 20 },
  'perfect-order': { tree: 'km-2-3', step: 29 },
  'best-move': { tree: 'thu-fig-3-5', step: 25 },
  'root-window': { tree: 'thu-fig-3-10', step: 43, limits: { window: { alpha: 2, beta: 5 } } },
  'null-window': { tree: 'wikipedia-ab', step: 39, algorithm: 'pvs' },
  pvs: { tree: 'wikipedia-ab', step: 58, algorithm: 'pvs' },
  negamax: { tree: 'aima-fig-5-5', step: 16, numbers: 'mover' },
  'principal-variation': { tree: 'thu-fig-3-10', step: 62 },
  'call-stack': { tree: 'thu-fig-3-10', step: 32 },
  'monte-carlo-tree-search': { tree: 'chances-of-a-win', step: 784 },
  selection: { tree: 'chances-of-a-win', step: 9 },
  expansion: { tree: 'chances-of-a-win', step: 10 },
  playout: { tree: 'chances-of-a-win', step: 11 },
  backpropagation: { tree: 'chances-of-a-win', step: 14 },
  uct: { tree: 'chances-of-a-win', step: 57 },
  exploration: { tree: 'given-results', step: 15 },
} as const satisfies Readonly<Record<string, ShownAt>>;

export type TermId = keyof typeof ROWS;

/** The terms that a search of a game shows, and those that a tree of the library shows. */
export type GameTermId = { [Id in TermId]: (typeof ROWS)[Id] extends ShownInGame ? Id : never }[TermId];
export type TreeTermId = Exclude<TermId, GameTermId>;

/** By term, the step that shows it. */
export const TERMS: Readonly<Record<TermId, ShownAt>> = ROWS;

/** Returns the tree of the library that shows a term; null when a game does. */
export function treeShowing(id: TermId): string | null {
  const shown = TERMS[id];
  return 'tree' in shown ? shown.tree : null;
}

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
    'kinds of games, kind of game, types of games, deterministic game, deterministic, game of chance',
    '博弈的种类、博弈的分类、博弈分类、确定性博弈、确定性、随机性博弈',
  ),
  'perfect-information': named(
    ['game-tree'],
    'perfect information, complete information, fully observable, game of perfect information',
    '信息完备、完备信息、信息完备的博弈、完全信息、完美信息、完全信息博弈、完美信息博弈',
  ),
  'formal-definition': named(
    ['game-tree'],
    'formal definition, s0, formalisation, formalization, formal description, player, actions, result',
    '形式化、博弈的形式化、博弈问题形式化、形式化定义、形式化描述、博弈的定义',
  ),
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
    '机会节点的复杂度、期望极小极大的复杂度、时间复杂度',
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
  'backed-up-value': named(['minimax'], 'backed-up value, back up, backup', '倒推值、倒推、返回值、回传值'),
  'expected-value': named(
    ['chance-node'],
    'expected value, expectation, average',
    '期望值、数学期望、加权平均',
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
  'search-window': named(IN_ALPHA_BETA, 'search window, window, alpha-beta window', '搜索窗口、窗口'),
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
};

/** What shows a term: an example with the settings of its search and display, or a figure of a game and a step. */
export type TermShown =
  | { readonly kind: 'tree'; readonly example: Example; readonly settings: Settings }
  | { readonly kind: 'game'; readonly figure: GameFigure; readonly step: number };

export function showingOf(id: TreeTermId): Extract<TermShown, { kind: 'tree' }>;
export function showingOf(id: GameTermId): Extract<TermShown, { kind: 'game' }>;
export function showingOf(id: TermId): TermShown;
export function showingOf(id: TermId): TermShown {
  const shown = TERMS[id];
  if ('figure' in shown) {
    const figure = gameFigureById(shown.figure);
    if (figure === undefined)
      throw new Error(`the term ${id} is shown on ${shown.figure}, which is no figure`);
    return { kind: 'game', figure, step: shown.step };
  }
  const { tree, algorithm, rules, limits, notation = 'window', numbers = 'max', step } = shown;
  const example = exampleById(tree);
  if (example === undefined)
    throw new Error(`the term ${id} is shown on ${tree}, which is not in the library`);
  const settings = {
    algorithm: algorithm ?? example.algorithm,
    rules: { ...DEFAULT_RULES, ...example.rules, ...rules },
    limits: { ...NO_LIMITS, ...example.limits, ...limits },
    notation,
    numbers,
    step,
  };
  return { kind: 'tree', example, settings };
}
