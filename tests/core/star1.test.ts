/** Star1 on the trees whose figures are known: leaves, steps, bounds, and what a cut chance node returns. */
import { describe, expect, test } from 'vitest';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import type { Trace } from '../../src/core/run/trace.ts';
import { PRACTISED } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES } from '../../src/core/search/rules.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { asPractised } from '../../src/practice/task.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';

const STRICT = { ...DEFAULT_RULES, cutoff: 'strict' } as const;

function treeOf(text: string): GameTree {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  return parsed.value;
}

/** From 1, left to right. */
function leavesOf(trace: Trace): number[] {
  return trace.eventsOf('leaf').map((step) => trace.tree.leafIndex(trace.nodeAt(step)) + 1);
}

/** The cuts at chance nodes: which bound, what is compared with it, what the node returns. */
function chanceCuts(trace: Trace) {
  return trace.eventsOf('cutoff').flatMap((step) => {
    const event = trace.event(step);
    if (event.kind !== 'cutoff' || trace.tree.kindName(event.node) !== 'chance') return [];
    const { bound, v, limit } = event.test;
    const [last] = event.pruned;
    const outcome = trace.tree.child(event.node, trace.tree.childIndex(last!) - 1);
    return [{ bound, v, limit, returns: trace.heldAt(event.node), window: trace.entryWindowAt(outcome) }];
  });
}

const AIMA = 'chance(0.5*min(2 2) 0.5*min(1 2)) chance(0.5*min(0 2) 0.5*min(-1 0))';
const SIX_ONE =
  'chance(0.5*min(6 8) 0.3*min(7 9) 0.2*min(5 9)) chance(0.5*min(4 9) 0.3*min(7 10) 0.2*min(8 10))';

describe('AIMA, exercise 5.16', () => {
  const { tree } = subjectOfExample(exampleById('aima-ex-chance-trivial')!);

  test('in [−2, 2] five leaves are seen: the right chance node is worth at most 1', () => {
    const trace = recordTrace(tree, 'star1', DEFAULT_RULES);
    expect(leavesOf(trace)).toEqual([1, 2, 3, 4, 5]);
    expect(trace.length).toBe(29);
    expect(trace.heldAt(ROOT)).toBe(1.5);
    expect(chanceCuts(trace)).toEqual([
      { bound: 'alpha', v: 1, limit: 1.5, returns: 1, window: { alpha: 1, beta: 2 } },
    ]);
    const [, right] = tree.children(ROOT);
    expect(trace.rangeAt(right!, trace.length)).toEqual({ low: -2, high: 1 });
  });

  test('after two leaves the left chance node lies in [0, 2]', () => {
    const trace = recordTrace(tree, 'star1', DEFAULT_RULES);
    const second = trace.eventsOf('leaf')[1]!;
    const [left] = tree.children(ROOT);
    expect(trace.rangeAt(left!, second)).toEqual({ low: 0, high: 2 });
  });

  test('without bounds only the eighth is spared: the last outcome’s window is (3, +∞)', () => {
    const trace = recordTrace(treeOf(AIMA), 'star1', DEFAULT_RULES);
    expect(leavesOf(trace)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(trace.length).toBe(35);
    const [, right] = trace.tree.children(ROOT);
    const [, last] = trace.tree.children(right!);
    expect(trace.entryWindowAt(last!)).toEqual({ alpha: 3, beta: Infinity });
    expect(trace.result).toMatchObject({ ok: true, value: 1.5 });
  });
});

describe('Where 6.1 takes exactly 7', () => {
  test('in [0, 10] the second outcome has the window (7, 10), and 7 cuts on equality', () => {
    const trace = recordTrace(treeOf(`leaves 0..10; ${SIX_ONE}`), 'star1', DEFAULT_RULES);
    expect(leavesOf(trace)).toHaveLength(9);
    expect(trace.result).toMatchObject({ ok: true, value: 6.1 });
    expect(trace.tree.childIndex(trace.bestMoveAt()!)).toBe(0);
    expect(chanceCuts(trace)).toEqual([
      { bound: 'alpha', v: 6.1, limit: 6.1, returns: 6.1, window: { alpha: 7, beta: 10 } },
    ]);
  });

  test('under the strict rule 7 is no cut', () => {
    const trace = recordTrace(treeOf(`leaves 0..10; ${SIX_ONE}`), 'star1', STRICT);
    expect(leavesOf(trace)).toHaveLength(11);
    expect(chanceCuts(trace)).toEqual([]);
  });

  test('without bounds 11 of 12 leaves are seen', () => {
    const trace = recordTrace(treeOf(SIX_ONE), 'star1', DEFAULT_RULES);
    expect(leavesOf(trace)).toHaveLength(11);
    expect(trace.result).toMatchObject({ ok: true, value: 6.1 });
    expect(trace.tree.childIndex(trace.bestMoveAt()!)).toBe(0);
  });
});

test.each([
  ['max(1 0.5) max(0.2 0.3)', [1], 1],
  ['chance(1*0.6) chance(0.5*0 0.5*max(1 0.3))', [1, 2], 0.6],
])('in [0, 1], %s', (text, leaves, value) => {
  const trace = recordTrace(treeOf(`leaves 0..1; ${text}`), 'star1', DEFAULT_RULES);
  expect(leavesOf(trace)).toEqual(leaves);
  expect(trace.result).toMatchObject({ ok: true, value });
  expect(leavesOf(recordTrace(treeOf(text), 'star1', DEFAULT_RULES))).toEqual([1, 2, 3, 4]);
});

test('an exercise is on the search that a tree opens with', () => {
  const { tree } = subjectOfExample(exampleById('aima-ex-chance-trivial')!);
  expect(PRACTISED).toContain('star1');
  expect(asPractised('star1', tree)).toBe('star1');
  expect(asPractised('alpha-beta', tree)).toBe('alpha-beta');
});
