/** Runs any algorithm on a tree, as one of its kind is run. */
import { type AlgorithmName, asDepthFirst, bringsVectors, isListForm } from '../search/algorithms.ts';
import { GrowingSpace } from '../search/growingSpace.ts';
import type { SearchRules } from '../search/rules.ts';
import { treeSource } from '../search/source.ts';
import type { GameTree } from '../tree/gameTree.ts';
import { paranoidView } from '../tree/paranoid.ts';
import type { GrowthName } from './growth.ts';
import { recordLists, recordListsGrowing } from './recordLists.ts';
import { recordGrown } from './recordPasses.ts';
import { recordTrace } from './recordTrace.ts';
import { recordVectors } from './recordVectors.ts';
import type { Trace } from './trace.ts';

/**
 * Searches a tree that is there first, or as if it had to be generated. `limit`: how many plies lists look at,
 * which is the height of the tree where nobody says.
 */
export function recordSearch(
  tree: GameTree,
  algorithm: AlgorithmName,
  rules: SearchRules,
  growth: GrowthName,
  limit = Math.max(1, tree.height),
): Trace {
  if (isListForm(algorithm))
    return growth === 'drawn'
      ? recordLists(tree, algorithm, limit)
      : recordListsGrowing(new GrowingSpace(treeSource(tree)), algorithm, limit);
  if (bringsVectors(algorithm)) return recordVectors(tree, algorithm);
  const depthFirst = asDepthFirst(algorithm);
  const searched = paranoidView(tree);
  return growth === 'drawn'
    ? recordTrace(searched, depthFirst, rules)
    : recordGrown(searched, depthFirst, rules);
}
