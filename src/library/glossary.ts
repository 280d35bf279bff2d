/**
 * The terms of the course, each with a step that shows it. The names by which readers search for them are in
 * `termNames.ts`; their explanations are in `glossary` in words/en/work.ts and words/zh/work.ts, under the same ids.
 */
import type { AlgorithmName, BoundNotation, Numbers, SearchLimits, SearchRules } from '../core/index.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../core/search/searchSettings.ts';
import { GAMES, type GameName } from '../games/games.ts';
import type { Settings } from '../notation/settings.ts';
import type { Example } from './example.ts';
import { type GameFigure, gameFigureById, OWN } from './gameFigures.ts';
import { exampleById } from './library.ts';

/** A step of a search that shows a term: of a tree of the library, of a figure that is a search of a game, or of a game. */
export type ShownAt = ShownInTree | ShownInGame | ShownInPosition;

/** A step of an example's search; rules, limits and algorithm are the example's own unless given. */
export interface ShownInTree {
  readonly tree: string;
  readonly step: number;
  readonly algorithm?: AlgorithmName;
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

/** A step of a game's search, with the same panel. */
export interface ShownInPosition {
  readonly game: GameName;
  /** what follows the game in the address: its options, its moves and the settings of the search */
  readonly with: string;
  readonly step: number;
}

/** Positions of Othello as they stand in an address. */
const BY_DISCS = 'size=4&moves=b1.c1.d4.a1.d1.b4.a4.d2&algorithm=minimax';
const BY_A_CORNER = 'size=6&moves=d5.e5.e4.e3.f5.e6.b2.b3.b4.a4.c2.f3.c5.b1.a1.c6.c1.a2&algorithm=minimax';
const LATE = 'size=6&moves=c2.b4.c5.d2.e4.e3.d1.c1.b1.d5.d6.f4.b3.b2.f3.f2.e2.b6.a4.c6.a6.a2.b5.a5.e6.e5';
const OPENING = 'moves=f5.d6.c3.d3.c4';

const ROWS = {
  'kinds-of-games': { tree: 'bear-off-lesson', step: 2 },
  'perfect-information': { tree: 'ttt-stage1', step: 4 },
  'formal-definition': { figure: 'seven-coins', step: 1 },
  'initial-state': { tree: 'aima-fig-5-2', step: 1 },
  'side-to-move': { tree: 'aima-fig-5-2', step: 2 },
  'legal-moves': { tree: 'aima-fig-5-2', step: 1 },
  'transition-model': { tree: 'aima-fig-5-2', step: 11 },
  'successor-function': { figure: 'seven-coins', step: 4 },
  'terminal-test': { figure: 'seven-coins', step: 22 },
  'state-space': { figure: 'seven-coins', step: 28 },
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
  root: { tree: 'aima-fig-5-2', step: 29 },
  step: { tree: 'aima-fig-5-5', step: 2 },
  ply: { tree: 'nilsson-fig-3-12', step: 7 },
  'max-node': { tree: 'aima-fig-5-2', step: 10 },
  'min-node': { tree: 'aima-fig-5-2', step: 4 },
  'chance-node': { tree: 'aima-chance-1234', step: 2 },
  leaf: { tree: 'aima-fig-5-2', step: 3 },
  utility: { tree: 'aima-fig-5-2', step: 21 },
  'utility-vector': { tree: 'mit6034-maxn', step: 4 },
  'several-players': { tree: 'mit6034-maxn', step: 7 },
  'zero-sum': { tree: 'aima-fig-5-2', step: 3 },
  'general-sum': { tree: 'mit6034-maxn', step: 6 },
  'evaluation-function': { tree: 'ttt-stage1', step: 3 },
  'static-value': { tree: 'how-deep', step: 2, limits: { deepen: false, depth: 1 } },
  feature: { tree: 'material', step: 3 },
  weight: { tree: 'material', step: 15 },
  learning: { tree: 'material', step: 15 },
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
  'opening-book': { game: 'tic-tac-toe', with: 'book=on', step: 1 },
  'ending-table': { game: 'tic-tac-toe', with: 'table=on&moves=4.0.1.7.6', step: 2 },
  symmetry: { tree: 'ttt-stage1', step: 1 },
  minimax: { tree: 'aima-fig-5-2', step: 29 },
  'backed-up-value': { tree: 'thu-fig-3-5', step: 9 },
  'depth-first': { tree: 'aima-fig-5-2', step: 10 },
  'breadth-first': { tree: 'thu-fig-3-5', step: 9, algorithm: 'two-phase' },
  'open-and-closed': { tree: 'thu-fig-3-5', step: 8, algorithm: 'two-phase' },
  'branching-factor': { tree: 'aima-fig-5-2', step: 0 },
  'time-complexity': { tree: 'aima-fig-5-2', step: 29 },
  'space-complexity': { tree: 'thu-fig-3-10', step: 32 },
  optimality: { tree: 'aima-fig-5-2', step: 29 },
  pseudocode: { tree: 'aima-fig-5-5', step: 14 },
  'expected-value': { tree: 'aima-chance-1234', step: 16 },
  expectiminimax: { tree: 'aima-chance-1234', step: 36 },
  'order-preserving': { tree: 'aima-order-preserving-minimax-1-20-30-400', step: 16 },
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
  greedy: { game: 'othello', with: `${BY_DISCS}&depth=1`, step: 6 },
  corner: { game: 'othello', with: `${BY_A_CORNER}&depth=2&weights=0.2.1.0.0.0`, step: 37 },
  'stable-disc': { game: 'othello', with: `${LATE}&depth=1&weights=0.2.1.0.0.0&algorithm=minimax`, step: 6 },
  mobility: { game: 'othello', with: `${OPENING}&depth=1&weights=0.0.0.1.0.0&algorithm=minimax`, step: 14 },
  'few-discs': {
    game: 'othello',
    with: `${OPENING}&depth=1&weights=0.0.0.0.1.0&algorithm=minimax`,
    step: 14,
  },
  frontier: { game: 'othello', with: `${OPENING}&depth=1&weights=0.0.0.0.0.1&algorithm=minimax`, step: 14 },
  pass: { game: 'othello', with: `${LATE}.a3.a1&depth=end&algorithm=minimax`, step: 20 },
} as const satisfies Readonly<Record<string, ShownAt>>;

export type TermId = keyof typeof ROWS;

/** The terms whose step is in the search of a game; the step of every other term is in a tree of the library. */
export type GameTermId = {
  [Id in TermId]: (typeof ROWS)[Id] extends ShownInGame | ShownInPosition ? Id : never;
}[TermId];
export type TreeTermId = Exclude<TermId, GameTermId>;

/** By term, the step that shows it. */
export const TERMS: Readonly<Record<TermId, ShownAt>> = ROWS;

/** Returns the tree of the library that shows a term; null when a game does. */
export function treeShowing(id: TermId): string | null {
  const shown = TERMS[id];
  return 'tree' in shown ? shown.tree : null;
}

/** What shows a term: an example with the settings of its search and display, or a figure of a game and a step. */
export type TermShown =
  | { readonly kind: 'tree'; readonly example: Example; readonly settings: Settings }
  | {
      readonly kind: 'game';
      readonly figure: Pick<GameFigure, 'name' | 'by' | 'address'>;
      readonly step: number;
    };

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
  if ('game' in shown) {
    const address = `game=${shown.game}&${shown.with}`;
    return { kind: 'game', figure: { name: GAMES[shown.game].title, by: OWN, address }, step: shown.step };
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
