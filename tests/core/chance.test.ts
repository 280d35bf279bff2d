import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { ALGORITHMS, canSearch } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { stepsOf } from '../support/evaluatedLeaves.ts';
import { EVERY_RULE, expectSame, forTrees, nameOf } from '../support/forTrees.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';

const WITH_CHANCE = ['alpha-beta', 'expectiminimax', 'star1'] as const;

/** n outcomes of equal probability. */
function evenly(...outcomes: Sketch[]): Sketch {
  return { chance: outcomes.map((outcome) => [`1/${outcomes.length}`, outcome] as const) };
}

function searched(sketch: Sketch): AnyRun[] {
  const tree = treeOf(sketch);
  const runs = EVERY_RULE.map((rules) => recordTrace(tree, 'alpha-beta', rules));
  return [...runs, recordTrace(tree, 'expectiminimax', DEFAULT_RULES)];
}

describe('an expectation', () => {
  test('adds up outcome by outcome, and divides once', () => {
    const run = recordTrace(treeOf(evenly(8, 0, 2)), 'expectiminimax', DEFAULT_RULES);
    const partial = stepsOf(run)
      .map((step) => run.event(step))
      .flatMap((event) => (event.kind === 'update' ? [event.value] : []));
    expect(partial).toEqual([8 / 3, 8 / 3, 10 / 3]);
  });

  test.each<[string, Sketch, Sketch]>([
    ['(8 + 0 + 2)/3 and (1 + 6 + 3)/3', evenly(8, 0, 2), evenly(1, 6, 3)],
    ['thirds and sixths', evenly(8, 0, 2), evenly(8, 0, 2, 1, 6, 3)],
    [
      'fractions and decimals',
      {
        chance: [
          ['1/4', 1],
          ['3/4', 2],
        ],
      },
      {
        chance: [
          ['0.25', 1],
          ['0.75', 2],
        ],
      },
    ],
    [
      'tenths',
      {
        chance: [
          ['0.1', 7],
          ['0.9', 3],
        ],
      },
      {
        chance: [
          ['0.3', 6],
          ['0.7', 2.2857142857142856],
        ],
      },
    ],
  ])('that is equal compares equal, so that the first move stays best: %s', (_what, first, second) => {
    for (const [one, other] of [
      [first, second],
      [second, first],
    ]) {
      for (const run of searched({ max: [one!, other!] })) {
        expect(run.stateAt(run.tree.child(ROOT, 0), run.length).value).toBe(
          run.stateAt(run.tree.child(ROOT, 1), run.length).value,
        );
        expect(run.bestMoveAt(run.length)).toBe(run.tree.child(ROOT, 0));
      }
    }
  });

  test('over whole numbers is the double nearest to the exact fraction', () => {
    forTrees(500, { nodes: 2 }, ({ random }) => {
      const outcomes = Array.from({ length: 1 + random.below(9) }, () => random.below(2001) - 1000);
      const sum = outcomes.reduce((total, outcome) => total + outcome, 0);
      const run = recordTrace(treeOf(evenly(...outcomes)), 'expectiminimax', DEFAULT_RULES);
      expectSame(run.result, { ok: true, value: sum / outcomes.length + 0 });
    });
  });

  test('does not count an outcome of probability 0, whatever its value', () => {
    for (const outcome of [5, Infinity, -Infinity]) {
      for (const run of searched({
        chance: [
          ['0', outcome],
          ['1/2', 1],
          ['1/2', 2],
        ],
      })) {
        expect(run.result).toEqual({ ok: true, value: 1.5 });
        expect(run.rangeAt(ROOT, run.length)).toEqual({ low: 1.5, high: 1.5 });
      }
    }
  });

  test('does not overflow where its weighted sum would', () => {
    for (const run of searched(evenly(1e308, 1e308, 1e308))) {
      expect(run.result.ok && run.result.value).toBeCloseTo(1e308, -295);
      expect(run.result.ok && Number.isFinite(run.result.value)).toBe(true);
      const { low, high } = run.rangeAt(ROOT, run.length);
      expect([low, high].every(Number.isFinite)).toBe(true);
    }
    for (const run of searched(evenly(1e308, -1e308, 1e308, -1e308))) {
      expect(run.result).toEqual({ ok: true, value: 0 });
    }
  });

  test.each([Infinity, -Infinity])('passes %d up', (infinite) => {
    for (const run of searched({ max: [evenly(1, infinite), -7] })) {
      expect(run.result).toEqual({ ok: true, value: Math.max(infinite, -7) });
    }
  });
});

describe('a window at a chance node', () => {
  test('is its parent’s, and its children start from (−∞, +∞), owned by nobody', () => {
    const tree = treeOf({ max: [3, evenly({ min: [1, 2] }, { min: [5, 6] })] });
    const run = recordTrace(tree, 'alpha-beta', DEFAULT_RULES);
    const windows = stepsOf(run)
      .map((step) => run.event(step))
      .flatMap((event) => (event.kind === 'enter' ? [[tree.kindName(event.node), event.window]] : []));
    expect(windows).toEqual([
      ['max', { alpha: -Infinity, beta: Infinity }],
      ['chance', { alpha: 3, beta: Infinity }],
      ['min', { alpha: -Infinity, beta: Infinity }],
      ['min', { alpha: -Infinity, beta: Infinity }],
    ]);
  });
});

describe('a search that cannot go on', () => {
  test('halts where +∞ and −∞ meet in one expectation, and names the chance node', () => {
    for (const sketch of [evenly(Infinity, -Infinity), evenly(-Infinity, 4, Infinity)]) {
      for (const run of searched({ max: [1, sketch] })) {
        expectHalt(run, run.tree.child(ROOT, 1), 'infinities-meet');
      }
    }
  });

  test('halts at an unknown leaf that is reached', () => {
    for (const run of searched({ max: [3, { min: [null, 4] }, 5] })) {
      expectHalt(run, run.tree.leaves()[1]!, 'unknown-leaf');
    }
  });

  test('does not notice an unknown leaf that is cut', () => {
    const tree = treeOf({ max: [3, { min: [2, null] }] });
    for (const rules of EVERY_RULE) {
      expect(recordTrace(tree, 'alpha-beta', rules).result, nameOf(rules)).toEqual({ ok: true, value: 3 });
    }
    expectHalt(recordTrace(tree, 'minimax', DEFAULT_RULES), tree.leaves()[2]!, 'unknown-leaf');
  });

  test('leaves every call open that was open, and can be looked at like any other', () => {
    const run = recordTrace(treeOf({ max: [3, { min: [null, 4] }] }), 'alpha-beta', DEFAULT_RULES);
    const states = run.tree.nodes().map((node) => run.stateAt(node, run.length));
    expect(states.map(({ status }) => status)).toEqual(['open', 'done', 'open', 'open', 'waiting']);
    expect(states[3]).toMatchObject({ value: null, range: { low: -Infinity, high: Infinity } });
  });
});

describe('minimax', () => {
  test('is not offered for a tree with chance nodes; the others are', () => {
    const tree = treeOf(evenly(1, 2));
    expect(ALGORITHMS.filter((algorithm) => canSearch(algorithm, tree))).toEqual([...WITH_CHANCE, 'mcts']);
    expect(() => recordTrace(tree, 'minimax', DEFAULT_RULES)).toThrow(/chance/);
  });
});

function expectHalt(run: AnyRun, node: NodeId, reason: string): void {
  expect(run.result).toMatchObject({ ok: false, halt: { node, reason } });
  expect(run.event(run.length)).toMatchObject({ kind: 'halt', node, reason });
}
