/**
 * Finds the budgets that can be asked about: the number of nodes after which each pass of iterative deepening is
 * finished.
 */
import type { RecursionRun } from '../core/run/anyRun.ts';

/** Returns how many nodes have been entered by the end of each pass, over all passes so far. */
export function nodesByPass(run: RecursionRun): readonly number[] {
  return run.passes.map(({ to }) => run.tallyAt(to).entered);
}

/** Returns how many passes are finished within a budget, given the node counts at which they end. */
export function finishedWithin(ends: readonly number[], budget: number): number {
  return ends.filter((end) => end <= budget).length;
}

/** Returns how many passes would be finished if each had the budget to itself. */
export function finishedOneByOne(ends: readonly number[], budget: number): number {
  const cut = ends.findIndex((end, pass) => end - (ends[pass - 1] ?? 0) > budget);
  return cut < 0 ? ends.length : cut;
}

/** The default budget cuts the last pass off halfway. */
export function usualBudget(unlimited: RecursionRun): number {
  const [before = 1, last = before] = nodesByPass(unlimited).slice(-2);
  return Math.floor((before + last) / 2);
}
