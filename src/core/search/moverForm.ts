/** Which searches of which trees can be written in the numbers of the side to move. */
import { sidesAlternate } from '../tree/alternation.ts';
import type { GameTree } from '../tree/gameTree.ts';
import { ALGORITHM, type AlgorithmName } from './algorithms.ts';

/** Why not: the algorithm has no such form; chance, or several players decide; a side moves twice in a row. */
export type NotByMover = 'algorithm' | 'chance' | 'players' | 'turns';

/** Null where it can be. O(nodes) once a tree. */
export function notByMover(tree: GameTree, algorithm: AlgorithmName): NotByMover | null {
  if (tree.players > 0) return 'players';
  if (tree.hasChance) return 'chance';
  if (ALGORITHM[algorithm].isNegamax !== true) return 'algorithm';
  return sidesAlternate(tree) ? null : 'turns';
}
