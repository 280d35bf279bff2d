/** A run as data, to be held against the same run that was made elsewhere, byte for byte. */
import type { GraphRun } from '../../src/core/graph/graphRun.ts';
import { isOfLists } from '../../src/core/run/anyRun.ts';
import { columnsInSteps, type SentRun } from '../../src/core/run/runColumns.ts';

/** All that a run is made of. */
export function dataOf(run: SentRun | GraphRun): unknown {
  const { tree, rules, limits, why, grows, generationOrder, result, passes, kindOfValue, bestMove } = run;
  const halt = result.ok ? null : [result.halt.node, result.halt.reason, result.halt.message];
  return {
    ...{
      columns: [...columnsInSteps(run)].at(-1),
      rules,
      limits,
      why,
      grows,
      generationOrder,
      kindOfValue,
      bestMove,
      halt,
      phases: run.phases,
      texts: [tree.leafBounds, tree.sum, tree.reach],
      lists: isOfLists(run) ? [run.limit, run.lists] : null,
    },
    value: result.ok ? result.value : null,
    tree: tree.columns,
    trees: passes.map((pass) => [pass.tree.columns, pass.tree.reach, pass.tree.leafBounds]),
    tallies: [0, 1, run.length >> 1, run.length].map((step) => run.tallyAt(step)),
    line: run.lineAt(run.length),
  };
}
