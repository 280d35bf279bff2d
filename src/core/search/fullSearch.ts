import type { Searchable } from './algorithm.ts';
import { canSearch, DEFAULT_ALGORITHM, DEPTH_FIRST, type DepthFirstName, handsWindow } from './algorithms.ts';

/** Returns the algorithm that visits every leaf of the tree. */
export function fullSearch(tree: Searchable): DepthFirstName {
  return DEPTH_FIRST.find((name) => !handsWindow(name) && canSearch(name, tree)) ?? DEFAULT_ALGORITHM;
}
