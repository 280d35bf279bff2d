/** Puts runs that were recorded elsewhere together on the page, with what the page asks of them as soon as they are shown. */
import type { AnyRun, GameTree } from '../core/index.ts';
import type { Progress } from '../core/progress.ts';
import { leavesCountedInSteps } from '../core/run/leavesBelow.ts';
import { bestChangesOf, plyCountsOf } from '../core/run/plyCounts.ts';
import { type RunColumns, runOfColumns } from '../core/run/runColumns.ts';
import { bringsTree } from '../core/search/algorithms.ts';
import { sidesAlternate } from '../core/tree/alternation.ts';
import { LIMITS } from '../core/tree/limits.ts';
import { familyNames } from '../families/index.ts';
import { timelineMarks } from '../families/timelineMarks.ts';

/**
 * Puts the run together, and finds its marks above the timeline and what the code beside it depends on; where it will be told
 * in figures, it is counted ply by ply as well.
 */
export function* runInSteps(tree: GameTree, from: RunColumns): Generator<Progress<AnyRun>, void> {
  for (const step of runOfColumns(tree, from)) {
    const { part: run } = step;
    if (run !== null) {
      yield* preparedInSteps(tree, run);
      sidesAlternate(run.tree);
      if (tree.size > LIMITS.nodes) yield* toldInFigures(run);
    }
    yield step;
  }
}

/** Finds out what the page asks of a run as soon as it is displayed. */
export function* preparedInSteps(tree: GameTree, run: AnyRun): Generator<Progress<never>, void> {
  const wait = { done: run.length, of: run.length, part: null };
  yield wait;
  // Each of these calls fills what the run keeps for the next one.
  timelineMarks(run);
  yield wait;
  run.previousMark(run.length);
  yield wait;
  run.tallyAt(run.length);
  yield wait;
  if (bringsTree(run.algorithm, tree)) familyNames(run.family, tree).prepared();
  yield wait;
  if (tree.size > LIMITS.nodes) return;
  const counting = leavesCountedInSteps(run);
  while (counting.next().done !== true) yield wait;
  yield wait;
}

function* toldInFigures(run: AnyRun): Generator<Progress<never>, void> {
  yield { done: 0, of: run.length, part: null };
  bestChangesOf(run);
  yield* plyCountsOf(run).inSteps();
}
