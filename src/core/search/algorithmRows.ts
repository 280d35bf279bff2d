/** The table of algorithms. A new algorithm is a file beside this one and a row in this table. */
import type { Algorithm, Searchable } from './algorithm.ts';
import { alphaBeta } from './alphaBeta.ts';
import { laterSearch } from './laterSearch.ts';
import { minimax } from './minimax.ts';
import { LIMIT_NAMES, RULE_NAMES, SIMULATION_NAMES } from './searchSettings.ts';

const suitsAll = () => null;
const suitsDecisions = ({ hasChance }: Searchable) => (hasChance ? 'chance' : null);
const suitsTwo = ({ players }: Searchable) => (players > 0 ? 'players' : null);
const suitsPlies = (tree: Searchable, depth: number | null) =>
  suitsTwo(tree) ?? suitsDecisions(tree) ?? (depth === 0 ? 'no-ply' : null);
const suitsSeveral = ({ players }: Searchable) => (players > 0 ? null : 'no-players');

/** The limits that affect a search without windows. */
const WITHOUT_WINDOW = LIMIT_NAMES.filter((name) => name !== 'window');

export const ALGORITHM_ROWS = {
  minimax: {
    family: 'bounds',
    isNegamax: true,
    isPractised: true,
    isFollowed: true,
    chapter: 2,
    settings: ['ties', ...WITHOUT_WINDOW],
    unsuited: suitsDecisions,
    search: (space, _rules, observer) => minimax(space, observer),
  },
  'two-phase': {
    family: 'lists',
    keepsLists: true,
    grows: 'usually',
    chapter: 2,
    settings: ['depth'],
    unsuited: suitsPlies,
  },
  'level-by-level': {
    family: 'lists',
    keepsLists: false,
    grows: 'usually',
    chapter: 2,
    settings: ['depth'],
    unsuited: suitsPlies,
  },
  'alpha-beta': {
    family: 'bounds',
    windows: 'fresh',
    isNegamax: true,
    isPractised: true,
    isFollowed: true,
    chapter: 3,
    settings: [...RULE_NAMES, ...LIMIT_NAMES],
    unsuited: suitsAll,
    search: alphaBeta,
  },
  pvs: {
    family: 'bounds',
    windows: 'fresh',
    isNegamax: true,
    isMeasuredByDefault: true,
    chapter: 3,
    settings: ['begin', 'ties', ...LIMIT_NAMES],
    unsuited: (tree) => suitsTwo(tree) ?? suitsDecisions(tree),
    entersAgain: true,
    search: laterSearch('pvs'),
  },
  expectiminimax: {
    family: 'bounds',
    isPractised: true,
    isFollowed: true,
    chapter: 5,
    settings: WITHOUT_WINDOW,
    unsuited: suitsTwo,
    search: laterSearch('expectiminimax'),
  },
  star1: {
    family: 'bounds',
    windows: 'through',
    isPractised: true,
    chapter: 5,
    settings: ['cutoff', ...LIMIT_NAMES],
    unsuited: suitsTwo,
    search: laterSearch('star1'),
  },
  'max-n': {
    family: 'vectors',
    grows: 'never',
    isPractised: true,
    chapter: 2,
    settings: [],
    unsuited: suitsSeveral,
  },
  mcts: {
    family: 'simulation',
    playsToEnds: true,
    chapter: 6,
    settings: SIMULATION_NAMES,
    unsuited: (tree) => suitsTwo(tree) ?? (tree.hasInfinite ? 'infinite' : null),
  },
  program: {
    family: 'program',
    grows: 'never',
    chapter: 3,
    settings: [],
    unsuited: () => 'no-log',
  },
} satisfies Readonly<Record<string, Algorithm>>;
