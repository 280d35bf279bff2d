/** The algorithms there are: a new one is a file beside this and a row here. */
import type { Algorithm } from './algorithm.ts';
import { alphaBeta } from './alphaBeta.ts';
import { expectiminimax } from './expectiminimax.ts';
import { minimax } from './minimax.ts';
import { RULE_NAMES } from './rules.ts';

const suitsAll = () => null;

export const ALGORITHM_ROWS = {
  minimax: {
    family: 'values',
    chapter: 2,
    rules: [],
    unsuited: ({ hasChance }) => (hasChance ? 'chance' : null),
    search: (space, _rules, observer) => minimax(space, observer),
  },
  'alpha-beta': { family: 'bounds', chapter: 3, rules: RULE_NAMES, unsuited: suitsAll, search: alphaBeta },
  expectiminimax: {
    family: 'values',
    chapter: 5,
    rules: [],
    unsuited: suitsAll,
    search: (space, _rules, observer) => expectiminimax(space, observer),
  },
} satisfies Readonly<Record<string, Algorithm>>;
