/** Decides which searches of which trees can be written in the numbers of the side to move (negamax). */
import type { GameTree } from '../tree/gameTree.ts';
import { ALGORITHM, type AlgorithmName } from './algorithms.ts';

/** The reasons against it: the algorithm has no such form, there are chance nodes, or several players decide. */
export type NotByMover = 'algorithm' | 'chance' | 'players';

/** Returns the reason why a search cannot be written so; null when it can. */
export function notByMover(tree: GameTree, algorithm: AlgorithmName): NotByMover | null {
  if (tree.players > 0) return 'players';
  if (tree.hasChance) return 'chance';
  return ALGORITHM[algorithm].isNegamax === true ? null : 'algorithm';
}
