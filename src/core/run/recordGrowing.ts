/** Records searches of trees that grow as they are searched. */

import { GrowingSpace } from '../search/growingSpace.ts';
import type { DepthFirstName } from '../search/index.ts';
import { NO_LIMITS, type SearchRules } from '../search/searchSettings.ts';
import { treeSource } from '../search/source.ts';
import type { GameTree } from '../tree/index.ts';
import type { RecordedBoundsRun } from './boundsRun.ts';
import { recordWithin } from './recordPasses.ts';
import { growing } from './searched.ts';

/**
 * Searches a tree as if it had to be generated: the tree of the run contains only the nodes that the search reached.
 */
export function recordGrown(
  tree: GameTree,
  algorithm: DepthFirstName,
  rules: SearchRules,
  limits = NO_LIMITS,
): RecordedBoundsRun {
  return recordGrowing(new GrowingSpace(treeSource(tree)), algorithm, rules, limits);
}

/** Searches a space that grows; the tree of the run is exactly what was generated. */
export function recordGrowing<Position, Move>(
  space: GrowingSpace<Position, Move>,
  algorithm: DepthFirstName,
  rules: SearchRules,
  limits = NO_LIMITS,
): RecordedBoundsRun {
  return recordWithin(growing(space, limits), algorithm, rules, limits);
}
