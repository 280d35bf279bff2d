/** The answer key of a simulation: every field, on trees and games, beside known figures and the run of the page. */
import { describe, expect, test } from 'vitest';
import { simulationOf } from '../../src/core/run/anyRun.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { AIMA, keyOf } from './ask.ts';

const CHANCES = 'leaves 0..1; max(min(max(0.9 0.1) max(0.6 0.4)) min(max(0.5 0.5) max(0.7 0.2)))';

interface Key {
  readonly value: number | null;
  readonly bound: string;
  readonly bestMove: null;
  readonly iterations: readonly { path: number[]; reward: number; plies: number }[];
  readonly root: { N: number; W: number; Q: number | null };
  readonly rootMoves: readonly { move: string | null; N: number; W: number; Q: number | null }[];
  readonly recommended: number | null;
  readonly changes: readonly number[];
  readonly tree: number;
  readonly nodes: readonly Record<string, unknown>[];
  readonly events: readonly Record<string, unknown>[];
}

async function simulated(what: readonly string[], ...options: readonly string[]): Promise<Key> {
  return (await keyOf([...what, '--algorithm', 'mcts', ...options])) as unknown as Key;
}

/** The paths as the moves L and R. */
const paths = ({ iterations }: Key) =>
  iterations.map(({ path }) => path.map((place) => 'LR'[place]).join(''));
const rewards = ({ iterations }: Key) => iterations.map(({ reward }) => reward);
const visits = ({ rootMoves }: Key) => rootMoves.map(({ N }) => N);

describe('of a tree', () => {
  test('the leaves as rewards, the first moves as playouts', async () => {
    const key = await simulated([CHANCES], '--playout', 'first', '--iterations', '10', '--growth', 'grown');
    expect(paths(key)).toEqual(['L', 'R', 'LL', 'RL', 'LR', 'LRL', 'RR', 'LLL', 'RLL', 'LRR']);
    expect(rewards(key)).toEqual([0.9, 0.5, 0.9, 0.5, 0.6, 0.6, 0.7, 0.9, 0.5, 0.4]);
    expect(key.iterations.map(({ plies }) => plies)).toEqual([2, 2, 1, 1, 1, 0, 1, 0, 0, 0]);
    expect(key.root).toEqual({ N: 10, W: expect.closeTo(6.5, 9), Q: expect.closeTo(0.65, 9) });
    expect(key.rootMoves).toEqual([
      { move: null, N: 6, W: expect.closeTo(4.3, 9), Q: expect.closeTo(0.716667, 6) },
      { move: null, N: 4, W: expect.closeTo(2.2, 9), Q: expect.closeTo(0.55, 9) },
    ]);
    expect([key.recommended, key.changes, key.tree]).toEqual([0, [1], 11]);
    expect([key.value, key.bound, key.bestMove]).toEqual([expect.closeTo(0.65, 9), 'estimate', null]);
    const sums = key.nodes.map(({ N, W }) => [N, Number((W as number).toFixed(9))]);
    expect(sums).toHaveLength(11);
    // LL 2 1.8, LLL 1 0.9, LR 3 1.6, LRL 1 0.6, LRR 1 0.4, RL 2 1.0, RLL 1 0.5, RR 1 0.7
    for (const sum of [
      [10, 6.5],
      [6, 4.3],
      [4, 2.2],
      [2, 1.8],
      [1, 0.9],
      [3, 1.6],
      [1, 0.6],
      [1, 0.4],
      [2, 1],
      [1, 0.5],
      [1, 0.7],
    ])
      expect(sums).toContainEqual(sum);
  });

  test('the iterations at which the recommended move changed', async () => {
    const key = await simulated([AIMA], '--playout', 'first', '--iterations', '1000');
    expect(key.changes).toEqual([1, 3, 21, 28, 37]);
    expect([visits(key), key.recommended]).toEqual([[474, 263, 263], 0]);
  });

  test('given results', async () => {
    const what = ['max(max(? ?) max(? ?))'];
    const key = await simulated(what, '--given', '20,10,0,14', '--c', '2', '--span', 'one');
    expect([paths(key), rewards(key)]).toEqual([
      ['L', 'R', 'LL', 'RL'],
      [20, 10, 0, 14],
    ]);
    expect([key.root.N, key.root.W, key.recommended]).toEqual([4, 44, 1]);
    expect(key.rootMoves.map(({ N, W }) => [N, W])).toEqual([
      [2, 20],
      [2, 24],
    ]);
  });

  test('PUCT, with equal priors and others', async () => {
    const options = ['--playout', 'first', '--iterations', '10', '--selection', 'puct'];
    expect(paths(await simulated([CHANCES], ...options))).toEqual([
      'L',
      'LL',
      'R',
      'LR',
      'RL',
      'LRL',
      'LRR',
      'RR',
      'RLL',
      'LRL',
    ]);
    const key = await simulated([CHANCES], ...options, '--priors', '0.2,0.8');
    expect(paths(key)).toEqual(['R', 'RL', 'RR', 'RLL', 'L', 'LL', 'LR', 'RRL', 'RLR', 'RLL']);
  });

  test('leaves as chances of a win', async () => {
    const key = await simulated([CHANCES], '--leaves', 'chance', '--iterations', '10', '--seed', '1');
    expect(paths(key)).toEqual(['L', 'R', 'LL', 'RL', 'LR', 'RR', 'LLL', 'LRL', 'LLR', 'RLL']);
    expect(rewards(key)).toEqual([1, 1, 0, 0, 0, 0, 1, 1, 0, 0]);
  });

  test('without iterations', async () => {
    const key = await simulated([AIMA], '--iterations', '0');
    expect(key).toMatchObject({
      value: null,
      iterations: [],
      recommended: null,
      changes: [],
      tree: 1,
      events: [],
    });
    expect(key.root).toEqual({ N: 0, W: 0, Q: null });
    expect(key.rootMoves).toEqual(Array(3).fill({ move: null, N: 0, W: 0, Q: null }));
  });
});

