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
export function evaluatedLeaves(run: AnyRun): number[] {
  return stepsOf(run)
    .filter((step) => run.kindAt(step) === 'leaf')
    .map((step) => run.nodeAt(step));
}

/** The same of alpha-beta without a record. */
export function leavesSearched(tree: GameTree, rules: SearchRules): number[] {
  const leaves: number[] = [];
  runSearch('alpha-beta', tree, rules, { ...SILENT, leaf: (node) => leaves.push(node) });
  return leaves;
}

/** Their ranks among all leaves, left to right from 0, as published answers count them. */
export function evaluatedLeafRanks(run: AnyRun): number[] {
  const evaluated = new Set(evaluatedLeaves(run));
  return run.tree.leaves().flatMap((leaf, rank) => (evaluated.has(leaf) ? [rank] : []));
}

/** 1 … length. */
export function stepsOf(run: AnyRun): number[] {
  return Array.from({ length: run.length }, (_, index) => index + 1);
}

/** Those of the algorithms that look at everything which have a rule for the tree. */
export function algorithmsFor(tree: GameTree): DepthFirstName[] {
  return DEPTH_FIRST.filter((algorithm) => !handsWindow(algorithm) && canSearch(algorithm, tree));
}
