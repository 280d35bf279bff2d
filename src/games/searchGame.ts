/** A search of a game, in a tree that grows with it. */
import type { GraphTrace } from '../core/graph/graphTrace.ts';
import { recordGraph } from '../core/graph/recordGraph.ts';
import { recordListsGrowing } from '../core/run/recordLists.ts';
import { recordGrowing } from '../core/run/recordPasses.ts';
import type { Trace } from '../core/run/trace.ts';
import { type AlgorithmName, isListForm } from '../core/search/algorithms.ts';
import { GrowingSpace, MOST_GENERATED } from '../core/search/growingSpace.ts';
import type { SearchRules } from '../core/search/rules.ts';
import { NO_LIMITS } from '../core/search/searchLimits.ts';
import { canonicalKey } from './game.ts';
import { gameSource } from './gameSource.ts';
import type { Placed } from './setting.ts';

export interface SearchedGame {
  readonly run: Trace;
  /** by node of the run's tree */
  readonly states: readonly unknown[];
}

export interface GameAsGraph extends SearchedGame {
  readonly run: GraphTrace;
}

/** At most `most` positions. Positions that are the same, or with symmetry symmetric, once; worked off by lists, with a strategy marked. */
export function searchGraph({ game, setting }: Placed, most = MOST_GENERATED): GameAsGraph {
  const { depth, symmetry, solution, chosen } = setting;
  const source = gameSource(game, { byEval: depth !== null, symmetryOnce: symmetry });
  const keyOf = symmetry ? (state: unknown) => canonicalKey(game, state) : game.key;
  const space = new GrowingSpace(source, depth ?? Infinity, most, keyOf);
  const run = recordGraph(space, solution, chosen);
  return { run, states: run.generationOrder.map((node) => space.position(node)) };
}

/** To the ends values are UTILITY's, to a depth EVAL's, those of ends included. */
export function searchGame(
  { game, setting }: Placed,
  algorithm: AlgorithmName,
  rules: SearchRules,
  limits = NO_LIMITS,
): SearchedGame {
  const { depth, symmetry } = setting;
  const source = gameSource(game, { byEval: depth !== null || limits.deepen, symmetryOnce: symmetry });
  const space = new GrowingSpace(source, depth ?? Infinity);
  const run = isListForm(algorithm)
    ? recordListsGrowing(space, algorithm)
    : recordGrowing(space, algorithm, rules, { ...limits, depth });
  return { run, states: run.generationOrder.map((node) => space.position(node)) };
}
