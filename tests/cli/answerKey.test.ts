/** The answer keys that come out are those that are published, and say what the run says. */

import { describe, expect, test } from 'vitest';
import { printAnswerKey } from '../../src/cli/answerKey.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { expectSame, forTreesAndRulesInTurn } from '../support/forTrees.ts';
import { TRAP } from '../support/limitExamples.ts';
import { PUBLISHED, publishedRecord } from '../support/publishedRecords.ts';
import { AIMA, ask, keyOf } from './ask.ts';

describe('the answer key', () => {
  test('of AIMA figure 5.5 is the published one', async () => {
    const { events, ...key } = await keyOf([AIMA]);
    expect(key).toEqual({
      value: 3,
      bestMove: 0,
      line: [0, 0],
      evaluatedLeaves: [0, 1, 2, 3, 6, 7, 8],
      prunedLeaves: [4, 5],
      entered: 11,
      cutoffs: 1,
      generated: 13,
      expanded: 4,
      evaluated: 7,
      merged: 0,
      stored: 0,
      mostStored: 3,
      neverGenerated: 0,
      evaluatedNodes: [2, 3, 4, 6, 10, 11, 12],
      horizonLeaves: [],
      distinct: 11,
      passes: [
        {
          ...{
            purpose: 'search',
            depth: null,
            finished: true,
            value: 3,
            bound: 'exact',
            bestMove: 0,
            line: [0, 0],
          },
          ...{ entered: 11, evaluated: 7, horizon: 0, cutoffs: 1, from: 0, to: 26 },
        },
      ],
      bound: 'exact',
      answer: { depth: null, value: 3, bound: 'exact', bestMove: 0 },
      bestMoves: [0],
      tied: 'shown',
      standings: ['played', 'worse', 'worse'],
      rootMoves: [
        { move: null, value: 3, bound: 'exact' },
        { move: null, value: 2, bound: 'upper' },
        { move: null, value: 2, bound: 'exact' },
      ],
      why: 'end',
    });
    expect(events).toHaveLength(26);
  });

  test('of AIMA figure 5.5 that grows has what was generated and no more', async () => {
    const { events, nodes, ...key } = await keyOf([AIMA, '--growth=grown']);
    expect(key).toMatchObject({
      ...{ value: 3, bestMove: 0, line: [0, 0], entered: 11, cutoffs: 1 },
      ...{ generated: 11, expanded: 4, evaluated: 7, stored: 0, mostStored: 3, neverGenerated: 2 },
      evaluatedLeaves: [0, 1, 2, 3, 4, 5, 6],
      prunedLeaves: [],
    });
    expect((nodes as { parent: number }[]).map(({ parent }) => parent)).toEqual([
      ...[null, 0, 1, 1, 1],
      ...[0, 5, 0, 7, 7, 7],
    ]);
    const drawn = await keyOf([AIMA]);
    const told = (list: unknown) => (list as { kind: string; step: number }[]).map(({ kind }) => kind);
    expect(told(events)).toEqual(told(drawn['events']));
    expect((events as object[])[13]).toMatchObject({
      ...{ kind: 'cutoff', pruned: [], prunedLeaves: null, neverGenerated: 2 },
    });
    const { stdout } = await ask([AIMA, '--growth', 'grown']);
    expect(stdout).toContain('14. α cut at C: it is worth 2 or less');
    expect(stdout).toContain('The 2 moves left can change nothing: they are not even generated.');
  });

  test('tells of a check as a pass of its own, and of static values that are kept', async () => {
    const key = await keyOf([TRAP, '--depth', '2', '--check', '4']);
    expect(key).toMatchObject({ value: -3, bestMove: 0, why: 'limit' });
    const passes = key['passes'] as { purpose: string; value: number; entered: number; to: number }[];
    expect(passes.map(({ purpose, value, to }) => [purpose, value, to])).toEqual([
      ['search', -1, 15],
      ['check', -3, 47],
    ]);
    const { events, evaluatedNodes, horizonLeaves } = await keyOf([TRAP, '--depth', '2', '--quiet', 'noisy']);
    const stays = (events as { kind: string; node: number }[]).filter(({ kind }) => kind === 'stay');
    expect(stays).toMatchObject([
      { static: -1, value: -1 },
      { static: -1, value: -1 },
    ]);
    expect((evaluatedNodes as number[]).length).toBe(4);
    // At the limit and quiet, though cut.
    expect(horizonLeaves).toEqual([9]);
  });

  test('of passes tells of each, and which one answers', async () => {
    const D = '5~(a->9~(3~(5 7) 6~(1 0)) b->2~(5~(9 4) 5~(8 3)) c->4~(8~(6 9) 7~(6 1)))';
    const key = await keyOf([D, '--deepen', '--budget', '20']);
    expect(key).toMatchObject({
      ...{ value: 7, bestMove: 2, line: [2, 1], entered: 20, why: 'budget' },
      ...{ answer: { depth: 2, value: 7, bestMove: 2 }, horizonLeaves: [2, 5, 9, 12, 16, 19] },
    });
    const passes = key['passes'] as { depth: number; finished: boolean; entered: number }[];
    expect(passes.map(({ depth, finished, entered }) => [depth, finished, entered])).toEqual([
      ...[
        [0, true, 1],
        [1, true, 4],
        [2, true, 9],
        [3, false, 6],
      ],
    ]);
    expect(await keyOf([D, '--depth', '2'])).toMatchObject({
      value: 7,
      evaluatedLeaves: [],
      prunedLeaves: [],
    });
    const { stdout } = await ask([D, '--deepen', '--budget', '20']);
    expect(stdout).toMatch(/The answer is that of depth 2: MAX plays c, worth ≈7\.\n$/);
  });

  test('of 图 3.10 has 4 cutoffs and 23 nodes', async () => {
    const { tree } = publishedRecord('thu-fig-3-10');
    expect(await keyOf([tree])).toMatchObject({ value: 1, bestMove: 1, cutoffs: 4, entered: 23 });
  });

  test.each(PUBLISHED.map((record) => [record.id, record] as const))(
    'is what an independent program finds for %s, cutting by either rule',
    async (_id, { tree, root, oracle }) => {
      for (const [cutoff, run] of [
        ['equal', oracle.eq],
        ['strict', oracle.strict],
      ] as const) {
        expect(await keyOf([tree, `--root=${root}`, `--cutoff=${cutoff}`])).toMatchObject({
          value: run.value,
          bestMove: run.best,
          evaluatedLeaves: run.visited,
          prunedLeaves: run.pruned,
          entered: run.nodes,
        });
      }
    },
  );

  test('has fewer cuts under the strict rule, where two moves tie', async () => {
    const tied = '[[10],[10,0]]';
    expect(await keyOf([tied])).toMatchObject({ prunedLeaves: [2], cutoffs: 1, bestMove: 0 });
    expect(await keyOf([tied, '--cutoff', 'strict'])).toMatchObject({ prunedLeaves: [], cutoffs: 0 });
  });

  test('of a MIN root is MIN’s', async () => {
    expect(await keyOf(['[[3,12],[2,4]]', '--root', 'min'])).toMatchObject({
      value: 4,
      bestMove: 1,
      line: [1, 1],
    });
  });

  test('of a chance root has no move and no line', async () => {
    const dice = '{"chance":[["1/2",[3,5]],["1/2",1]]}';
    const key = await keyOf([dice, '--root', 'chance', '--algorithm', 'expectiminimax']);
    expect(key).toMatchObject({ value: 3, bestMove: null, line: [], cutoffs: 0 });
  });

  test('follows best play down to a chance node', async () => {
    expect(await keyOf(['[1,{"chance":[[0.5,4],[0.5,8]]}]'])).toMatchObject({ value: 6, line: [1] });
  });

  test('of a single leaf has no move', async () => {
    const key = await keyOf(['-'], { stdin: '-3' });
    expect(key).toMatchObject({ value: -3, bestMove: null, line: [], evaluatedLeaves: [0], entered: 1 });
  });

  test('writes infinities as a tree does, at every depth', async () => {
    expect(await keyOf(['["-inf","inf"]'])).toMatchObject({ value: 'inf', bestMove: 1 });
    const { value, events } = await keyOf(['["-inf"]']);
    expect(value).toBe('-inf');
    expect(events).toMatchObject([{ kind: 'enter', window: { alpha: '-inf', beta: 'inf' } }, {}, {}, {}]);
  });

  test('has no minus zero', async () => {
    const { stdout } = await ask(['[-0,[{"chance":[[0,-3],[1,-0.0]]}]]', '--format=json']);
    expect(stdout).not.toMatch(/-0[,}\]]/);
    expect(JSON.parse(stdout)).toMatchObject({ value: 0, line: [0] });
  });

  test('differs under the bounds of the parent only, in a tree with a deep cut', async () => {
    const deep = '[3,[[[2,5]],9]]';
    const all = await keyOf([deep, '--algorithm=alpha-beta']);
    const parent = await keyOf([deep, '--bounds=parent']);
    expect(all['value']).toBe(parent['value']);
    expect(all['prunedLeaves']).not.toEqual(parent['prunedLeaves']);
  });

  test('shows what a node returns under each rule', async () => {
    const returned = async (rule: string) => {
      const { events } = await keyOf([AIMA, '--value', rule]);
      return (events as { kind: string; node: number; value: number }[])
        .filter(({ kind }) => kind === 'exit')
        .map(({ value }) => value);
    };
    expect(await returned('soft')).toEqual([3, 2, 2, 3]);
    expect(await returned('hard')).toEqual([3, 3, 3, 3]);
    expect(await returned('running')).toEqual([3, 2, 2, 3]);
  });

  test('tells the events of the run and shares the leaves out, whatever the tree', () => {
    forTreesAndRulesInTurn(200, {}, ({ tree }, rules) => {
      const run = recordTrace(tree, 'alpha-beta', rules);
      const { events, evaluatedLeaves, prunedLeaves } = JSON.parse(
        [...printAnswerKey({ run, names: new NodeNames(tree) })].join(''),
        revive,
      );
      expectSame(
        events,
        Array.from({ length: run.length }, (_, index) => run.event(index + 1)),
      );
      const leaves = [...evaluatedLeaves, ...prunedLeaves].sort((a, b) => a - b);
      expectSame(
        leaves,
        tree.leaves().map((_, rank) => rank),
      );
    });
  });
});

