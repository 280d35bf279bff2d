/** The algorithms there are. A new one is a file beside this and a row here. */
import type { GameTree } from '../tree/gameTree.ts';
import { alphaBeta } from './alphaBeta.ts';
import { expectiminimax } from './expectiminimax.ts';
import { minimax } from './minimax.ts';
import type { SearchRules } from './rules.ts';
import type { SearchObserver } from './searchObserver.ts';
import type { SearchSpace } from './searchSpace.ts';

export const ALGORITHMS = ['minimax', 'alpha-beta', 'expectiminimax'] as const;
export type AlgorithmName = (typeof ALGORITHMS)[number];

export interface Algorithm {
  readonly search: (tree: SearchSpace, rules: SearchRules, observer: SearchObserver) => number;
  /** whether the rules and a window mean anything to it */
  readonly hasWindow: boolean;
  /** whether it can value a chance node */
  readonly allowsChance: boolean;
}

export const ALGORITHM: Readonly<Record<AlgorithmName, Algorithm>> = {
  minimax: {
    search: (tree, _rules, observer) => minimax(tree, observer),
    hasWindow: false,
    allowsChance: false,
  },
  'alpha-beta': { search: alphaBeta, hasWindow: true, allowsChance: true },
  expectiminimax: {
    search: (tree, _rules, observer) => expectiminimax(tree, observer),
    hasWindow: false,
    allowsChance: true,
  },
};

/** Whether the algorithm has a rule for every node of the tree. */
export function canSearch(algorithm: AlgorithmName, tree: GameTree): boolean {
  return ALGORITHM[algorithm].allowsChance || !tree.hasChance;
}
