import { describe, expect, test } from 'vitest';
import type { BoundsRun } from '../../src/core/run/boundsRun.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { algorithmsFor, stepsOf } from '../support/evaluatedLeaves.ts';
import {
  expectSame,
  forTrees,
  forTreesAndRules,
  forTreesAndRulesInTurn,
  naming,
} from '../support/forTrees.ts';
import type { PlainNode } from '../support/oracle/plainTree.ts';
import { trueValue } from '../support/oracle/trueValue.ts';
import { treeOf } from '../support/sketch.ts';

describe('the range of a node', () => {
  test('holds its true value at every step, and never widens', () => {
    forTreesAndRulesInTurn(800, { nodes: 120 }, ({ tree, nodes }, rules) => {
      expectSound(recordTrace(tree, 'alpha-beta', rules), nodes);
    });
  });

  test('does so as well when everything is looked at', () => {
    forTrees(200, { nodes: 100 }, ({ tree, nodes }) => {
      for (const algorithm of algorithmsFor(tree)) {
        expectSound(recordTrace(tree, algorithm, DEFAULT_RULES), nodes);
      }
    });
  });

  test('is a point at the root in the end, under every rule', () => {
    forTreesAndRules(600, {}, ({ tree, value }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      expectSame(run.rangeAt(ROOT, run.length), { low: value, high: value });
    });
  });

  test('is a point at every node in the end when everything was looked at', () => {
    forTrees(500, {}, ({ tree, nodes }) => {
      for (const algorithm of algorithmsFor(tree)) {
        const run = recordTrace(tree, algorithm, DEFAULT_RULES);
        for (const node of nodes) {
          const value = trueValue(node);
          expectSame(run.rangeAt(node.id as NodeId, run.length), { low: value, high: value });
        }
      }
    });
  });

  test('does not widen when leaf bounds near the largest number go into an expectation', () => {
    const thirds = { chance: [['1/3', 1] as const, ['1/3', 1] as const, ['1/3', 1] as const] };
    const run = recordTrace(treeOf(thirds, [-1e308, 1e308]), 'expectiminimax', DEFAULT_RULES);
    const { low, high } = run.rangeAt(ROOT, 1);
    expect(low).toBeGreaterThanOrEqual(-1e308);
    expect(high).toBeLessThanOrEqual(1e308);
  });
});

describe('the owner of a bound', () => {
  test('has proved the bound it owns, under fail-soft and all ancestors, whenever a child is about to be entered or cut', () => {
    const soft = (['equal', 'strict'] as const).map((cutoff) => ({ ...DEFAULT_RULES, cutoff }));
    forTreesAndRules(
      800,
      {},
      ({ tree }, rules) => {
        const run = recordTrace(tree, 'alpha-beta', rules);
        for (const step of stepsOf(run))
          naming(
            () => `step ${step}`,
            () => expectOwnersProved(run, step),
          );
      },
      soft,
    );
  });

  test('is the root, and not the nearer MAX that holds the same number as a mere upper bound', () => {
    const parsed = parseTree('[3,[[[3,0],[3,1]]]]');
    if (!parsed.ok) throw new Error(parsed.problem.code);
    const run = recordTrace(parsed.value, 'alpha-beta', DEFAULT_RULES);
    const cuts = stepsOf(run)
      .map((step) => run.event(step))
      .filter((event) => event.kind === 'cutoff');
    expect(cuts.map(({ owner, reach }) => ({ owner, reach }))).toEqual([
      { owner: ROOT, reach: 'deep' },
      { owner: ROOT, reach: 'deep' },
    ]);
  });
});

/** Enter, and a test that fails, come before going on; a cutoff is tested against the other side's bound only. */
function expectOwnersProved(run: BoundsRun, step: number): void {
  const event = run.event(step);
  if (event.kind !== 'enter' && event.kind !== 'update' && event.kind !== 'cutoff') return;
  if (event.kind === 'update' && (event.test === null || event.test.holds || event.test.atLastChild)) return;
  const window = event.kind === 'cutoff' ? { [event.test.bound]: event.test.limit } : event.window;
  for (const [end, bound] of Object.entries(window)) {
    const owner = run.ownerAt(end as 'alpha' | 'beta', event.node, step);
    if (owner === null) continue;
    const range = run.rangeAt(owner, step);
    expectSame(end === 'alpha' ? range.low : range.high, bound);
  }
}

function expectSound(run: BoundsRun, nodes: readonly PlainNode[]): void {
  const values = nodes.map(trueValue);
  for (const [node, value] of values.entries()) {
    let before = run.rangeAt(node as NodeId, 0);
    for (const step of stepsOf(run)) {
      const now = run.rangeAt(node as NodeId, step);
      const sound = now.low >= before.low && now.high <= before.high && now.low <= value && value <= now.high;
      if (!sound) expect.fail(`node ${node}, step ${step}: ${JSON.stringify({ before, now, value })}`);
      before = now;
    }
  }
}
