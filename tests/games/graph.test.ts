/** Games whose positions merge: against plain sets and arrays, the theory of Grundy numbers, and the figures of the course. */
import { describe, expect, test } from 'vitest';
import type { GraphRun } from '../../src/core/graph/graphRun.ts';
import { recordGraph } from '../../src/core/graph/recordGraph.ts';
import { GrowingSpace } from '../../src/core/search/growingSpace.ts';
import type { Source } from '../../src/core/search/source.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { LEAF, MAX, MIN } from '../../src/core/tree/nodeKind.ts';
import { type Game, hasChance, type Side } from '../../src/games/game.ts';
import { gameSource } from '../../src/games/gameSource.ts';
import { GAME_NAMES } from '../../src/games/games.ts';
import { grundy } from '../../src/games/grundy.ts';
import { searchGraph } from '../../src/games/searchGame.ts';
import { openingSetting, placed } from '../../src/games/setting.ts';
import { ask, keyOf } from '../cli/ask.ts';
import { stepsOf } from '../support/evaluatedLeaves.ts';
import { howMany } from '../support/howMany.ts';
import { openingGame } from '../support/openingGame.ts';

function grundyGraph(coins: number, first: Side, owner: Side | null = null): GraphRun {
  const game = grundy(coins, first);
  return recordGraph(new GrowingSpace(gameSource(game), Infinity, 200_000, game.key), owner);
}

function figuresOf(run: GraphRun) {
  const { generated, stored } = run.tallyAt(run.length);
  const { positions, edges } = run.solutionAt(run.length);
  return {
    ...{ positions: run.tree.size, moves: run.graph.moves, merged: generated - stored, ends: run.graph.ends },
    ...{ winner: run.winner, solution: [positions.length, edges.length], events: run.length },
  };
}

/** 0 … 50, as published. */
const GRUNDY_NUMBERS =
  '0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0 4 3 0 4 3 0 4 1 2 3 1 2 4 1 2 4 1 2 4 1 5 4 1 5 4 1 5 4 1 0'
    .split(' ')
    .map(Number);