describe('of a game', () => {
  test.each([
    ['tic-tac-toe', [], [8, 17, 9, 10, 9, 12, 10, 9, 16]],
    ['connect-four', [], [9, 11, 19, 16, 23, 10, 12]],
  ] as const)('%s, after 100 iterations', async (name, options, expected) => {
    const key = await simulated(['--game', name, ...options], '--iterations', '100');
    expect(visits(key)).toEqual(expected);
    expect(key.root.N).toBe(100);
    expect(key.rootMoves.every(({ move }) => move !== null)).toBe(true);
    expect(key.nodes).toHaveLength(key.tree);
    expect(key.recommended).toBe(visits(key).indexOf(Math.max(...visits(key))));
    for (const { reward } of key.iterations) expect([0, 0.5, 1]).toContain(reward);
  });
});

describe('the events', () => {
  test.each([
    ['a tree', [CHANCES]],
    ['a game', ['--game', 'last-coin']],
  ])('of %s, with all details', async (_what, what) => {
    const key = await simulated(what, '--iterations', '12', '--detail', 'all');
    const { events, iterations } = key;
    expect(events).toHaveLength(iterations.reduce((sum, { path }) => sum + 2 * (path.length + 1), 0));
    const at = ['kind', 'step', 'node', 'lines', 'sentence', 'nodes', 'iteration'];
    const fields: Record<string, readonly string[]> = {
      select: [...at, 'child', 'drawn', 'options'],
      expand: [...at, 'child', 'drawn', 'options', 'unvisited'],
      simulate: [...at, 'reward', 'terminal', 'plies'],
      backup: [...at, 'reward', 'visits', 'sum', 'mean', 'previous'],
    };
    for (const event of events)
      expect(Object.keys(event).sort()).toEqual([...fields[event['kind'] as string]!].sort());
    const kinds = new Set(events.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(Object.keys(fields)));
    for (const { options } of events.filter((event) => 'options' in event))
      for (const option of options as readonly object[])
        expect(Object.keys(option)).toEqual([
          'place',
          'child',
          'move',
          'visits',
          'sum',
          'mean',
          'bonus',
          'score',
        ]);
    const last = events.filter(({ kind, node }) => kind === 'backup' && node === 0).at(-1);
    expect(last).toMatchObject({ visits: key.root.N, sum: key.root.W, mean: key.root.Q });
  });
});

test.each<[string, readonly string[], string]>([
  ['a tree', [AIMA, '--iterations', '300', '--seed', '7'], 'tree=aima-fig-5-5&iterations=300&seed=7'],
  [
    'PUCT with priors',
    [AIMA, '--selection', 'puct', '--priors', '0.2,0.7,0.1'],
    'tree=aima-fig-5-5&selection=puct&priors=0.2,0.7,0.1',
  ],
  ['given results', [AIMA, '--given', '20,10,0,14'], 'tree=aima-fig-5-5&given=20,10,0,14'],
  ['a game', ['--game', 'othello', '--size', '6', '--iterations', '50'], 'game=othello&size=6&iterations=50'],
  ['a game with dice', ['--game', 'last-checkers', '--iterations', '50'], 'game=last-checkers&iterations=50'],
])('the page makes the same run of %s', async (_what, args, address) => {
  const key = await simulated(args);
  const shown = await restore(decodeAddress(`#v1&${address}&algorithm=mcts&step=0`));
  const run = simulationOf(runOf(shown));
  expect(run).not.toBeNull();
  if (run === null) return;
  const made = Array.from({ length: run.iterations }, (_, index) => ({
    path: run
      .pathOf(index + 1)
      .slice(1)
      .map((node) => run.placeOf(node)),
    reward: run.log.rewardOf(index),
    plies: run.log.pliesUpTo(index + 1) - run.log.pliesUpTo(index),
  }));
  expect(made).toEqual(key.iterations);
});
