/** Runs any algorithm on a tree or on a growing space, with the recorder of its family. */

import type { Progress } from '../progress.ts';
import { ALGORITHM } from '../search/algorithms.ts';
import type { GrowingSpace } from '../search/growingSpace.ts';
import type {
  AlgorithmName,
  DepthFirstName,
  PractisedName,
  RecursionName,
  SimulationName,
} from '../search/index.ts';
import { NO_LIMITS, type SearchLimits, type SearchRules } from '../search/searchSettings.ts';
import type { GameTree } from '../tree/index.ts';
import type { AnyRun, PractisedRun, RecursionRun } from './anyRun.ts';
import type { RecordedBoundsRun } from './boundsRun.ts';
import type { GrowthName } from './growth.ts';
import { type FamilyRecorder, recorderOf } from './recorders.ts';
import type { Search } from './run.ts';
import type { SimulationRun } from './simulationRun.ts';

/** Records a depth-first search that returns values of MAX and MIN. */
export function recordSearch(
  tree: GameTree,
  algorithm: DepthFirstName,
  rules: SearchRules,
  growth: GrowthName,
  limits?: SearchLimits,
): RecordedBoundsRun;
/** Records a depth-first search, whatever it returns. */
export function recordSearch(
  tree: GameTree,
  algorithm: RecursionName,
  rules: SearchRules,
  growth: GrowthName,
  limits?: SearchLimits,
): RecursionRun;
/** Records a search by simulation. */
export function recordSearch(
  tree: GameTree,
  algorithm: SimulationName,
  rules: SearchRules,
  growth: GrowthName,
  limits?: SearchLimits,
): SimulationRun;
/** Records a search of an algorithm about which exercises are made. */
export function recordSearch(
  tree: GameTree,
  algorithm: PractisedName,
  rules: SearchRules,
  growth: GrowthName,
  limits?: SearchLimits,
): PractisedRun;
export function recordSearch(
  tree: GameTree,
  algorithm: AlgorithmName,
  rules: SearchRules,
  growth: GrowthName,
  limits?: SearchLimits,
): AnyRun;
/**
 * Searches a tree, either as it is or as if it had to be generated, within limits. A list procedure searches to the
 * given depth, or to the height of the tree.
 */
export function recordSearch(
  tree: GameTree,
  algorithm: AlgorithmName,
  rules: SearchRules,
  growth: GrowthName,
  limits = NO_LIMITS,
): AnyRun {
  return recorderOf(ALGORITHM[algorithm].family).ofTree(tree, { algorithm, rules, limits }, growth);
}

/** Returns how an algorithm records a large tree in steps on the page; undefined when it is sent to the worker of tasks. */
export function treeInStepsOf(algorithm: AlgorithmName): FamilyRecorder['ofTreeInSteps'] {
  return recorderOf(ALGORITHM[algorithm].family).ofTreeInSteps;
}

/** Does the same as `recordSpace` in steps, of which the last one has the run, where a family does so. */
export function recordSpaceInSteps<Position, Move>(
  space: GrowingSpace<Position, Move>,
  search: Search,
): Generator<Progress<AnyRun>, void> {
  const { ofSpaceInSteps } = recorderOf(ALGORITHM[search.algorithm].family);
  if (ofSpaceInSteps === undefined) throw new Error(`${search.algorithm} is searched in one step`);
  return ofSpaceInSteps(space, search);
}

/** Searches a growing space, such as a game, and records the run. */
export function recordSpace<Position, Move>(space: GrowingSpace<Position, Move>, search: Search): AnyRun {
  return recorderOf(ALGORITHM[search.algorithm].family).ofSpace(space, search);
}
