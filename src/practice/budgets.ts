/**
 * Finds the node budgets that an exercise about iterative deepening can use: after how many nodes each pass
 * is finished.
 */
import type { RecursionRun } from '../core/index.ts';

/**
 * Returns, for each pass of iterative deepening, how many nodes all passes up to the end of that pass have
 * entered.
 */
export function nodesByPass(run: RecursionRun): readonly number[] {
  return run.passes.map(({ to }) => run.tallyAt(to).entered);
}

/**
 * Returns how many passes are finished within a node budget, when `ends` gives the node count at the end of
 * each pass.
 */
export function finishedWithin(ends: readonly number[], budget: number): number {
  return ends.filter((end) => end <= budget).length;
}

/**
 * Returns how many passes would be finished if each pass had the whole budget for itself; `ends` gives the
 * node count at the end of each pass.
 */
export function finishedOneByOne(ends: readonly number[], budget: number): number {
  const cut = ends.findIndex((end, pass) => end - (ends[pass - 1] ?? 0) > budget);
  return cut < 0 ? ends.length : cut;
}

/** Returns the default node budget, which interrupts the last pass halfway. */
export function usualBudget(unlimited: RecursionRun): number {
  const [before = 1, last = before] = nodesByPass(unlimited).slice(-2);
  return Math.floor((before + last) / 2);
}
