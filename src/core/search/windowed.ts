/** Functions about the algorithms that pass windows down. */
import type { GameTree } from '../tree/index.ts';
import type { Searchable } from './algorithm.ts';
import {
  ALGORITHM,
  type AlgorithmName,
  canSearch,
  DEFAULT_ALGORITHM,
  DEPTH_FIRST,
  type DepthFirstName,
  handsWindow,
  ruleNamesOf,
} from './algorithms.ts';
import type { RuleName } from './searchSettings.ts';

/** Whether the algorithm's windows pass through chance nodes; false also for an algorithm without windows. */
export function passesChance(algorithm: AlgorithmName): boolean {
  return ALGORITHM[algorithm].windows === 'through';
}

/** Whether the algorithm has windows that start afresh below chance nodes. */
export function resetsWindow(algorithm: AlgorithmName): boolean {
  return handsWindow(algorithm) && !passesChance(algorithm);
}

/** The algorithm whose windows pass through chance nodes. */
export const THROUGH_CHANCE = DEPTH_FIRST.find(passesChance) as DepthFirstName;

/**
 * Returns the algorithms with windows that can search a tree. Without chance nodes, those whose windows pass through
 * chance nodes are left out, because others do the same.
 */
export function cuttingSearches(tree: Searchable): readonly DepthFirstName[] {
  const mayPass = tree.hasChance;
  return DEPTH_FIRST.filter(
    (name) => handsWindow(name) && canSearch(name, tree) && (mayPass || !passesChance(name)),
  );
}

/**
 * Returns the algorithm itself if it has windows, otherwise the default algorithm, to which rules about bounds then
 * apply.
 */
export function asWindowed(algorithm: AlgorithmName): DepthFirstName {
  return handsWindow(algorithm) ? algorithm : DEFAULT_ALGORITHM;
}

/**
 * Returns the names of the rules that affect the algorithm on a tree: windows begin with bounds of the leaves only when
 * the tree declares some, and the plies at which games end count only when games are won.
 * @param isGame whether the tree is that of a game, whose ends are won or lost
 */
export function ruleNamesOn(
  { leafBounds, hasInfinite, hasChance }: Pick<GameTree, 'leafBounds' | 'hasInfinite' | 'hasChance'>,
  algorithm: AlgorithmName,
  isGame: boolean,
): readonly RuleName[] {
  const hasEffect = (name: RuleName) => {
    if (name === 'begin') return leafBounds.some(Number.isFinite);
    return name !== 'ties' || ((hasInfinite || isGame) && !hasChance);
  };
  return ruleNamesOf(algorithm).filter(hasEffect);
}
