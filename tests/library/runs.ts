/** Runs an example the way it says, and asks the run what a reader would. */

import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchRules } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { Example } from '../../src/library/example.ts';
import { parseTree } from '../../src/notation/parseTree.ts';

export function treeOf(example: Example): GameTree {
  const parsed = parseTree(example.literal, example);
  if (!parsed.ok) throw new Error(`${example.id}: ${parsed.problem.code}`);
  return parsed.value;
}

export function runOf(
  example: Example,
  rules: Partial<SearchRules> = {},
  algorithm = example.algorithm,
): AnyRun {
  const all = { ...DEFAULT_RULES, ...example.rules, ...rules };
  return recordSearch(treeOf(example), algorithm, all, 'drawn', { ...NO_LIMITS, ...example.limits });
}

/** The ranks of the leaves that were evaluated, left to right from 0. */
export function evaluatedLeaves(run: AnyRun): number[] {
  const { tree } = run;
  return tree
    .leaves()
    .filter((leaf) => run.stateAt(leaf, run.length).status === 'done')
    .map((leaf) => tree.leafIndex(leaf));
}

/** The ranks of the leaves that were not. */
export function prunedLeaves(run: AnyRun): number[] {
  const seen = new Set(evaluatedLeaves(run));
  return run.tree
    .leaves()
    .map((leaf) => run.tree.leafIndex(leaf))
    .filter((rank) => !seen.has(rank));
}

/** How many cuts were made because of an ancestor farther than the parent. */
export function deepCuts(run: AnyRun): number {
  return stepsOf(run).filter((step) => {
    const event = run.event(step);
    return event.kind === 'cutoff' && event.reach === 'deep';
  }).length;
}

/** The values of the leaves that the cuts left out, cut by cut. */
export function cutValues(run: AnyRun): number[][] {
  const { tree } = run;
  return stepsOf(run).flatMap((step) => {
    const event = run.event(step);
    if (event.kind !== 'cutoff') return [];
    const below = tree.leaves().filter((leaf) => event.pruned.some((child) => tree.isWithin(leaf, child)));
    return [below.map((leaf) => tree.value(leaf))];
  });
}

function stepsOf(run: AnyRun): number[] {
  return Array.from({ length: run.length }, (_, index) => index + 1);
}
