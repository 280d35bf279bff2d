/** Runs any algorithm on a tree, as one of its kind is run. */
import { type AlgorithmName, isListForm } from '../search/algorithms.ts';
import { GrowingSpace } from '../search/growingSpace.ts';
import type { SearchRules } from '../search/rules.ts';
import { isUnlimited, NO_LIMITS } from '../search/searchLimits.ts';
import { treeSource } from '../search/source.ts';
import type { GameTree } from '../tree/gameTree.ts';
import type { GrowthName } from './growth.ts';
import { recordLists, recordListsGrowing } from './recordLists.ts';
import { recordGrown, recordLimited } from './recordPasses.ts';
import { recordTrace } from './recordTrace.ts';
import type { Trace } from './trace.ts';

/**
 * Searches a tree that is there first, or as if it had to be generated, within limits. Lists look as deep as is
 * said, or to the height of the tree.
 */
export function recordSearch(
  tree: GameTree,
  algorithm: AlgorithmName,
  rules: SearchRules,
  growth: GrowthName,
  limits = NO_LIMITS,
): Trace {
  const limit = limits.depth ?? Math.max(1, tree.height);
  if (isListForm(algorithm))
    return growth === 'drawn'
      ? recordLists(tree, algorithm, limit)
      : recordListsGrowing(new GrowingSpace(treeSource(tree)), algorithm, limit);
  if (growth === 'grown') return recordGrown(tree, algorithm, rules, limits);
  return isUnlimited(limits)
    ? recordTrace(tree, algorithm, rules)
    : recordLimited(tree, algorithm, rules, limits);
}
