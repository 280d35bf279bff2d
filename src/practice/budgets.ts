/** What budgets there are to ask about: by how many nodes each pass of a search that deepens is over. */
import type { RecursionRun } from '../core/run/anyRun.ts';

/** How many nodes have been entered by the end of each pass, over all passes so far. */
export function nodesByPass(trace: RecursionRun): readonly number[] {
  return trace.passes.map(({ to }) => trace.tallyAt(to).entered);
}

/** How many passes are finished within a budget, by what nodes they end at. */
export function finishedWithin(ends: readonly number[], budget: number): number {
  return ends.filter((end) => end <= budget).length;
}

/** How many would be if each pass had the budget to itself. */
export function finishedOneByOne(ends: readonly number[], budget: number): number {
  const cut = ends.findIndex((end, pass) => end - (ends[pass - 1] ?? 0) > budget);
  return cut < 0 ? ends.length : cut;
}

/** Where nobody says otherwise: what cuts the last pass off halfway. */
export function usualBudget(unlimited: RecursionRun): number {
  const [before = 1, last = before] = nodesByPass(unlimited).slice(-2);
  return Math.floor((before + last) / 2);
}
