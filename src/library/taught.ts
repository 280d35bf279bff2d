/**
 * What the lessons and the exercises are about, by which a search for a term finds them as well, and further names by
 * which readers search for a lesson.
 */
import type { GameName } from '../games/games.ts';
import type { Skill } from '../practice/index.ts';
import type { TermId } from './glossary.ts';
import type { PlaceName } from './places.ts';
import { names, type Topic } from './topics.ts';

/** A topic, a term of the glossary or a game; each is a subject that a query can name. */
export type Notion = Topic | TermId | GameName;

interface Taught {
  /** the notions that are taught or asked, the main one first */
  readonly about: readonly Notion[];
  /** names besides the title */
  readonly names?: readonly string[];
}

/** By the id of a lesson, what it teaches. */
export const LESSON_NOTIONS: Readonly<Record<string, Taught>> = {
  minimax: {
    about: [
      'minimax',
      'backed-up-value',
      'max-node',
      'min-node',
      'best-move',
      'game-tree',
      'leaf',
      'utility',
    ],
  },
  'worked-example': {
    about: [
      ...(['alpha-beta', 'cutoff', 'alpha-cut', 'beta-cut', 'alpha', 'beta'] as const),
      ...(['search-window', 'pruned-node', 'bound'] as const),
    ],
    names: names('32 moments, worked exam', '32个时刻、例题讲解'),
  },
  equality: { about: ['equality', 'strict'] },
  'deep-cutoffs': { about: ['deep-cutoff', 'parent-bound', 'ancestor', 'shallow-cutoff'] },
  order: { about: ['move-ordering', 'perfect-order'] },
  growing: { about: ['open-and-closed', 'pruned-node'] },
  grundy: { about: ['grundy'] },
  'depth-limit': {
    about: [
      ...(['depth-limit', 'horizon', 'horizon-effect', 'cutoff-test', 'static-value'] as const),
      ...(['evaluation-function', 'quiescence', 'quiet'] as const),
    ],
    names: names(
      'imperfect decisions, imperfect real-time decisions, real-time decisions',
      '不完美的实时决策、不完美决策、实时决策',
    ),
  },
  deepening: { about: ['iterative-deepening', 'budget'] },
  chance: { about: ['chance-node', 'expectiminimax', 'expected-value', 'outcome', 'star1', 'leaf-bounds'] },
  simulation: {
    about: [
      ...(['monte-carlo-tree-search', 'selection', 'expansion', 'playout', 'backpropagation'] as const),
      ...(['uct', 'exploration'] as const),
    ],
  },
  othello: { about: ['othello', 'feature', 'weight', 'evaluation-function'] },
};

/** By skill, what its exercises ask. */
export const SKILL_NOTIONS: Readonly<Record<Skill, Taught>> = {
  'backing-up': {
    about: ['backed-up-value', 'minimax', 'max-node', 'min-node'],
    names: names('backing up values, backing up', '倒推求值、逐层倒推节点的值'),
  },
  'best-move': { about: ['best-move', 'principal-variation', 'minimax'] },
  'shallow-cutoffs': {
    about: ['shallow-cutoff', 'alpha-beta', 'cutoff', 'alpha-cut', 'beta-cut', 'pruned-node'],
  },
  'deep-cutoffs': { about: ['deep-cutoff', 'ancestor', 'parent-bound', 'alpha-beta'] },
  equality: { about: ['equality', 'strict'] },
  windows: { about: ['search-window', 'alpha', 'beta', 'alpha-beta'] },
  counting: { about: ['leaf', 'alpha-beta'], names: names('counting leaves', '叶节点计数、数叶节点') },
  ordering: { about: ['move-ordering', 'perfect-order'] },
  'best-case': { about: ['perfect-order', 'pruned-node'], names: names('best case', '最好情形') },
  'cut-labels': { about: ['cutoff', 'alpha', 'beta'], names: names('alpha cut, beta cut', 'α剪枝、β剪枝') },
  construct: {
    about: ['cutoff', 'pruned-node'],
    names: names('numbers for a goal, choosing numbers', '按要求选数、选数、构造'),
  },
  lists: { about: ['open-and-closed'] },
  estimate: {
    about: ['evaluation-function', 'tic-tac-toe'],
    names: names('open lines, f(p)', '空线、f(p)'),
  },
  solution: { about: ['solution-graph', 'complete-strategy', 'and-or-graph'] },
  intervals: { about: ['cutoff'], names: names('when a branch is cut', '何时剪去一枝、何时剪枝') },
  chance: { about: ['chance-node', 'expectiminimax', 'expectimax', 'expected-value', 'outcome'] },
  'depth-limit': { about: ['depth-limit', 'cutoff-test', 'static-value', 'horizon'] },
  'star-windows': {
    about: ['star1', 'leaf-bounds'],
    names: names('windows through chance nodes', '穿过机会节点的窗口'),
  },
  vectors: { about: ['several-players', 'utility-vector'] },
  deepening: { about: ['iterative-deepening', 'budget'] },
  simulation: {
    about: [
      ...(['monte-carlo-tree-search', 'selection', 'uct', 'exploration'] as const),
      ...(['expansion', 'playout', 'backpropagation'] as const),
    ],
  },
};

/** The screens that show notions without being a lesson or an exercise about them. */
export const PLACE_NOTIONS: Readonly<Partial<Record<PlaceName, readonly Notion[]>>> = {
  growth: ['perfect-order', 'move-ordering'],
  ucb1: ['uct', 'exploration'],
  match: ['othello'],
};
