/** The searches that pass windows down. */
import type { Searchable } from './algorithm.ts';
import {
  ALGORITHM,
  type AlgorithmName,
  canSearch,
  DEFAULT_ALGORITHM,
  DEPTH_FIRST,
  type DepthFirstName,
  handsWindow,
} from './algorithms.ts';

/**
 * Whether the algorithm's windows pass through chance nodes; otherwise they start afresh below them, or there are none.
 */
export function passesChance(algorithm: AlgorithmName): boolean {
  return ALGORITHM[algorithm].windows === 'through';
}

/** Whether the algorithm passes windows down and starts them afresh below chance nodes. */
export function resetsWindow(algorithm: AlgorithmName): boolean {
  return handsWindow(algorithm) && !passesChance(algorithm);
}

/** The search whose windows pass through chance nodes. */
export const THROUGH_CHANCE = DEPTH_FIRST.find(passesChance) as DepthFirstName;

/** Returns the searches with windows for a tree; of searches that do the same on it, only the first. */
export function cuttingSearches(tree: Searchable): readonly DepthFirstName[] {
  const mayPass = tree.hasChance;
  return DEPTH_FIRST.filter(
    (name) => handsWindow(name) && canSearch(name, tree) && (mayPass || !passesChance(name)),
  );
}

/** Returns the algorithm if it has windows, otherwise the default one, to which rules and bounds then apply. */
export function asWindowed(algorithm: AlgorithmName): DepthFirstName {
  return handsWindow(algorithm) ? algorithm : DEFAULT_ALGORITHM;
}
