/** A search of a game, in a tree that grows with it. */
import { recordGrowing } from '../core/run/recordPasses.ts';
import type { Trace } from '../core/run/trace.ts';
import type { AlgorithmName } from '../core/search/algorithms.ts';
import { GrowingSpace } from '../core/search/growingSpace.ts';
import type { SearchRules } from '../core/search/rules.ts';
import { gameSource } from './gameSource.ts';
import type { Placed } from './setting.ts';

export interface SearchedGame {
  readonly run: Trace;
  /** by node of the run's tree */
  readonly states: readonly unknown[];
}

/** To the ends values are UTILITY's, to a depth EVAL's, those of ends included. */
export function searchGame(
  { game, setting }: Placed,
  algorithm: AlgorithmName,
  rules: SearchRules,
): SearchedGame {
  const { depth, symmetry } = setting;
  const source = gameSource(game, { byEval: depth !== null, symmetryOnce: symmetry });
  const space = new GrowingSpace(source, depth ?? Infinity);
  const run = recordGrowing(space, algorithm, rules);
  return { run, states: run.generationOrder.map((node) => space.position(node)) };
}
