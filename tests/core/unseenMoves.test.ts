/** Searches of the tree that a program walked, in which some moves are known and were never called. */
import { describe, expect, test } from 'vitest';
import type { ProgramLog } from '../../src/core/program/index.ts';
import { readLogs } from '../../src/core/program/readLog.ts';
import type { GrowthName } from '../../src/core/run/growth.ts';
import { recordProgram } from '../../src/core/run/recordProgram.ts';
import { recordSearch } from '../../src/core/run/recordSearch.ts';
import { spaceFor } from '../../src/core/run/recordSimulation.ts';
import { simulateInSteps } from '../../src/core/run/simulationChunk.ts';
import '../../src/core/run/furtherRecorders.ts';
import type { AlgorithmName } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { treeSource } from '../../src/core/search/source.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';

/** Returns the tree that a log in JSON walked. */
function walked(...lines: readonly object[]) {
  const [log] = readLogs(lines.map((line) => JSON.stringify(line)).join('\n')).runs;
  return recordProgram(log as ProgramLog, null).tree;
}

const call = (name: string, side: string, moves: number) => ({ call: name, side, moves });
const leaf = (value: number) => [{ call: 'leaf', side: 'max', moves: 0 }, { return: value }];

/** The root has both its children; the second has two moves, of which one was called. */
const TREE = walked(
  call('r', 'max', 2),
  call('a', 'min', 1),
  ...leaf(3),
  { return: 3 },
  call('b', 'min', 2),
  ...leaf(7),
  { return: 7 },
  { return: 7 },
);
const B = 3 as NodeId;

/** A chance node with three outcomes, of which two were called, beside a leaf. */
const DICE = walked(
  call('r', 'max', 2),
  call('a', 'chance', 3),
  ...leaf(3),
  ...leaf(3),
  { return: 3 },
  ...leaf(1),
  { return: 3 },
);
const A = 1 as NodeId;

const LIMITS = { ...NO_LIMITS, iterations: 60 };
const search = (tree: typeof TREE, algorithm: AlgorithmName, growth: GrowthName) =>
  recordSearch(tree, algorithm, DEFAULT_RULES, growth, LIMITS).passes.at(-1)?.result;

describe.each(['drawn', 'grown'] as const)('on a tree that is %s', (growth) => {
  test.each(['minimax', 'alpha-beta', 'two-phase'] as const)(
    '%s halts at the node with a move that was never called',
    (algorithm) => {
      const found = search(TREE, algorithm, growth);
      expect(found?.ok === false && found.halt.reason).toBe('unseen-move');
    },
  );

  test.each(['mcts', 'expectiminimax', 'star1'] as const)(
    '%s halts at an outcome that was never called',
    (algorithm) => {
      const found = search(DICE, algorithm, growth);
      expect(found?.ok === false && [found.halt.node, found.halt.reason]).toEqual([A, 'unseen-move']);
    },
  );

  test('a simulation halts when it chooses or plays a move that was never called, and keeps the iterations before', () => {
    const run = recordSearch(TREE, 'mcts', DEFAULT_RULES, growth, LIMITS);
    const found = run.passes.at(-1)?.result;
    expect(found?.ok === false && found.halt.reason).toBe('unseen-move');
    expect(run.event(run.length)).toMatchObject({ kind: 'halt', reason: 'unseen-move' });
    expect(run.tree.nodes().every((node) => run.tree.childCount(node) <= 2)).toBe(true);
  });
});

test('a simulation on the whole tree names the node where the move was never called', () => {
  const found = search(TREE, 'mcts', 'drawn');
  expect(found?.ok === false && found.halt.node).toBe(B);
});

test('a simulation that is made elsewhere halts there as well', () => {
  const steps = [...simulateInSteps(spaceFor(treeSource(TREE)), LIMITS)];
  expect(steps.at(-1)?.part?.halt?.reason).toBe('unseen-move');
});

test('outcomes that are as likely as one another are drawn alike, though the figure writes no probability', () => {
  const even = walked(call('r', 'chance', 2), ...leaf(0), ...leaf(8), { return: 4 });
  const run = recordSearch(even, 'mcts', DEFAULT_RULES, 'drawn', { ...NO_LIMITS, iterations: 200 });
  const visits = even.children(0 as NodeId).map((child) => run.standingOf(child, run.length).visits);
  expect(Math.min(...visits)).toBeGreaterThan(70);
});
