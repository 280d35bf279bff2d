/** Runs any algorithm on a tree, as one of its kind is run. */
import {
  type AlgorithmName,
  asDepthFirst,
  bringsVectors,
  type DepthFirstName,
  isListForm,
  type PractisedName,
} from '../search/algorithms.ts';
import { GrowingSpace } from '../search/growingSpace.ts';
import type { SearchRules } from '../search/rules.ts';
import { isUnlimited, NO_LIMITS, type SearchLimits } from '../search/searchLimits.ts';
import { treeSource } from '../search/source.ts';
import type { GameTree } from '../tree/gameTree.ts';
import { paranoidView } from '../tree/paranoid.ts';
import type { AnyRun, RecursionRun } from './anyRun.ts';
import type { RecordedBoundsRun } from './boundsRun.ts';
import type { GrowthName } from './growth.ts';
import { recordLists, recordListsGrowing } from './recordLists.ts';
import { recordGrown, recordLimited } from './recordPasses.ts';
import { recordTrace } from './recordTrace.ts';
import { recordVectors } from './recordVectors.ts';

/** A depth-first search that brings values of MAX and MIN up. */
export function recordSearch(
  tree: GameTree,
  algorithm: DepthFirstName,
  rules: SearchRules,
  growth: GrowthName,
  limits?: SearchLimits,
): RecordedBoundsRun;
/** A search that can be practised. */
export function recordSearch(
  tree: GameTree,
  algorithm: PractisedName,
  rules: SearchRules,
  growth: GrowthName,
  limits?: SearchLimits,
): RecursionRun;
export function recordSearch(
  tree: GameTree,
  algorithm: AlgorithmName,
  rules: SearchRules,
  growth: GrowthName,
  limits?: SearchLimits,
): AnyRun;
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
): AnyRun {
  const limit = limits.depth ?? Math.max(1, tree.height);
  if (isListForm(algorithm))
    return growth === 'drawn'
      ? recordLists(tree, algorithm, limit)
      : recordListsGrowing(new GrowingSpace(treeSource(tree)), algorithm, limit);
  if (bringsVectors(algorithm)) return recordVectors(tree, algorithm);
  const depthFirst = asDepthFirst(algorithm);
  const searched = paranoidView(tree);
  if (growth === 'grown') return recordGrown(searched, depthFirst, rules, limits);
  return isUnlimited(limits)
    ? recordTrace(searched, depthFirst, rules)
    : recordLimited(searched, depthFirst, rules, limits);
}
