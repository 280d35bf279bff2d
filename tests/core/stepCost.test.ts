/** What is asked of a run at a step takes as many look-ups as there are nodes on the path, however deep the tree. */
import { describe, expect, test, vi } from 'vitest';
import { DEFAULT_RULES } from '../../src/core/search/rules.ts';
import { callStackAt } from '../../src/core/trace/callStack.ts';
import { nextCutoff, outToParent, overSubtree, previousCutoff } from '../../src/core/trace/jumps.ts';
import { recordTrace, type Trace } from '../../src/core/trace/trace.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';

const DEPTH = 900;

/** A way down with two leaves beside it at every node, too bad for its side to cut anything. */
function caterpillar(depth: number): Sketch {
  let sketch: Sketch = 5;
  for (let ply = depth; ply > 0; ply -= 1)
    sketch = ply % 2 === 0 ? { min: [9, 8, sketch] } : { max: [1, 2, sketch] };
  return sketch;
}

function lookUps(trace: Trace, ask: () => void): number {
  const spies = (['lastRow', 'firstRow', 'kind'] as const).map((name) => vi.spyOn(trace.log, name));
  ask();
  const calls = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return calls;
}

describe('in a run 900 calls deep', () => {
  const trace = recordTrace(treeOf(caterpillar(DEPTH)), 'alpha-beta', DEFAULT_RULES);
  const deepest = trace.log.lastRow(trace.tree.leaves().at(-1)!, trace.length);

  test('the call stack', () => {
    expect(callStackAt(trace, deepest)).toHaveLength(DEPTH);
    expect(lookUps(trace, () => callStackAt(trace, deepest - 1))).toBeLessThan(60 * DEPTH);
    expect(lookUps(trace, () => callStackAt(trace, deepest - 1))).toBe(0);
  });

  test('the states of all the open nodes, from the root down or from below', () => {
    const path = trace.tree.pathTo(trace.log.node(deepest));
    for (const [step, nodes] of [
      [deepest, path],
      [deepest - 2, path.slice(0, -1).toReversed()],
    ] as const) {
      const calls = lookUps(trace, () => {
        for (const node of nodes) trace.stateAt(node, step);
      });
      expect(calls).toBeLessThan(60 * DEPTH);
    }
  });

  test('where a move leads, once the cuts have been found', () => {
    nextCutoff(trace, 0);
    for (const step of [0, 1, deepest - 5, deepest]) {
      const calls = lookUps(trace, () => {
        nextCutoff(trace, step);
        previousCutoff(trace, step);
        overSubtree(trace, step, 'visit');
        outToParent(trace, step);
      });
      expect(calls, `step ${step}`).toBeLessThan(60);
    }
  });
});
