import { describe, expect, test } from 'vitest';
import type { CutoffEvent } from '../../src/core/run/event.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { DEFAULT_RULES, type SearchRules } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { stepsOf } from '../support/evaluatedLeaves.ts';
import { EVERY_RULE, expectSame, forTreesAndRules, nameOf } from '../support/forTrees.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';

function cutoffsOf(sketch: Sketch, rules: Partial<SearchRules> = {}): CutoffEvent[] {
  const run = recordTrace(treeOf(sketch), 'alpha-beta', { ...DEFAULT_RULES, ...rules });
  return stepsOf(run).flatMap((step) => {
    const event = run.event(step);
    return event.kind === 'cutoff' ? [event] : [];
  });
}

describe('a cutoff', () => {
  test('always leaves something out: at the last child the test may hold, but cuts nothing', () => {
    forTreesAndRules(120, { halting: true }, ({ tree }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      for (const step of stepsOf(run)) {
        const event = run.event(step);
        if (event.kind === 'update' && event.test?.holds === true) {
          expectSame(run.kindAt(step + 1), event.test.atLastChild ? 'exit' : 'cutoff');
        }
        if (event.kind !== 'cutoff') continue;
        expectSame([event.test.holds, event.test.atLastChild], [true, false]);
        expectSame(event.pruned.length > 0 && event.prunedLeaves! >= event.pruned.length, true);
      }
    });
  });

  test('is an alpha cut at a MIN node and a beta cut at a MAX node, and never happens at a chance node', () => {
    forTreesAndRules(150, {}, ({ tree }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      for (const step of stepsOf(run)) {
        const event = run.event(step);
        if (event.kind !== 'cutoff') continue;
        expectSame(tree.kindName(event.node), event.test.bound === 'alpha' ? 'min' : 'max');
      }
    });
  });

  test('happens at v = α on equality, and only below α when strict', () => {
    const tied: Sketch = { max: [3, { min: [3, 9] }] };
    expect(cutoffsOf(tied)).toHaveLength(1);
    expect(cutoffsOf(tied, { cutoff: 'strict' })).toHaveLength(0);
    expect(cutoffsOf({ max: [3, { min: [2, 9] }] }, { cutoff: 'strict' })).toHaveLength(1);
  });

  test('happens at v = β on equality, and only above β when strict', () => {
    const tied: Sketch = { min: [3, { max: [3, 0] }] };
    expect(cutoffsOf(tied)).toHaveLength(1);
    expect(cutoffsOf(tied, { cutoff: 'strict' })).toHaveLength(0);
    expect(cutoffsOf({ min: [3, { max: [4, 0] }] }, { cutoff: 'strict' })).toHaveLength(1);
  });

  test('is shallow when the parent owns the bound and deep when a farther ancestor does', () => {
    expect(cutoffsOf({ max: [3, { min: [2, 9] }] })).toMatchObject([{ owner: ROOT, reach: 'shallow' }]);
    const deep: Sketch = { max: [3, { min: [{ max: [{ min: [2, 9] }, 5] }, 6] }] };
    expect(cutoffsOf(deep)).toMatchObject([{ owner: ROOT, reach: 'deep' }]);
    expect(cutoffsOf(deep, { bounds: 'parent' })).toHaveLength(0);
  });

  test.each<[string, Sketch]>([
    ['nothing can beat +∞', { max: [Infinity, 1] }],
    ['nothing can be worse than −∞', { min: [-Infinity, 1] }],
  ])('on an end that nobody set is neither shallow nor deep: %s', (_why, sketch) => {
    expect(cutoffsOf(sketch)).toMatchObject([{ owner: null, reach: 'none', prunedLeaves: 1 }]);
    expect(cutoffsOf(sketch, { cutoff: 'strict' })).toHaveLength(0);
  });

  test('does not happen across a chance node', () => {
    const sketch: Sketch = {
      max: [
        9,
        {
          chance: [
            ['1/2', { min: [1, 2] }],
            ['1/2', { min: [3, 4] }],
          ],
        },
      ],
    };
    for (const rules of EVERY_RULE) expect(cutoffsOf(sketch, rules), nameOf(rules)).toHaveLength(0);
  });
});

describe('a window', () => {
  test('is never entered closed on equality; when strict a node may be entered with α = β, never α > β', () => {
    let met = 0;
    forTreesAndRules(150, {}, ({ tree }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      for (const step of stepsOf(run)) {
        const event = run.event(step);
        if (event.kind !== 'enter') continue;
        const { alpha, beta } = event.window;
        if (alpha === beta) met += 1;
        expectSame(alpha < beta || (alpha === beta && rules.cutoff === 'strict'), true);
      }
    });
    expect(met).toBeGreaterThan(0);
  });

  test('stays as it was on a cut, except that a running bound crosses the other', () => {
    const sketch: Sketch = { max: [3, { min: [2, 9] }] };
    const windows = (value: SearchRules['value']) => {
      const run = recordTrace(treeOf(sketch), 'alpha-beta', { ...DEFAULT_RULES, value });
      return [5, 6, 7].map((step) => run.stateAt(run.nodeAt(step), step).window);
    };
    const open = { alpha: 3, beta: Infinity };
    expect(windows('soft')).toEqual([null, open, open]);
    expect(windows('hard')).toEqual([null, open, open]);
    expect(windows('running')).toEqual([null, { alpha: 3, beta: 2 }, { alpha: 3, beta: 2 }]);
  });
});

describe('what a node returns', () => {
  const values = (sketch: Sketch, rules: Partial<SearchRules>) => {
    const run = recordTrace(treeOf(sketch), 'alpha-beta', { ...DEFAULT_RULES, ...rules });
    return stepsOf(run).flatMap((step) => {
      const event = run.event(step);
      return event.kind === 'exit' ? [event.value] : [];
    });
  };

  test.each([
    ['soft', 'v itself, below its window', [2, 3]],
    ['hard', 'v clamped into its window', [3, 3]],
    ['running', 'the bound it lowered itself', [2, 3]],
  ] as const)('under the value rule "%s" is %s', (value, _what, returned) => {
    expect(values({ max: [3, { min: [2, 9] }] }, { value })).toEqual(returned);
  });

  test.each([
    ['soft', 'v itself, although α is better', [1, 1, 3]],
    ['hard', 'v clamped into its window', [3, 3, 3]],
    ['running', 'the α it was given', [3, 3, 3]],
  ] as const)('when all its children fail low, under "%s", is %s', (value, _what, returned) => {
    expect(values({ max: [3, { min: [{ max: [1, 0] }, 7] }] }, { value })).toEqual(returned);
  });

  test('is never clamped at leaves and chance nodes', () => {
    const low: Sketch = { max: [3, { chance: [['1', 1]] }] };
    for (const rules of EVERY_RULE) expect(values(low, rules), nameOf(rules)).toEqual([1, 3]);
  });
});
