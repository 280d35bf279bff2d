/** The algorithms by name, and what can be asked of them. */
import type { GameTree } from '../tree/gameTree.ts';
import type { Algorithm } from './algorithm.ts';
import { ALGORITHM_ROWS } from './algorithmRows.ts';

export type AlgorithmName = keyof typeof ALGORITHM_ROWS;

export const ALGORITHM: Readonly<Record<AlgorithmName, Algorithm>> = ALGORITHM_ROWS;
export const ALGORITHMS = Object.keys(ALGORITHM) as readonly AlgorithmName[];

/** Whether windows are handed down in it, and branches cut. */
export function handsWindow(algorithm: AlgorithmName): boolean {
  return ALGORITHM[algorithm].family === 'bounds';
}

/** Whether the algorithm has a rule for every node of the tree. */
export function canSearch(algorithm: AlgorithmName, tree: GameTree): boolean {
  return ALGORITHM[algorithm].unsuited(tree) === null;
}

/** What is taken where nobody says otherwise. */
export const DEFAULT_ALGORITHM: AlgorithmName = 'alpha-beta';

/** The same for a tree. */
export function usualAlgorithm(tree: Pick<GameTree, 'hasChance'>): AlgorithmName {
  return tree.hasChance ? 'expectiminimax' : DEFAULT_ALGORITHM;
}

/** The search that looks at every leaf of the tree. */
export function fullSearch(tree: GameTree): AlgorithmName {
  return ALGORITHMS.find((name) => !handsWindow(name) && canSearch(name, tree)) ?? DEFAULT_ALGORITHM;
}
