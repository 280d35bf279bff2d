import type { AnyRun } from '../../src/core/run/anyRun.ts';
import {
  canSearch,
  DEPTH_FIRST,
  type DepthFirstName,
  handsWindow,
} from '../../src/core/search/algorithms.ts';
import { runSearch } from '../../src/core/search/runSearch.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import type { SearchRules } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';

/** The nodes of the leaves a run evaluated, in order. */
export function evaluatedLeaves(trace: AnyRun): number[] {
  return stepsOf(trace)
    .filter((step) => trace.kindAt(step) === 'leaf')
    .map((step) => trace.nodeAt(step));
}

/** The same of alpha-beta without a trace. */
export function leavesSearched(tree: GameTree, rules: SearchRules): number[] {
  const leaves: number[] = [];
  runSearch('alpha-beta', tree, rules, { ...SILENT, leaf: (node) => leaves.push(node) });
  return leaves;
}

/** Their ranks among all leaves, left to right from 0, as published answers count them. */
export function evaluatedLeafRanks(trace: AnyRun): number[] {
  const evaluated = new Set(evaluatedLeaves(trace));
  return trace.tree.leaves().flatMap((leaf, rank) => (evaluated.has(leaf) ? [rank] : []));
}

/** 1 … length. */
export function stepsOf(trace: AnyRun): number[] {
  return Array.from({ length: trace.length }, (_, index) => index + 1);
}

/** Those of the algorithms that look at everything which have a rule for the tree. */
export function algorithmsFor(tree: GameTree): DepthFirstName[] {
  return DEPTH_FIRST.filter((algorithm) => !handsWindow(algorithm) && canSearch(algorithm, tree));
}