describe('Grundy’s coins as a graph', () => {
  test.each([
    [3, 2, 1, 0, 1, 'min', [2, 1], 9],
    [4, 3, 2, 0, 1, 'max', [3, 2], 13],
    [5, 6, 5, 0, 2, 'min', [4, 3], 23],
    [6, 8, 8, 1, 2, 'min', [4, 3], 29],
    [7, 14, 17, 4, 3, 'max', [7, 8], 50],
    [8, 19, 27, 9, 3, 'min', [8, 9], 66],
    [9, 28, 46, 19, 4, 'min', [8, 9], 93],
    [10, 39, 71, 33, 4, 'max', [13, 17], 131],
    [11, 55, 114, 60, 5, 'min', [14, 18], 180],
    [12, 72, 166, 95, 5, 'min', [14, 18], 231],
    [15, 173, 522, 350, 7, 'min', [34, 56], 554],
  ] as const)('%i coins, MIN first, and the winner swapped with MAX', (...due) => {
    const [coins, positions, moves, merged, ends, winner, solution, events] = due;
    const figures = { positions, moves, merged, ends, solution: [...solution], events };
    expect(figuresOf(grundyGraph(coins, 'min'))).toEqual({ ...figures, winner });
    const swapped = winner === 'max' ? 'min' : 'max';
    expect(figuresOf(grundyGraph(coins, 'max'))).toEqual({ ...figures, winner: swapped });
  });

  test('twenty coins', () => {
    const run = grundyGraph(20, 'min');
    expect(figuresOf(run)).toMatchObject({ positions: 622, moves: 2627, merged: 2006, winner: 'max' });
  });

  test('seven coins as a tree: nothing merges, and the solution tree has 13 of its 24 nodes', () => {
    const run = recordGraph(new GrowingSpace(gameSource(grundy(7, 'min'))));
    expect(figuresOf(run)).toMatchObject({ positions: 24, merged: 0, ends: 7, winner: 'max' });
    expect(run.solutionAt(run.length).positions).toHaveLength(13);
  });

  test('seven coins, MIN first, position by position', () => {
    const at = placed(openingSetting('grundy'));
    const { run, states } = searchGraph(at);
    const printed = (node: NodeId) =>
      at.game.printState(states[node]).replace(/[()]/g, '').replaceAll(', ', '-');
    const inOrder = [...run.tree.nodes()].sort((a, b) => run.generationOrder[a]! - run.generationOrder[b]!);
    expect(inOrder.map(printed).join(' ')).toBe(
      '7 6-1 5-2 4-3 5-1-1 4-2-1 3-2-2 3-3-1 4-1-1-1 3-2-1-1 2-2-2-1 3-1-1-1-1 2-2-1-1-1 2-1-1-1-1-1',
    );
    const plies = [0, 0, 0, 0, 0, 0];
    for (const layer of run.graph.layers) plies[layer]! += 1;
    expect(plies).toEqual([1, 3, 4, 3, 2, 1]);
    const merges = stepsOf(run).flatMap((step) => {
      const event = run.event(step);
      if (event.kind !== 'expand') return [];
      return event.children.filter(({ isNew }) => !isNew).map(({ node }) => `${step} ${printed(node)}`);
    });
    expect(merges).toEqual(['6 4-2-1', '8 4-2-1', '12 3-2-1-1', '16 3-2-1-1']);
    const lost = inOrder.filter((node) => run.valueAt(node) === -1).map(printed);
    expect(lost.join(' ')).toBe('5-1-1 3-2-2 4-1-1-1 2-2-2-1 3-1-1-1-1 2-1-1-1-1-1');
    expect([run.lists!.mostOpen, run.lists!.mostClosed]).toEqual([5, 14]);
    const { positions, edges } = run.solutionAt(run.length);
    expect(positions.map(printed).join(' ')).toBe('7 6-1 5-2 4-3 4-2-1 3-2-1-1 2-2-1-1-1');
    expect(edges.map(([from, to]) => `${printed(from)} > ${printed(to)}`)).toEqual([
      ...['7 > 6-1', '7 > 5-2', '7 > 4-3', '6-1 > 4-2-1', '5-2 > 4-2-1', '4-3 > 4-2-1'],
      ...['4-2-1 > 3-2-1-1', '3-2-1-1 > 2-2-1-1-1'],
    ]);
    expect(run.phases.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['generate', 0, 28],
      ['backUp', 28, 43],
      ['solve', 43, 50],
    ]);
  });

  test('every position is won by whom its Grundy numbers say', () => {
    let looked = 0;
    for (let coins = 1; coins <= howMany(22, 16); coins += 1) {
      const game = grundy(coins, 'min');
      const space = new GrowingSpace(gameSource(game), Infinity, 200_000, game.key);
      const run = recordGraph(space);
      expect(run.winner).toBe(GRUNDY_NUMBERS[coins] === 0 ? 'max' : 'min');
      for (const node of run.tree.nodes()) {
        const { piles, toMove } = space.position(run.generationOrder[node] as NodeId);
        const sum = piles.reduce((all, pile) => all ^ GRUNDY_NUMBERS[pile]!, 0);
        const isMax = (sum !== 0) === (toMove === 'max');
        expect(run.valueAt(node)).toBe(isMax ? 1 : -1);
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(500);
  });

  test('who begins loses with 1, 2, 4, 7, 10 and 20 coins and with no others up to there', () => {
    const losing = Array.from({ length: 20 }, (_, index) => index + 1).filter(
      (coins) => grundyGraph(coins, 'max').winner === 'min',
    );
    expect(losing).toEqual([1, 2, 4, 7, 10, 20]);
  });
});

describe('tic-tac-toe as a graph', () => {
  const graphOf = (symmetry: boolean) =>
    searchGraph(placed({ ...openingSetting('tic-tac-toe'), depth: null, symmetry })).run;

  test('up to symmetry', () => {
    const run = graphOf(true);
    expect(figuresOf(run)).toEqual({
      ...{ positions: 765, moves: 2096, merged: 1332, ends: 138, winner: null },
      ...{ solution: [124, 156], events: 2420 },
    });
    expect(run.lists!.mostOpen).toBe(231);
    const plies = Array.from({ length: 10 }, () => ({ all: 0, ends: 0, won: 0, drawn: 0, lost: 0 }));
    for (const node of run.tree.nodes()) {
      const ply = plies[run.graph.layers[node]!]!;
      const value = run.valueAt(node);
      ply.all += 1;
      if (run.tree.isLeaf(node)) ply.ends += 1;
      if (value > 0) ply.won += 1;
      else if (value < 0) ply.lost += 1;
      else ply.drawn += 1;
    }
    expect(plies.map(({ all }) => all)).toEqual([1, 3, 12, 38, 108, 174, 204, 153, 57, 15]);
    expect(plies.map(({ won, drawn, lost }) => `${won}/${drawn}/${lost}`).join(' ')).toBe(
      '0/1/0 0/3/0 7/5/0 9/21/8 85/18/5 67/35/72 139/27/38 70/27/56 23/11/23 12/3/0',
    );
    const ends = run.tree.leaves().map((leaf) => Math.sign(run.valueAt(leaf)));
    expect([1, -1, 0].map((sign) => ends.filter((end) => end === sign).length)).toEqual([91, 44, 3]);
  });

  test('position by position', () => {
    const run = graphOf(false);
    expect(figuresOf(run)).toMatchObject({ positions: 5478, moves: 16_167, merged: 10_690, ends: 958 });
    expect(figuresOf(run).solution).toEqual([183, 219]);
    const ends = run.tree.leaves().map((leaf) => Math.sign(run.valueAt(leaf)));
    expect([1, -1, 0].map((sign) => ends.filter((end) => end === sign).length)).toEqual([626, 316, 16]);
  });
});

/** The procedure with plain arrays, on positions by their keys. */
function byArrays(game: Game<unknown, unknown>, keyOf: (state: unknown) => string): string[] {
  const told: string[] = [];
  const state = new Map<string, unknown>([[keyOf(game.s0), game.s0]]);
  const below = new Map<string, string[]>();
  const value = new Map<string, number>();
  let open = [keyOf(game.s0)];
  let closed: string[] = [];
  const tell = (kind: string, key: string) =>
    told.push(`${kind} ${key}: ${open.join('|')} / ${closed.join('|')}`);
  while (open.length > 0) {
    const [n, ...rest] = open as [string, ...string[]];
    open = rest;
    closed = [n, ...closed];
    tell('select', n);
    if (game.terminalTest(state.get(n))) {
      value.set(n, game.utility(state.get(n)));
      tell('leaf', n);
      continue;
    }
    const results = game.actions(state.get(n)).map((move) => game.result(state.get(n), move));
    below.set(n, results.map(keyOf));
    for (const result of results) {
      if (state.has(keyOf(result))) continue;
      state.set(keyOf(result), result);
      open = [...open, keyOf(result)];
    }
    tell('expand', n);
  }
  while (closed.length > 0) {
    const n = closed.find((key) => (below.get(key) ?? []).every((child) => value.has(child)))!;
    closed = closed.filter((key) => key !== n);
    if (value.has(n)) tell('drop', n);
    else {
      const pick = game.player(state.get(n)) === 'max' ? Math.max : Math.min;
      value.set(n, pick(...below.get(n)!.map((child) => value.get(child)!)));
      tell('backup', n);
    }
  }
  return [...told, `answer ${value.get(keyOf(game.s0))}`];
}

const LARGE: readonly string[] = ['connect-four', 'tic-tac-toe', 'othello'];
const WITH_GRAPH = GAME_NAMES.filter((name) => !LARGE.includes(name) && !hasChance(openingGame(name)));

describe.each(WITH_GRAPH)('%s', (name) => {
  const at = placed({ ...openingSetting(name), depth: null, symmetry: false });
  const { run, states } = searchGraph(at);
  const key = (node: NodeId) => at.game.key(states[node]);

  test('goes list by list as with plain arrays, also where moves go several plies down', () => {
    const told = stepsOf(run).flatMap((step) => {
      const { kind, node } = run.event(step);
      if (kind === 'mark') return [];
      if (kind === 'answer') return [`answer ${run.valueAt(node, step)}`];
      const list = (nodes: readonly NodeId[]) => nodes.map(key).join('|');
      return [`${kind} ${key(node)}: ${list(run.lists!.openAt(step))} / ${list(run.lists!.closedAt(step))}`];
    });
    expect(told).toEqual(byArrays(at.game, at.game.key));
  });

  test.each(['max', 'min'] as const)('%s has a strategy that holds and nothing in it to spare', (owner) => {
    const source = gameSource(at.game);
    const own = recordGraph(new GrowingSpace(source, Infinity, 200_000, at.game.key), owner);
    const { positions, edges } = own.solutionAt(own.length);
    const inside = new Set(positions);
    expect(inside.size).toBe(positions.length);
    expect(inside.has(ROOT)).toBe(true);
    const reached = new Set<NodeId>([ROOT]);
    for (const node of positions) {
      const chosen = edges.filter(([from]) => from === node).map(([, to]) => to);
      const below = new Set(own.graph.successors(node).map((successor) => successor.node));
      if (below.size === 0) expect(chosen).toEqual([]);
      else if (own.tree.kindName(node) === owner) {
        expect(chosen).toHaveLength(1);
        expect(own.valueAt(chosen[0]!)).toBe(own.valueAt(node));
      } else expect(new Set(chosen)).toEqual(below);
      for (const child of chosen) reached.add(child);
    }
    expect(reached).toEqual(inside);
  });
});

test('positions that repeat in a circle halt it, and one of them is named', () => {
  const moves: Readonly<Record<string, readonly string[]>> = { a: ['b', 'c'], b: ['a'], c: [] };
  const source: Source<string, string> = {
    root: 'a',
    kind: (at) => (moves[at]!.length === 0 ? LEAF : at === 'a' ? MAX : MIN),
    moves: (at) => moves[at]!,
    child: (_at, to) => to,
    value: () => 1,
    staticValue: () => Number.NaN,
    printMove: (to) => to,
    key: (at) => at,
    probability: () => null,
    leafBounds: [-1, 1],
  };
  const run = recordGraph(new GrowingSpace(source, Infinity, 100, source.key));
  expect(run.result).toMatchObject({ ok: false, halt: { reason: 'repeats' } });
  expect(run.event(run.length)).toMatchObject({ kind: 'halt', reason: 'repeats' });
});

describe('from the terminal', () => {
  test('Grundy’s coins are a graph as they open; its numbers are in the object', async () => {
    const key = await keyOf(['--game', 'grundy']);
    expect(key).toMatchObject({
      ...{
        value: 1,
        generated: 18,
        merged: 4,
        stored: 14,
        mostStored: 14,
        positions: 14,
        moves: 17,
        ends: 3,
      },
      ...{ winner: 'max', solution: { positions: 7, edges: 8 } },
    });
    const events = key['events'] as {
      kind: string;
      open: string[];
      closed: string[];
      children?: unknown[];
    }[];
    expect(events).toHaveLength(50);
    expect(events[5]).toMatchObject({ kind: 'expand', open: ['C', 'D', 'E', 'F'], closed: ['B', 'A', 's'] });
    expect(events.at(-1)).toMatchObject({ kind: 'mark', chosen: [], why: 'end', open: [], closed: [] });
    expect(await keyOf(['--game=grundy', '--form=tree'])).toMatchObject({ generated: 19, neverGenerated: 2 });
    expect(await keyOf(['--game=grundy', '--form=graph', '--algorithm=two-phase'])).toEqual(key);
    expect(await keyOf(['--game=tic-tac-toe', '--form=graph', '--depth=end'])).toMatchObject({
      positions: 765,
    });
  });

  test.each([
    [['--game=grundy', '--form=graph', '--algorithm=minimax'], 'minimax needs --form tree'],
    [['--game=grundy', '--form=net'], '--form cannot be “net”; it is tree, graph'],
    [['[1,2]', '--form=graph'], '--form is about a game'],
    [['--game=tic-tac-toe', '--form=graph', '--depth=0'], 'at least one ply deep'],
  ])('%o is refused', async (args, why) => {
    const { code, stderr } = await ask(args);
    expect(code).toBe(2);
    expect(stderr).toContain(why);
  });
});
