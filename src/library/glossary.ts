/**
 * The terms of the course: the names by which readers search for each, and a step of a tree of the library that shows
 * it. Their explanations are in `glossary` in words/en/work.ts and words/zh/work.ts, under the same ids.
 */
import type { BoundNotation, DepthFirstName, Numbers, SearchLimits, SearchRules } from '../core/index.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../core/search/searchSettings.ts';
import type { Settings } from '../notation/settings.ts';
import type { Example } from './example.ts';
import { exampleById } from './library.ts';
import { names, type Topic } from './topics.ts';

/** A step of an example's search; rules, limits and algorithm are the example's own unless given. */
export interface ShownAt {
  readonly tree: string;
  readonly step: number;
  readonly algorithm?: DepthFirstName;
  readonly rules?: Partial<SearchRules>;
  readonly limits?: Partial<SearchLimits>;
  readonly notation?: BoundNotation;
  readonly numbers?: Numbers;
}

export interface Term {
  /** the names of the term; absent when the term is also a topic, whose id and names it has */
  readonly names?: readonly string[];
  /** the topics whose trees show the term; absent when the term is itself a topic */
  readonly about?: readonly Topic[];
  readonly shown: ShownAt;
}

const CUTS: readonly Topic[] = ['alpha-cut', 'beta-cut'];
const IN_ALPHA_BETA: readonly Topic[] = ['alpha-beta'];

