/** Two runs led through a tree by the leaves of one: held to what each of the two tells of itself, step by step. */
import { describe, expect, it } from 'vitest';
import { gapsIn, stopsInStep } from '../../src/core/run/inStep.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import type { Trace } from '../../src/core/run/trace.ts';
import { DEFAULT_RULES } from '../../src/core/search/rules.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { EVERY_RULE, forTrees } from '../support/forTrees.ts';
import { treeOf } from '../support/sketch.ts';

/** By looking at every step from the first: where the leaf has been read, or will never be. */
function firstStepWithout(trace: Trace, leaf: NodeId): number {
  for (let step = 0; step <= trace.length; step += 1)
    if (['done', 'pruned'].includes(trace.stateAt(leaf, step).status)) return step;
  return trace.length;
}

describe('stops in step', () => {
  it('are those of the definition, on random trees under every rule', () => {
    let gaps = 0;
    forTrees(500, {}, ({ tree, random }) => {
      const rules = EVERY_RULE[random.below(EVERY_RULE.length)] ?? DEFAULT_RULES;
      const leading = recordTrace(tree, tree.hasChance ? 'expectiminimax' : 'minimax', DEFAULT_RULES);
      const other = recordTrace(tree, 'alpha-beta', rules);
      const stops = stopsInStep(leading, other);
      const readings = leading.eventsOf('leaf');
      expect(stops.map((stop) => stop.leading)).toEqual([0, ...readings, leading.length]);
      expect(stops.slice(1, -1).map(({ leaf }) => leaf)).toEqual(
        readings.map((step) => leading.nodeAt(step)),
      );
      const readByOther = new Set(other.eventsOf('leaf').map((step) => other.nodeAt(step)));
      for (const { leaf, isShared, other: step } of stops) {
        if (leaf === null) continue;
        expect(isShared).toBe(readByOther.has(leaf));
        expect(step).toBe(firstStepWithout(other, leaf));
      }
      // Time runs one way in both.
      expect(stops.every(({ other: step }, index) => step >= (stops[index - 1]?.other ?? 0))).toBe(true);
      const spared = gapsIn(stops).reduce((sum, { count }) => sum + count, 0);
      expect(spared).toBe(stops.filter(({ isShared }) => !isShared).length);
      gaps += gapsIn(stops).length;
    });
    expect(gaps).toBeGreaterThan(0);
  });

  it('are those of the sketch: seven of fourteen leaves, cuts that spare 2, 3 and 2', () => {
    const max = (...leaves: number[]) => ({ max: leaves });
    const tree = treeOf({
      max: [
        { min: [max(6, 0), max(8, 9, 0)] },
        { min: [max(3, 1), max(6, 9, 3)] },
        { min: [max(5, 6), max(2, 8)] },
      ],
    });
    const stops = stopsInStep(
      recordTrace(tree, 'minimax', DEFAULT_RULES),
      recordTrace(tree, 'alpha-beta', DEFAULT_RULES),
    );
    expect(stops).toHaveLength(16);
    expect(gapsIn(stops)).toEqual([
      { first: 4, count: 2 },
      { first: 8, count: 3 },
      { first: 13, count: 2 },
    ]);
  });
});
