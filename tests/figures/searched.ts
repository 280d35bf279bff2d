/** Runs that figures are read off, and how. */

import type { AnyRun } from '../../src/core/run/anyRun.ts';
import type { RecordedBoundsRun } from '../../src/core/run/boundsRun.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import type { DepthFirstName } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchLimits } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { type GameSetting, openingSetting, placed } from '../../src/games/setting.ts';
import { treeOfText } from '../support/limitExamples.ts';

/** A tree, or its text, searched within limits. */
export function searched(
  tree: GameTree | string,
  limits: Partial<SearchLimits> = {},
  algorithm: DepthFirstName = 'alpha-beta',
  rules = DEFAULT_RULES,
): RecordedBoundsRun {
  const given = typeof tree === 'string' ? treeOfText(tree) : tree;
  return recordSearch(given, algorithm, rules, 'drawn', { ...NO_LIMITS, ...limits });
}

/** Tic-tac-toe from the empty board, symmetric moves once, unless something else is said. */
export function ticTacToe(
  setting: Partial<GameSetting>,
  limits: Partial<SearchLimits> = {},
  algorithm: DepthFirstName = 'alpha-beta',
): AnyRun {
  const at = placed({ ...openingSetting('tic-tac-toe'), ...setting });
  return searchGame(at, algorithm, DEFAULT_RULES, { ...NO_LIMITS, ...limits }).run;
}

/** What came out, at the end or after a pass; NaN where nothing did. */
export function worthOf({ result }: Pick<AnyRun, 'result'>): number {
  return result.ok ? result.value : Number.NaN;
}

/** The move played at the root, by its name, else which it is from 1; null where none is. */
export function moveOf(run: AnyRun, step = run.length): string | null {
  const move = run.bestMoveAt(step);
  if (move === null) return null;
  return run.tree.move(move) || String(run.tree.childIndex(move) + 1);
}

export function entered(run: AnyRun): number {
  return run.tallyAt(run.length).entered;
}

export function evaluated(run: AnyRun): number {
  return run.tallyAt(run.length).leaves;
}

/** All that a row of a table of depths says. */
export function countsOf(run: AnyRun) {
  const { entered: nodes, leaves, cutoffs } = run.tallyAt(run.length);
  return {
    value: worthOf(run),
    move: moveOf(run),
    entered: nodes,
    evaluated: leaves,
    cuts: cutoffs,
    steps: run.length,
  };
}

/** Of each pass by itself. */
export function passCounts(run: AnyRun) {
  return run.passes.map(({ from, to }) => {
    const [before, after] = [run.tallyAt(from), run.tallyAt(to)];
    return {
      entered: after.entered - before.entered,
      evaluated: after.leaves - before.leaves,
      cuts: after.cutoffs - before.cutoffs,
    };
  });
}

/** Which leaves are evaluated, in order, from 1, left to right in the drawn tree. */
export function leavesSeen(run: AnyRun): number[] {
  return run.eventsOf('leaf').map((step) => run.tree.leafIndex(run.nodeAt(step)) + 1);
}
