import { describe, expect, test } from 'vitest';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { runSearch } from '../../src/core/search/runSearch.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { LIMITS } from '../../src/core/tree/limits.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { algorithmsFor } from '../support/evaluatedLeaves.ts';
import { EVERY_RULE, expectSame, forTrees, forTreesAndRules, nameOf } from '../support/forTrees.ts';
import { firstBest, trueValue } from '../support/oracle/trueValue.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';

describe('the value of a tree', () => {
  test('minimax gives the value of its definition', () => {
    forTrees(1500, { chance: false }, ({ tree, value }) => {
      expectSame(recordTrace(tree, 'minimax', DEFAULT_RULES).result, { ok: true, value });
    });
  });

  test('expectiminimax gives the value of its definition, with chance nodes and without', () => {
    forTrees(2000, {}, ({ tree, value }) => {
      const { result } = recordTrace(tree, 'expectiminimax', DEFAULT_RULES);
      expectSame(result, { ok: true, value });
    });
  });

  test('alpha-beta, under every rule, gives the value of looking at everything', () => {
    forTreesAndRules(3000, {}, ({ tree, value }, rules) => {
      expectSame(runSearch('alpha-beta', tree, rules, SILENT), { ok: true, value });
    });
  });

  test('listening to a search does not change its answer', () => {
    forTreesAndRules(150, {}, ({ tree }, rules) => {
      expectSame(recordTrace(tree, 'alpha-beta', rules).result, runSearch('alpha-beta', tree, rules, SILENT));
    });
  });
});

describe('the largest trees there may be', () => {
  test.each<[string, Sketch, number]>([
    ['1,000 levels, one move at each', nested(LIMITS.depth, (below) => ({ max: [below] })), 7],
    ['1,000 levels, MIN answering MAX', nested(LIMITS.depth, (below) => ({ min: [{ max: [below] }] }), 2), 7],
    ['1,000 levels of chance', nested(LIMITS.depth, (below) => ({ chance: [['1', below]] })), 7],
    ['10,000 moves', { max: Array.from({ length: LIMITS.children }, (_, index) => index) }, 9999],
  ])('can be searched and looked at: %s', (_what, sketch, value) => {
    const tree = treeOf(sketch);
    for (const algorithm of [...algorithmsFor(tree), 'alpha-beta'] as const) {
      const run = recordTrace(tree, algorithm, DEFAULT_RULES);
      expect(run.result).toEqual({ ok: true, value });
      expect(run.rangeAt(ROOT, Math.floor(run.length / 2))).toEqual(expect.anything());
      expect(run.rangeAt(ROOT, run.length)).toEqual({ low: value, high: value });
    }
  });

  function nested(levels: number, around: (below: Sketch) => Sketch, height = 1): Sketch {
    let sketch: Sketch = 7;
    for (let level = 0; level < levels; level += height) sketch = around(sketch);
    return sketch;
  }
});

describe('the best move', () => {
  test('is the first of those that reach the value, whatever was cut', () => {
    forTreesAndRules(500, {}, ({ tree, root }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      const index = firstBest(root);
      expectSame(run.bestMoveAt(run.length), index === null ? null : root.children[index]!.id);
    });
  });

  test('is the same with minimax and expectiminimax', () => {
    forTrees(600, {}, ({ tree, root }) => {
      const index = firstBest(root);
      for (const algorithm of algorithmsFor(tree)) {
        const run = recordTrace(tree, algorithm, DEFAULT_RULES);
        expectSame(run.bestMoveAt(run.length), index === null ? null : root.children[index]!.id);
      }
    });
  });

  test.each<[string, Sketch]>([
    ['all moves lose for certain', { max: [-Infinity, { min: [-Infinity, 4] }] }],
    ['all moves win for certain', { max: [Infinity, Infinity] }],
    ['a later move is equal', { max: [{ min: [3, 4] }, { min: [3, 9] }] }],
    ['a later move is equal as a mere bound', { max: [{ min: [3, 4] }, { min: [3, 0] }] }],
  ])('is the first when %s', (_why, sketch) => {
    const tree = treeOf(sketch);
    for (const rules of EVERY_RULE) {
      const run = recordTrace(tree, 'alpha-beta', rules);
      expect(run.bestMoveAt(run.length), nameOf(rules)).toBe(tree.child(ROOT, 0));
    }
  });

  test('opens a line of play on which every position has the value of the root', () => {
    forTreesAndRules(300, {}, ({ tree, root, nodes, value }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      const line = run.lineAt(run.length).map((id) => nodes[id]!);
      for (const node of line) expectSame(trueValue(node), value);
      const end = line.at(-1) ?? root;
      expect(['leaf', 'chance']).toContain(end.kind);
    });
  });
});
