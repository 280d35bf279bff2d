/** The algorithms there are: a new one is a file beside this and a row here. */
import type { Algorithm, Searchable } from './algorithm.ts';
import { alphaBeta } from './alphaBeta.ts';
import { expectiminimax } from './expectiminimax.ts';
import { levelByLevel, twoPhase } from './listForms.ts';
import { minimax } from './minimax.ts';
import { pvs } from './pvs.ts';
import { RULE_NAMES } from './rules.ts';
import { star1 } from './star1.ts';

const suitsAll = () => null;
const suitsDecisions = ({ hasChance }: Searchable) => (hasChance ? 'chance' : null);
const suitsTwo = ({ players = 0 }: Searchable) => (players > 0 ? 'players' : null);
const suitsPlies = (tree: Searchable) =>
  suitsTwo(tree) ?? suitsDecisions(tree) ?? (tree.limit === 0 ? 'no-ply' : null);
const suitsSeveral = ({ players = 0 }: Searchable) => (players > 0 ? null : 'no-players');

export const ALGORITHM_ROWS = {
  minimax: {
    family: 'bounds',
    isNegamax: true,
    isPractised: true,
    chapter: 2,
    rules: [],
    unsuited: suitsDecisions,
    search: (space, _rules, observer) => minimax(space, observer),
  },
  'two-phase': {
    family: 'lists',
    keepsLists: true,
    procedure: twoPhase,
    chapter: 2,
    rules: [],
    unsuited: suitsPlies,
  },
  'level-by-level': {
    family: 'lists',
    keepsLists: false,
    procedure: levelByLevel,
    chapter: 2,
    rules: [],
    unsuited: suitsPlies,
  },
  'alpha-beta': {
    family: 'bounds',
    windows: 'fresh',
    isNegamax: true,
    isPractised: true,
    chapter: 3,
    rules: RULE_NAMES,
    unsuited: suitsAll,
    search: alphaBeta,
  },
  pvs: {
    family: 'bounds',
    windows: 'fresh',
    isNegamax: true,
    chapter: 3,
    rules: [],
    unsuited: (tree) => suitsTwo(tree) ?? suitsDecisions(tree),
    entersAgain: true,
    search: (space, _rules, observer, root) => pvs(space, observer, root),
  },
  expectiminimax: {
    family: 'bounds',
    isPractised: true,
    chapter: 5,
    rules: [],
    unsuited: suitsTwo,
    search: (space, _rules, observer) => expectiminimax(space, observer),
  },
  star1: {
    family: 'bounds',
    windows: 'through',
    isPractised: true,
    chapter: 5,
    rules: ['cutoff'],
    unsuited: suitsTwo,
    search: star1,
  },
  'max-n': {
    family: 'vectors',
    isPractised: true,
    chapter: 2,
    rules: [],
    unsuited: suitsSeveral,
  },
} satisfies Readonly<Record<string, Algorithm>>;
