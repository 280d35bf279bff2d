/** Decides which searches of which trees can be written as negamax, with numbers from the view of the side to move. */
import type { GameTree } from '../tree/index.ts';
import { ALGORITHM, type AlgorithmName } from './algorithms.ts';

/**
 * The reasons why a search has no negamax form: the algorithm has none, the tree has chance nodes, or several players
 * decide.
 */
export type NotByMover = 'algorithm' | 'chance' | 'players';

/** Returns the reason why a search has no negamax form; null when it has one. */
export function notByMover(tree: GameTree, algorithm: AlgorithmName): NotByMover | null {
  if (tree.players > 0) return 'players';
  if (tree.hasChance) return 'chance';
  return ALGORITHM[algorithm].isNegamax === true ? null : 'algorithm';
}
