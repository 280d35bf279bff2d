/** What is counted below a node is what a look at every leaf below it finds. */
import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { canGrow, GROWTHS } from '../../src/core/run/growth.ts';
import { type LeavesBelow, leavesBelowAt } from '../../src/core/run/leavesBelow.ts';
import { RangeCounts } from '../../src/core/run/rangeCounts.ts';
import { recordLimited } from '../../src/core/run/recordPasses.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { ALGORITHMS, canSearch } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchLimits } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { expectSame, forTreesAndRulesInTurn, naming } from '../support/forTrees.ts';
import { judgedAtRandom } from '../support/judged.ts';
import { forPlayers } from '../support/playerTrees.ts';

/** Looks at every leaf below a node. */
function looked(run: AnyRun, node: NodeId, step: number): LeavesBelow {
  const tree = run.treeAt(step);
  const counts = { evaluated: 0, cut: 0, waiting: 0 };
  for (const leaf of tree.leaves()) {
    if (!tree.isWithin(leaf, node)) continue;
    if (run.grows && leaf !== ROOT && run.bornAt(leaf) > step) continue;
    const { status, value } = run.stateAt(leaf, step);
    const isEvaluated = run.family === 'simulation' ? value !== null : status === 'done';
    counts[isEvaluated ? 'evaluated' : status === 'pruned' ? 'cut' : 'waiting'] += 1;
  }
  return { ...counts, isHere: run.pathAt(step).includes(node) };
}

/** How many steps were looked at, and at how many of them a node had leaves in all three states. */
let [steps, mixed] = [0, 0];

function expectCounts(run: AnyRun): void {
  for (let step = 0; step <= run.length; step += 1) {
    const below = leavesBelowAt(run.momentAt(step));
    steps += 1;
    naming(
      () => `${run.algorithm}, ${run.grows ? 'grown' : 'drawn'}, step ${step}`,
      () => {
        for (const node of run.tree.nodes()) {
          const counts = below(node);
          naming(
            () => `node ${node}`,
            () => expectSame(counts, looked(run, node, step)),
          );
          if (counts.evaluated > 0 && counts.cut > 0 && counts.waiting > 0) mixed += 1;
        }
      },
    );
  }
}

describe('the leaves below every node at every step are counted', () => {
  test.each(ALGORITHMS)('in %s on trees of MAX, MIN and chance', (algorithm) => {
    for (const chance of [false, true])
      forTreesAndRulesInTurn(
        { long: 100, usual: 10 },
        { nodes: 40, chance, halting: true },
        ({ tree }, rules) => {
          if (!canSearch(algorithm, tree)) return;
          for (const growth of GROWTHS)
            if (growth === 'drawn' || canGrow(algorithm))
              expectCounts(recordSearch(tree, algorithm, rules, growth));
        },
      );
  });

  test.each(ALGORITHMS)('in %s on trees of several players', (algorithm) => {
    forPlayers({ long: 60, usual: 15 }, { head: 'sum M; leaves 0..M; ' }, ({ tree }) => {
      if (canSearch(algorithm, tree)) expectCounts(recordSearch(tree, algorithm, DEFAULT_RULES, 'drawn'));
    });
  });

  test.each(['alpha-beta', 'pvs'] as const)('in %s within limits and in several passes', (algorithm) => {
    const limits: readonly SearchLimits[] = [
      { ...NO_LIMITS, depth: 2 },
      { ...NO_LIMITS, deepen: true },
      { ...NO_LIMITS, deepen: true, budget: 30 },
    ];
    forTreesAndRulesInTurn({ long: 100, usual: 20 }, { nodes: 40 }, ({ tree, random }, rules) => {
      const judged = judgedAtRandom(tree, random);
      if (!canSearch(algorithm, judged)) return;
      for (const limit of limits) expectCounts(recordLimited(judged, algorithm, rules, limit));
    });
  });

  test('and all three states were met', () => {
    expect(steps).toBeGreaterThan(20_000);
    expect(mixed).toBeGreaterThan(500);
  });
});

test('the elements of a sequence in an interval are counted', () => {
  const sequence = Int32Array.from({ length: 100 }, (_, at) => (at * 37) % 101);
  const counts = new RangeCounts(sequence, 101);
  for (const count of [0, 1, 31, 32, 33, 64, 99, 100, 500])
    for (const [from, to] of [
      [0, 101],
      [3, 3],
      [0, 1],
      [17, 64],
      [96, 101],
    ] as const)
      expect(counts.between(count, from, to)).toBe(
        sequence.slice(0, count).filter((number) => number >= from && number < to).length,
      );
});
