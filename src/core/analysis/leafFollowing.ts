import type { AlgorithmName } from '../search/algorithms.ts';
import type { SearchRules } from '../search/rules.ts';
import { runSearch } from '../search/runSearch.ts';
import type { GameTree } from '../tree/gameTree.ts';
import type { NodeId } from '../tree/nodeId.ts';
import type { Breakpoint } from './breakpoint.ts';
import type { Cutoff, LeafRun } from './influencePiece.ts';
import { LeafFollower } from './leafFollower.ts';
import { NearestBreakpoints } from './nearestBreakpoints.ts';
import { ReplacedLeaf } from './replacedLeaf.ts';

/** One run, and how far to either side of x it stays the same. */
export interface FollowedRun {
  readonly run: LeafRun;
  /** the root's value at x itself; null where the search halts */
  readonly value: number | null;
  readonly lower: Breakpoint;
  /** where x itself is a breakpoint, or too near to one to be told from it */
  readonly here: Breakpoint | null;
  readonly upper: Breakpoint;
}

/** Gives what follows the leaf through a run for any value of it. */
export function leafFollowing(
  tree: GameTree,
  leaf: NodeId,
  algorithm: AlgorithmName,
  rules: SearchRules,
): (x: number) => FollowedRun {
  const knownCutoffs = new Map<NodeId, Cutoff>();
  return (x) => {
    const breakpoints = new NearestBreakpoints(x);
    const follower = new LeafFollower(tree, leaf, algorithm, rules, breakpoints, knownCutoffs);
    const result = runSearch(algorithm, new ReplacedLeaf(tree, leaf, x), rules, follower);
    const value = result.ok ? follower.finish() : null;
    const { cutoffs, leavesEvaluated, isEvaluated } = follower;
    const { lower, here, upper } = breakpoints;
    const run = { cutoffs, leavesEvaluated, isEvaluated, value };
    return { run, value: result.ok ? result.value : null, lower, here, upper };
  };
}