function revive(_key: string, value: unknown): unknown {
  if (value === 'inf') return Infinity;
  return value === '-inf' ? -Infinity : value;
}

describe('a simulation, by the results of the side that moved', () => {
  const CHANCES = 'leaves 0..1; max(min(max(0.9 0.1) max(0.6 0.4)) min(max(0.5 0.5) max(0.7 0.2)))';
  const TEN = [CHANCES, '--algorithm', 'mcts', '--iterations', '10', '--playout', 'first'];

  test('says in JSON whose they are, and has the same paths and choices', async () => {
    const ofMax = await keyOf(TEN);
    const ofMover = await keyOf([...TEN, '--numbers', 'mover']);
    expect([ofMax['numbers'], ofMover['numbers']]).toEqual(['max', 'mover']);
    for (const field of ['iterations', 'changes', 'recommended', 'tree', 'rootMoves'])
      expect(ofMover[field], field).toEqual(ofMax[field]);
    expect(ofMax['root']).toMatchObject({ N: 10, W: expect.closeTo(6.5, 9) });
    expect(ofMover['root']).toMatchObject({ N: 10, W: expect.closeTo(3.5, 9) });
    expect(ofMover['value']).toBeCloseTo(0.35, 9);
  });

  test('prints them, and whose they are', async () => {
    const lines = (await ask([...TEN, '--numbers', 'mover'])).stdout.split('\n');
    expect(lines[1]).toBe('2. The playout from B, 2 moves, ends at a leaf worth 0.9.');
    expect(lines[3]).toContain('4. A, for MIN: N 0 → 1, W 0 → 0.1, Q 0.1.');
    expect(lines.some((line) => line.endsWith('; for MIN that is 0.1.'))).toBe(true);
  });

  test('is how a figure of the library that is written so is printed', async () => {
    expect(await keyOf(['aima-fig-5-10'])).toMatchObject({ numbers: 'mover', root: { N: 100, W: 37 } });
    expect(await keyOf(['aima-fig-5-10', '--numbers', 'max'])).toMatchObject({ root: { N: 100, W: 63 } });
  });
});