const ROWS = {
  'game-tree': { shown: { tree: 'aima-fig-5-2', step: 0 } },
  ply: {
    names: names('ply, level', '层、层数'),
    about: ['game-tree'],
    shown: { tree: 'nilsson-fig-3-12', step: 7 },
  },
  'max-node': {
    names: names('max node, max, max player', '极大节点、max节点、max方'),
    about: ['minimax'],
    shown: { tree: 'aima-fig-5-2', step: 10 },
  },
  'min-node': {
    names: names('min node, min, min player', '极小节点、min节点、min方'),
    about: ['minimax'],
    shown: { tree: 'aima-fig-5-2', step: 4 },
  },
  'chance-node': { shown: { tree: 'aima-chance-1234', step: 2 } },
  leaf: {
    names: names(
      'leaf, leaves, leaf node, terminal, terminal state, terminal node, end node, tip node',
      '叶节点、叶子节点、叶子、终止状态、终止节点、终端节点、端节点、终局',
    ),
    about: ['game-tree'],
    shown: { tree: 'aima-fig-5-2', step: 3 },
  },
  utility: { shown: { tree: 'aima-fig-5-2', step: 21 } },
  'utility-vector': {
    names: names('utility vector, vector of utilities, payoff vector', '效用向量、收益向量'),
    about: ['several-players'],
    shown: { tree: 'mit6034-maxn', step: 4 },
  },
  'several-players': { shown: { tree: 'mit6034-maxn', step: 7 } },
  'zero-sum': {
    names: names('zero-sum, zero-sum game', '零和、零和博弈'),
    about: ['game-tree'],
    shown: { tree: 'aima-fig-5-2', step: 3 },
  },
  'evaluation-function': { shown: { tree: 'ttt-stage1', step: 3 } },
  'static-value': {
    names: names('static value, static estimate', '静态估计值、静态估值、估计值'),
    about: ['evaluation-function'],
    shown: { tree: 'how-deep', step: 2, limits: { deepen: false, depth: 1 } },
  },
  feature: {
    names: names('feature', '特征'),
    about: ['evaluation-function'],
    shown: { tree: 'material', step: 3 },
  },
  weight: {
    names: names('weight, weighted sum', '权值、权重、加权和'),
    about: ['evaluation-function'],
    shown: { tree: 'material', step: 15 },
  },
  'depth-limit': {
    names: names('depth limit, depth-limited search, depth limited', '深度限制、限深搜索、深度受限'),
    about: ['evaluation-function', 'iterative-deepening'],
    shown: { tree: 'how-deep', step: 3, limits: { deepen: false, depth: 2 } },
  },
  'cutoff-test': {
    names: names('cutoff test', '截断测试'),
    about: ['evaluation-function'],
    shown: { tree: 'estimate-or-proof', step: 5 },
  },
  horizon: {
    names: names('horizon, horizon leaf, beyond the horizon', '视野、视野线、视野之外、截断叶节点'),
    about: ['evaluation-function'],
    shown: { tree: 'estimate-or-proof', step: 15 },
  },
  'iterative-deepening': { shown: { tree: 'how-deep', step: 35 } },
  budget: {
    names: names('budget, node budget, time limit', '预算、节点预算、时间限制'),
    about: ['iterative-deepening'],
    shown: { tree: 'how-deep', step: 47, limits: { budget: 20 } },
  },
  quiet: {
    names: names('quiet, quiet position, noisy, noisy move', '静止、静止的、静止局面、非静止、非静止的'),
    about: ['quiescence'],
    shown: { tree: 'hanging', step: 2 },
  },
  quiescence: { shown: { tree: 'hanging', step: 4 } },
  'stand-pat': {
    names: names('stand pat, standing pat', '保持原值'),
    about: ['quiescence'],
    shown: { tree: 'hanging', step: 5 },
  },
  'horizon-effect': { shown: { tree: 'trap', step: 10, limits: { quiet: 'none' } } },
  'checking-search': { shown: { tree: 'trap', step: 16, limits: { quiet: 'none', check: 4 } } },
  symmetry: { shown: { tree: 'ttt-stage1', step: 1 } },
  minimax: { shown: { tree: 'aima-fig-5-2', step: 29 } },
  'backed-up-value': {
    names: names('backed-up value, back up, backup', '倒推值、倒推、返回值、回传值'),
    about: ['minimax'],
    shown: { tree: 'thu-fig-3-5', step: 9 },
  },
  'expected-value': {
    names: names('expected value, expectation, average', '期望值、数学期望、加权平均'),
    about: ['chance-node'],
    shown: { tree: 'aima-chance-1234', step: 16 },
  },
  expectiminimax: { shown: { tree: 'aima-chance-1234', step: 36 } },
  outcome: {
    names: names('outcome, chance outcome', '结果、机会结果、随机结果'),
    about: ['chance-node'],
    shown: { tree: 'aima-ex-chance-trivial', step: 20 },
  },
  'leaf-bounds': {
    names: names('leaf bounds, bounds of the leaves, value range', '叶节点取值范围、取值范围、叶节点的界'),
    about: ['star1'],
    shown: { tree: 'aima-ex-chance-trivial', step: 1 },
  },
  star1: { shown: { tree: 'aima-ex-chance-trivial', step: 26 } },
  alpha: {
    names: names('alpha, α', 'α值'),
    about: IN_ALPHA_BETA,
    shown: { tree: 'aima-fig-5-5', step: 10 },
  },
  beta: {
    names: names('beta, β', 'β值'),
    about: IN_ALPHA_BETA,
    shown: { tree: 'cs188-quiz2', step: 9 },
  },
  bound: {
    names: names('bound, lower bound, upper bound', '界、上界、下界'),
    about: IN_ALPHA_BETA,
    shown: { tree: 'aima-fig-5-5', step: 15 },
  },
  'search-window': {
    names: names('search window, window, alpha-beta window', '搜索窗口、窗口、搜寻视窗、搜索视窗、视窗'),
    about: IN_ALPHA_BETA,
    shown: { tree: 'thu-fig-3-10', step: 49 },
  },
  range: {
    names: names('range, proved range, interval', '范围、已证明的范围、取值范围、区间'),
    about: IN_ALPHA_BETA,
    shown: { tree: 'aima-fig-5-5', step: 19, notation: 'range' },
  },
  'one-bound': {
    names: names('one bound, one bound a node', '每个节点一个界、一个界'),
    about: IN_ALPHA_BETA,
    shown: { tree: 'thu-fig-3-10', step: 49, notation: 'one' },
  },
  'running-pair': {
    names: names('running pair, crossed bounds', '更新后的一对界、两界交叉、界交叉'),
    about: IN_ALPHA_BETA,
    shown: { tree: 'aima-fig-5-5', step: 14, notation: 'pair' },
  },
  'alpha-beta': { shown: { tree: 'aima-fig-5-5', step: 26 } },
  cutoff: {
    names: names('cutoff, cut off, cut', '剪断、截断'),
    about: CUTS,
    shown: { tree: 'aima-fig-5-5', step: 14 },
  },
  'alpha-cut': { shown: { tree: 'thu-fig-3-10', step: 44 } },
  'beta-cut': { shown: { tree: 'thu-fig-3-10', step: 25 } },
  'shallow-cutoff': {
    names: names('shallow cutoff, shallow cut, shallow pruning', '浅剪枝、浅层剪枝'),
    about: CUTS,
    shown: { tree: 'cs188-quiz2', step: 13 },
  },
  'deep-cutoff': { shown: { tree: 'km-2-4', step: 37 } },
  ancestor: {
    names: names('ancestor, ancestor node', '祖先、祖先节点、先辈、先辈节点、先辈层'),
    about: ['deep-cutoff'],
    shown: { tree: 'nilsson-fig-3-12-left', step: 80 },
  },
  'parent-bound': {
    names: names('parent only, parent bound, bound of the parent only', '只看父节点、只看父节点的界'),
    about: ['deep-cutoff'],
    shown: { tree: 'km-2-4', step: 34, rules: { bounds: 'parent' } },
  },
  'pruned-node': {
    names: names(
      'pruned node, pruned leaf, leaf cut, pruned branch',
      '被剪节点、剪去的节点、被剪的叶节点、剪去的叶节点',
    ),
    about: CUTS,
    shown: { tree: 'thu-fig-3-10', step: 25 },
  },
  equality: { shown: { tree: 'ttt-stage1-alphabeta', step: 18 } },
  strict: {
    names: names('strict, strict cutoff, only beyond', '超过才剪、严格剪枝、严格不等'),
    about: ['equality'],
    shown: { tree: 'ttt-stage1-alphabeta', step: 17, rules: { cutoff: 'strict' } },
  },
  'fail-soft': {
    names: names('fail-soft, fail high, fail low', '软失败、软截断'),
    about: CUTS,
    shown: { tree: 'cs188-quiz2', step: 14 },
  },
  'fail-hard': {
    names: names('fail-hard', '硬失败、硬截断'),
    about: CUTS,
    shown: { tree: 'cs188-quiz2', step: 14, rules: { value: 'hard' } },
  },
  'running-bound': {
    names: names('running bound', '不断更新的界、更新的界'),
    about: CUTS,
    shown: { tree: 'cs188-quiz2', step: 24, rules: { value: 'running' } },
  },
  'move-ordering': { shown: { tree: 'aima-fig-5-5-reordered', step: 20 } },
  'perfect-order': { shown: { tree: 'km-2-3', step: 29 } },
  'best-move': {
    names: names(
      'best move, optimal move, minimax decision',
      '最佳走步、最优走步、最佳着法、最佳走法、最好的走步',
    ),
    about: ['minimax'],
    shown: { tree: 'thu-fig-3-5', step: 25 },
  },
  'root-window': {
    names: names('root window, fail low, fail high', '根窗口'),
    about: IN_ALPHA_BETA,
    shown: { tree: 'thu-fig-3-10', step: 43, limits: { window: { alpha: 2, beta: 5 } } },
  },
  'null-window': {
    names: names(
      'null window, zero window, minimal window, scout window',
      '零窗口、空窗口、极小窗口、零宽窗口',
    ),
    about: IN_ALPHA_BETA,
    shown: { tree: 'wikipedia-ab', step: 39, algorithm: 'pvs' },
  },
  pvs: {
    names: names('pvs, principal variation search, negascout, scout', '主要变例搜索、主变例搜索'),
    about: IN_ALPHA_BETA,
    shown: { tree: 'wikipedia-ab', step: 58, algorithm: 'pvs' },
  },
  negamax: {
    names: names(
      'negamax, nega-max, negamax search, negamax form',
      '负极大值、负极大值搜索、负极大、负值最大',
    ),
    about: ['minimax', 'alpha-beta'],
    shown: { tree: 'aima-fig-5-5', step: 16, numbers: 'mover' },
  },
  'principal-variation': {
    names: names('principal variation, pv, best line, line of play', '主要变例、主变例、最佳路线、主要变化'),
    about: ['minimax', 'alpha-beta'],
    shown: { tree: 'thu-fig-3-10', step: 62 },
  },
  'call-stack': {
    names: names('call stack, stack, recursion', '调用栈、递归、堆栈'),
    about: ['minimax', 'alpha-beta'],
    shown: { tree: 'thu-fig-3-10', step: 32 },
  },
} as const satisfies Readonly<Record<string, Term>>;

export type TermId = keyof typeof ROWS;

export const TERMS: Readonly<Record<TermId, Term>> = ROWS;

/** The example that shows a term, with the settings of its search and display. */
export interface TermShown {
  readonly example: Example;
  readonly settings: Settings;
}

export function showingOf(id: TermId): TermShown {
  const {
    tree,
    step,
    algorithm,
    rules,
    limits,
    notation = 'window',
    numbers = 'max',
  }: ShownAt = TERMS[id].shown;
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
  return { example, settings };
}
