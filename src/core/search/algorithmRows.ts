/** The algorithms there are: a new one is a file beside this and a row here. */
import { late } from '../late.ts';
import type { Algorithm, Searchable } from './algorithm.ts';
import { alphaBeta } from './alphaBeta.ts';
import { expectiminimax } from './expectiminimax.ts';
import { minimax } from './minimax.ts';
import { RULE_NAMES } from './rules.ts';

const pvs = late(async () => (await import('./pvs.ts')).pvs);
const star1 = late(async () => (await import('./star1.ts')).star1);

const suitsAll = () => null;
const suitsDecisions = ({ hasChance }: Searchable) => (hasChance ? 'chance' : null);
const suitsPlies = (tree: Searchable) => suitsDecisions(tree) ?? (tree.limit === 0 ? 'no-ply' : null);

export const ALGORITHM_ROWS = {
  minimax: {
    order: 'depth-first',
    family: 'values',
    chapter: 2,
    rules: [],
    unsuited: suitsDecisions,
    search: (space, _rules, observer) => minimax(space, observer),
  },
  'two-phase': {
    order: 'lists',
    keepsLists: true,
    family: 'values',
    chapter: 2,
    rules: [],
    unsuited: suitsPlies,
  },
  'level-by-level': {
    order: 'lists',
    keepsLists: false,
    family: 'values',
    chapter: 2,
    rules: [],
    unsuited: suitsPlies,
  },
  'alpha-beta': {
    order: 'depth-first',
    family: 'bounds',
    chapter: 3,
    rules: RULE_NAMES,
    unsuited: suitsAll,
    search: alphaBeta,
  },
  pvs: {
    order: 'depth-first',
    family: 'bounds',
    chapter: 3,
    rules: [],
    unsuited: suitsDecisions,
    entersAgain: true,
    search: (space, _rules, observer, root) => pvs.code(space, observer, root),
  },
  expectiminimax: {
    order: 'depth-first',
    family: 'values',
    chapter: 5,
    rules: [],
    unsuited: suitsAll,
    search: (space, _rules, observer) => expectiminimax(space, observer),
  },
  star1: {
    order: 'depth-first',
    family: 'bounds',
    throughChance: true,
    chapter: 5,
    rules: ['cutoff'],
    unsuited: suitsAll,
    search: (...run) => star1.code(...run),
  },
} satisfies Readonly<Record<string, Algorithm>>;
