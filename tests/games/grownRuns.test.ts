/** A run over a tree that grows says what the run over the same tree says that was drawn first. */
import { describe, expect, test } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordGrowing } from '../../src/core/run/recordGrowing.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import { canSearch, DEPTH_FIRST } from '../../src/core/search/algorithms.ts';
import { GrowingSpace } from '../../src/core/search/growingSpace.ts';
import { DEFAULT_RULES, NO_LIMITS, type SearchRules } from '../../src/core/search/searchSettings.ts';
import { treeSource } from '../../src/core/search/source.ts';
import { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { connectFour } from '../../src/games/connectFour.ts';
import { canonicalKey, type Game, orbits } from '../../src/games/game.ts';
import { gameSource } from '../../src/games/gameSource.ts';
import { grundy } from '../../src/games/grundy.ts';
import { ticTacToe } from '../../src/games/ticTacToe.ts';
import { unfold } from '../../src/games/unfold.ts';
import { stepsOf } from '../support/evaluatedLeaves.ts';
import { expectSame, forTreesAndRulesInTurn, nameOf } from '../support/forTrees.ts';
import { spaceOf } from './spaceOf.ts';

const STRICT: SearchRules = { ...DEFAULT_RULES, cutoff: 'strict' };

/** Each choice of each rule once. */
const SOME_RULES: readonly SearchRules[] = [
  DEFAULT_RULES,
  STRICT,
  { ...DEFAULT_RULES, value: 'hard', bounds: 'parent' },
  { ...STRICT, value: 'running' },
];

/** How ACTIONS and RESULT were asked. */
function counted<State, Move>(game: Game<State, Move>) {
  const asked = { actions: 0, result: 0 };
  const counting: Game<State, Move> = {
    ...game,
    actions(state) {
      asked.actions += 1;
      return game.actions(state);
    },
    result(state, move) {
      asked.result += 1;
      return game.result(state, move);
    },
  };
  return { game: counting, asked };
}

/** A node by the moves that lead to it, which is the same however much of the tree there is. */
function pathOf({ tree }: AnyRun, node: NodeId): string {
  return tree
    .pathTo(node)
    .map((at) => tree.move(at))
    .join(' ');
}

/** What is said of a step, nodes by their moves; of a cut how many moves are left, whether they are there or not. */
function said(run: AnyRun, step: number): unknown {
  const event = run.event(step);
  const at = { ...event, node: pathOf(run, event.node) };
  if (event.kind === 'update' || event.kind === 'again') return { ...at, child: pathOf(run, event.child) };
  if (event.kind !== 'cutoff') return at;
  const owner = event.owner === null ? null : pathOf(run, event.owner);
  const left = event.pruned.length + event.neverGenerated;
  return { ...at, owner, pruned: left, neverGenerated: 0, prunedLeaves: null };
}

function expectSameRun(grown: AnyRun, drawn: AnyRun): void {
  expectSame(grown.length, drawn.length);
  expectSame(grown.result, drawn.result);
  const there = new Map(drawn.tree.nodes().map((node) => [pathOf(drawn, node), node]));
  for (const step of stepsOf(grown)) expectSame(said(grown, step), said(drawn, step));
  const every = Math.max(1, Math.floor(grown.length / 12));
  for (let step = 0; step <= grown.length; step += every) {
    for (const node of grown.tree.nodes()) {
      const { decidingChild: mine, ...state } = grown.stateAt(node, step);
      const { decidingChild: theirs, ...due } = drawn.stateAt(there.get(pathOf(grown, node))!, step);
      expectSame(state, due);
      expectSame(mine === null ? null : pathOf(grown, mine), theirs === null ? null : pathOf(drawn, theirs));
    }
  }
}

describe('event by event, and state by state', () => {
  test.each([
    ['tic-tac-toe', ticTacToe, 3, false],
    ['tic-tac-toe, symmetric moves once', ticTacToe, 4, true],
    ['Connect-4', connectFour, 3, false],
    ['Connect-4, symmetric moves once', connectFour, 4, true],
    ["Grundy's game", grundy(9, 'min'), Infinity, false],
  ] as [string, Game<unknown, unknown>, number, boolean][])(
    '%s: grown as drawn first',
    (_name, game, depth, symmetryOnce) => {
      const options = { byEval: depth !== Infinity, symmetryOnce };
      const unfolding = unfold(game, depth, options);
      if (!unfolding.ok) throw new Error('too large');
      for (const rules of SOME_RULES) {
        const { game: watched, asked } = counted(game);
        const space = spaceOf(watched, depth, options);
        const grown = recordGrowing(space, 'alpha-beta', rules);
        // Nothing was generated that was not entered or judged, and ACTIONS was asked once a node.
        const { entered, neverGenerated } = grown.tallyAt(grown.length);
        expect(asked.result + 1, nameOf(rules)).toBe(entered);
        expect(grown.tree.size).toBe(entered);
        const inner = grown.tree.nodes().filter((node) => !grown.tree.isLeaf(node));
        expect(asked.actions).toBe(inner.length);
        const moves = inner.reduce((sum, node) => sum + grown.tree.moveCount(node), 0);
        expect(moves).toBe(entered - 1 + neverGenerated);
        expectSameRun(grown, recordTrace(unfolding.tree, 'alpha-beta', rules));
      }
    },
  );

  test('a random tree grown is the tree drawn first, chance nodes included', () => {
    forTreesAndRulesInTurn(120, { nodes: 60, halting: true }, ({ tree }, rules) => {
      for (const algorithm of DEPTH_FIRST.filter((name) => canSearch(name, tree))) {
        const space = new GrowingSpace(treeSource(named(tree)));
        const grown = recordGrowing(space, algorithm, rules);
        const drawn = recordTrace(named(tree), algorithm, rules);
        if (drawn.result.ok) expectSameRun(grown, drawn);
        else expectSame(grown.length, drawn.length);
      }
    });
  });
});

describe('a node of a tree that grows', () => {
  test('is born in the step that enters or judges it, and ids are those of preorder', () => {
    for (const rules of SOME_RULES) {
      const grown = recordGrowing(spaceOf(ticTacToe, 3), 'alpha-beta', rules);
      const born = grown.tree.nodes().map((node) => grown.bornAt(node));
      expect(born).toEqual([...born].sort((a, b) => a - b));
      for (const [node, step] of born.entries()) {
        expect(grown.nodeAt(step)).toBe(node);
        expect(['enter', 'leaf', 'horizon']).toContain(grown.kindAt(step));
        expect(grown.stateAt(node as NodeId, step - 1).status).not.toBe('done');
      }
    }
  });

  test('at the depth limit has its position again when it is asked for', () => {
    const space = spaceOf(connectFour, 4);
    const run = recordGrowing(space, 'alpha-beta', DEFAULT_RULES);
    const positionOf = (node: NodeId) => space.position(run.generationOrder[node]!);
    for (const node of run.tree.nodes().slice(1)) {
      const before = positionOf(run.tree.parent(node));
      const made = connectFour
        .actions(before)
        .filter((move) => connectFour.printMove(move) === run.tree.move(node))
        .map((move) => connectFour.key(connectFour.result(before, move)));
      expect(made).toEqual([connectFour.key(positionOf(node))]);
    }
  });

  test('is generated once for all passes of a run, and born in the first that comes to it', () => {
    const { game, asked } = counted(connectFour);
    const space = new GrowingSpace(gameSource(game, { byEval: true }), 4);
    const limits = { ...NO_LIMITS, depth: 4, deepen: true, tries: 'given' } as const;
    const run = recordGrowing(space, 'alpha-beta', DEFAULT_RULES, limits);
    expect(asked.result + 1).toBe(run.tree.size);
    for (const { depth, from, to, result } of run.passes) {
      const alone = recordGrowing(spaceOf(connectFour, depth!), 'alpha-beta', DEFAULT_RULES);
      expect(result).toEqual(alone.result);
      expect(to - from).toBe(alone.length);
      for (let step = 1; step <= alone.length; step += 1) {
        expect(run.kindAt(from + step)).toBe(alone.kindAt(step));
        expect(pathOf(run, run.nodeAt(from + step))).toBe(pathOf(alone, alone.nodeAt(step)));
      }
    }
    for (const node of run.tree.nodes()) {
      const { passes } = run;
      const first = passes.find(({ to }) => run.entryStep(node, to) > 0)!;
      // The root stands there as soon as the first pass is told of.
      expect(run.bornAt(node)).toBe(node === ROOT ? 1 : run.entryStep(node, first.to));
    }
  });

  test('is refused when there are too many: the search halts, and what there is can be looked at', () => {
    const space = new GrowingSpace(gameSource(ticTacToe), Infinity, 500);
    const run = recordGrowing(space, 'minimax', DEFAULT_RULES);
    expect(run.result).toMatchObject({ ok: false, halt: { reason: 'too-many' } });
    expect(run.tree.size).toBe(500);
    expect(run.kindAt(run.length)).toBe('halt');
  });
});

// Counted by an independent program from the rules of the game.
describe('from the empty board, by open lines', () => {
  test.each([
    [1, [10, 9, 0], [10, 9, 0], [4, 3, 0], [4, 3, 0], 4, 4],
    [2, [36, 26, 7], [46, 36, 6], [12, 8, 1], [14, 10, 1], 1, 4],
    [3, [163, 121, 25], [285, 223, 33], [51, 37, 5], [61, 45, 6], 3, 4],
    [4, [492, 323, 118], [1_424, 1_058, 205], [158, 108, 27], [293, 221, 29], 1, 4],
    [5, [1_627, 1_152, 268], [4_489, 3_317, 543], [519, 352, 102], [909, 660, 103], 3, 4],
    [6, [3_133, 1_734, 1_065], [13_645, 8_840, 2_746], [959, 560, 280], [3_153, 2_084, 539], 1, 4],
    [8, [12_230, 5_697, 4_240], null, [1_929, 868, 699], [11_590, 5_779, 2_815], 0, 0],
    [9, [16_811, 6_740, 3_807], null, [2_492, 971, 665], [16_708, 7_099, 1_788], 0, 0],
    [Infinity, [18_297, 7_330, 4_237], null, [3_082, 1_194, 814], [16_708, 7_099, 1_788], 0, 0],
  ] as const)(
    '%d plies: generated, evaluated, cut',
    (depth, equal, strict, equalOnce, strictOnce, value, move) => {
      const cases = [
        [DEFAULT_RULES, false, equal],
        [STRICT, false, strict],
        [DEFAULT_RULES, true, equalOnce],
        [STRICT, true, strictOnce],
      ] as const;
      for (const [rules, symmetryOnce, due] of cases) {
        if (due === null) continue;
        const space = spaceOf(ticTacToe, depth, { byEval: depth !== Infinity, symmetryOnce });
        const run = recordGrowing(space, 'alpha-beta', rules);
        const { leaves, cutoffs } = run.tallyAt(run.length);
        expect([space.size, leaves, cutoffs]).toEqual(due);
        expect(run.result).toEqual({ ok: true, value });
        const best = run.bestMoveAt();
        expect(best === null ? null : run.tree.move(best)).toBe(String(move));
      }
    },
  );

  test('orbits stand for all their moves: along the paths they count the whole tree', () => {
    const whole = [1, 9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872];
    const plies = whole.map(() => 0);
    const visit = (position: typeof ticTacToe.s0, ply: number, stands: number): void => {
      plies[ply] = (plies[ply] ?? 0) + stands;
      if (ticTacToe.terminalTest(position)) return;
      for (const { move, size } of orbits(ticTacToe, position))
        visit(ticTacToe.result(position, move), ply + 1, stands * size);
    };
    visit(ticTacToe.s0, 0, 1);
    expect(plies).toEqual(whole);
  });

  test('moves of one orbit are those that lead to symmetric positions, in all 4,520 inner ones', () => {
    const seen = new Set<number>();
    let inner = 0;
    const visit = (position: typeof ticTacToe.s0): void => {
      if (seen.has(position) || ticTacToe.terminalTest(position)) return;
      seen.add(position);
      inner += 1;
      const keys = new Set<string>();
      const first = ticTacToe.actions(position).filter((move) => {
        const key = canonicalKey(ticTacToe, ticTacToe.result(position, move));
        return !keys.has(key) && keys.add(key);
      });
      expectSame(
        orbits(ticTacToe, position).map(({ move }) => move),
        first,
      );
      for (const move of ticTacToe.actions(position)) visit(ticTacToe.result(position, move));
    };
    visit(ticTacToe.s0);
    expect(inner).toBe(4_520);
  });
});

/** Every child gets a move of its own, so that paths name nodes. */
function named(tree: GameTree): GameTree {
  const move = tree.nodes().map((node) => (node === ROOT ? '' : String(tree.childIndex(node))));
  return new GameTree({ ...tree.columns, move }, tree.leafBounds);
}
