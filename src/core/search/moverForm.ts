/** Decides which searches of which trees can be written with the numbers of both sides, as negamax or, for a simulation, with the results of the side that moved. */
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
