/**
 * Decides for which searches and trees the numbers can be written from the side of each player instead of MAX's. A search
 * with bounds then shows those of the side to move, as negamax does; a simulation shows those of the side that moved.
 */
import type { GameTree } from '../tree/index.ts';
import { ALGORITHM, type AlgorithmName, playsToEnds } from './algorithms.ts';

/**
 * The reasons why a search has no negamax form: the algorithm has none, the tree has chance nodes, or several players
 * decide.
 */
export type NotByMover = 'algorithm' | 'chance' | 'players';

/** Returns the reason why a search has no such form; null when it has one. Simulations of two sides always have one. */
export function notByMover(tree: GameTree, algorithm: AlgorithmName): NotByMover | null {
  if (tree.players > 0) return 'players';
  if (playsToEnds(algorithm)) return null;
  if (tree.hasChance) return 'chance';
  return ALGORITHM[algorithm].isNegamax === true ? null : 'algorithm';
}
