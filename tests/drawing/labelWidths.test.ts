/** The room for a node's label is that of the widest label that it has at any step. */
import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { GROWTHS } from '../../src/core/run/growth.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { ALGORITHMS, canSearch } from '../../src/core/search/algorithms.ts';
import { NO_LIMITS, type SearchLimits } from '../../src/core/search/searchSettings.ts';
import { labelWidths } from '../../src/drawing/labelWidths.ts';
import { textWidth } from '../../src/drawing/textWidth.ts';
import { expectSame, forTreesAndRulesInTurn, naming } from '../support/forTrees.ts';
import { judgedAtRandom } from '../support/judged.ts';

describe('the room for labels', () => {
  test('is that of the widest label on the path at any step, in every search', () => {
    forTreesAndRulesInTurn(160, { nodes: 40, halting: true }, ({ tree, random }, rules) => {
      const limits: SearchLimits = {
        ...NO_LIMITS,
        depth: random.below(tree.height + 1),
        deepen: random.flip(0.5),
        quiet: random.pick(['none', 'all'] as const),
        check: random.flip(0.3) ? 1 : null,
      };
      const judged = judgedAtRandom(tree, random);
      const searches = [[tree, NO_LIMITS] as const, [judged, NO_LIMITS] as const, [judged, limits] as const];
      for (const [searched, limited] of searches)
        for (const algorithm of ALGORITHMS.filter((name) => canSearch(name, searched)))
          for (const growth of GROWTHS)
            naming(
              () => `${algorithm} ${growth} ${JSON.stringify(limited)}`,
              () => {
                const run = recordSearch(searched, algorithm, rules, growth, limited);
                const widths = labelWidths(run.tree, run).map(({ width }) => width);
                // A simulation has the same room at every node, since each label is a mean of rewards.
                if (run.widestLabel === null) expectSame(widths, widest(run));
                else
                  for (const [node, width] of widest(run).entries())
                    expect(widths[node]).toBeGreaterThanOrEqual(width);
              },
            );
    });
  });
});

function widest(run: AnyRun): number[] {
  const widths = run.tree.nodes().map(() => 0);
  for (let step = 1; step <= run.length; step += 1)
    for (const node of run.pathAt(step)) {
      if (run.tree.isLeaf(node)) continue;
      const width = textWidth(run.labelOf(node, run.stateAt(node, step)));
      widths[node] = Math.max(widths[node] ?? 0, width);
    }
  return widths;
}
