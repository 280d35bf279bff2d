/** The chart of a leaf's influence has a place for every value, infinite ones too. */
import { expect, test } from 'vitest';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { chartLines, chartScale, influenceOf } from '../../src/ui/whatif/influenceOf.ts';
import { forTrees } from '../support/forTrees.ts';
import { treeOf } from '../support/sketch.ts';

/** Where the corners of the line stand, and the values named beside it, as shares of the height. */
function heights(tree: ReturnType<typeof treeOf>, at: number) {
  const leaf = tree.leaves()[at]!;
  const influence = influenceOf(recordTrace(tree, 'alpha-beta', DEFAULT_RULES), leaf)!;
  const scale = chartScale(tree, influence, tree.value(leaf));
  const corners = chartLines(influence.pieces, scale.least, scale.most).flat();
  for (const [x] of corners) expect(scale.left(x)).toBeGreaterThanOrEqual(0);
  return {
    line: corners.map(([, value]) => scale.top(value)),
    named: scale.values.map((value) => [value, scale.top(value)] as const),
  };
}

test('a root that is ∞ whatever the leaf is worth is a line with its name', () => {
  const { line, named } = heights(treeOf({ max: [Infinity, 3] }), 1);
  expect(new Set(line)).toEqual(new Set([0]));
  expect(named).toEqual([[Infinity, 0]]);
});

test('an infinite end stands clear of the values before it', () => {
  const { named } = heights(treeOf({ max: [{ min: [5, -Infinity] }, { min: [2, 4] }] }), 2);
  for (const [value, top] of named) if (value === -Infinity) expect(top).toBe(1);
  expect(named.every(([, top]) => top >= 0 && top <= 1)).toBe(true);
});

test('every corner and every name is within the chart', () => {
  let infinite = 0;
  forTrees({ long: 2_000, usual: 400 }, { nodes: 20 }, ({ tree, random }) => {
    const { line, named } = heights(tree, random.below(tree.leafCount));
    for (const top of [...line, ...named.map(([, at]) => at)]) {
      expect(top).toBeGreaterThanOrEqual(0);
      expect(top).toBeLessThanOrEqual(1);
    }
    if (named.some(([value]) => !Number.isFinite(value))) infinite += 1;
  });
  expect(infinite).toBeGreaterThan(5);
});

test('it is that of expectiminimax when a tree with chance nodes is simulated', () => {
  const outcomes = [
    ['1/2', 2],
    ['1/2', 6],
  ] as const;
  const tree = treeOf({ max: [{ chance: outcomes }, 3] });
  const limits = { ...NO_LIMITS, iterations: 20 };
  const [leaf] = tree.leaves() as [NodeId];
  const [simulated, searched] = [
    recordSearch(tree, 'mcts', DEFAULT_RULES, 'drawn', limits),
    recordTrace(tree, 'expectiminimax', DEFAULT_RULES),
  ].map((run) => influenceOf(run, leaf));
  expect(simulated).toEqual(searched);
});
