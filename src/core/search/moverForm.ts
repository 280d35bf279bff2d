/** Which searches of which trees can be written in the numbers of the side to move. */
import type { GameTree } from '../tree/gameTree.ts';
import { ALGORITHM, type AlgorithmName } from './algorithms.ts';

/** Why not: the algorithm has no such form; chance, or several players decide. */
export type NotByMover = 'algorithm' | 'chance' | 'players';

/** Null where it can be. */
export function notByMover(tree: GameTree, algorithm: AlgorithmName): NotByMover | null {
  if (tree.players > 0) return 'players';
  if (tree.hasChance) return 'chance';
  return ALGORITHM[algorithm].isNegamax === true ? null : 'algorithm';
}
