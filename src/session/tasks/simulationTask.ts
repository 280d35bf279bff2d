/** Simulations as tasks: their tree or their game is sent as plain data. */

import type { SearchLimits } from '../../core/index.ts';
import type { Progress } from '../../core/progress.ts';
import { overSeeds, type RecommendedPlaces } from '../../core/run/overSeeds.ts';
import { spaceFor } from '../../core/run/recordSimulation.ts';
import { type SimulationChunk, simulateInSteps } from '../../core/run/simulationChunk.ts';
import { treeSource } from '../../core/search/source.ts';
import { GameTree, type TreeColumns } from '../../core/tree/gameTree.ts';
import { gameSource } from '../../games/gameSource.ts';
import { type GameSetting, placed } from '../../games/setting.ts';

/** What is simulated: a tree by its columns, or a game by its setting. */
export type SimulationInput =
  | { readonly tree: TreeColumns; readonly leafBounds: readonly [number, number] }
  | { readonly game: GameSetting };

export interface AskedSimulation {
  readonly of: SimulationInput;
  readonly limits: SearchLimits;
}

/** A simulation that is repeated with the seeds from 1 on. */
export interface AskedSeeds extends AskedSimulation {
  readonly seeds: number;
}

export function simulationTask({ of, limits }: AskedSimulation): Generator<Progress<SimulationChunk>, void> {
  if ('game' in of) return simulateInSteps(spaceFor(gameSource(placed(of.game).game)), limits);
  return simulateInSteps(spaceFor(treeSource(new GameTree(of.tree, of.leafBounds))), limits);
}

export function seedsTask({ of, limits, seeds }: AskedSeeds): Generator<Progress<RecommendedPlaces>, void> {
  if ('game' in of) return overSeeds(gameSource(placed(of.game).game), limits, seeds);
  return overSeeds(treeSource(new GameTree(of.tree, of.leafBounds)), limits, seeds);
}
