/** What is asked of a run at a step takes as many look-ups as there are nodes on the path, however deep the tree. */
import { describe, expect, test, vi } from 'vitest';
import { RunRecord } from '../../src/core/run/record.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';

const DEPTH = 900;

/** A way down with two leaves beside it at every node, too bad for its side to cut anything. */
function caterpillar(depth: number): Sketch {
  let sketch: Sketch = 5;
  for (let ply = depth; ply > 0; ply -= 1)
    sketch = ply % 2 === 0 ? { min: [9, 8, sketch] } : { max: [1, 2, sketch] };
  return sketch;
}

function lookUps(ask: () => void): number {
  const spies = (['lastRow', 'entryRow', 'kind'] as const).map((name) => vi.spyOn(RunRecord.prototype, name));
  ask();
  const calls = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return calls;
}

describe('in a run 900 calls deep', () => {
  const run = recordTrace(treeOf(caterpillar(DEPTH)), 'alpha-beta', DEFAULT_RULES);
  const deepest = run.lastStep(run.tree.leaves().at(-1)!, run.length);

  test('the call stack', () => {
    expect(run.callStackAt(deepest)).toHaveLength(DEPTH);
    expect(lookUps(() => run.momentAt(deepest - 1).callStack)).toBeLessThan(60 * DEPTH);
    expect(lookUps(() => run.momentAt(deepest - 1).callStack)).toBe(0);
  });

  test('the states of all the open nodes, from the root down or from below', () => {
    const path = run.tree.pathTo(run.nodeAt(deepest));
    for (const [step, nodes] of [
      [deepest, path],
      [deepest - 2, path.slice(0, -1).toReversed()],
    ] as const) {
      const calls = lookUps(() => {
        for (const node of nodes) run.stateAt(node, step);
      });
      expect(calls).toBeLessThan(60 * DEPTH);
    }
  });

  test('where a move leads, once the cuts have been found', () => {
    run.nextMark(0);
    run.nextStop(0, 'visit');
    for (const step of [0, 1, deepest - 5, deepest]) {
      const calls = lookUps(() => {
        run.nextMark(step);
        run.previousMark(step);
        run.overSubtree(step, 'visit');
        run.outToParent(step);
      });
      expect(calls, `step ${step}`).toBeLessThan(60);
    }
  });
});
