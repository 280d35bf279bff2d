import { describe, expect, test } from 'vitest';
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { expectiminimax } from '../../src/core/search/expectiminimax.ts';
import { minimax } from '../../src/core/search/minimax.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import type { Game } from '../../src/games/game.ts';
import { GAME_NAMES, type GameName } from '../../src/games/games.ts';
import { unfold } from '../../src/games/unfold.ts';
import { EVERY_RULE } from '../support/forTrees.ts';
import { openingGame } from '../support/openingGame.ts';
import { spaceOf } from './spaceOf.ts';

/** Depths at which a game fits a tree: some plies where it has an EVAL to stop by, else to its ends. */
const depthsOf = (name: GameName) =>
  openingGame(name).evaluate === undefined ? [Infinity] : [0, 1, 2, 3, 4, 5];

const CASES = GAME_NAMES.flatMap((name) => depthsOf(name).map((depth) => [name, depth] as const));

function unfolded(game: Game<unknown, unknown>, depth: number, symmetryOnce = false) {
  const unfolding = unfold(game, depth, { byEval: depth !== Infinity, symmetryOnce });
  if (!unfolding.ok) throw new Error(`refused: ${unfolding.refusal.limit}`);
  return unfolding;
}

/** Minimax, and what takes its place where dice are thrown. */
const fullSearch = (tree: GameTree, observer: typeof SILENT) =>
  tree.hasChance ? expectiminimax(tree, observer) : minimax(tree, observer);

describe('alpha-beta on a game', () => {
  test.each(CASES)('finds what minimax finds in its unfolding: %s to depth %d', (name, depth) => {
    const value = fullSearch(unfolded(openingGame(name), depth).tree, SILENT);
    for (const rules of EVERY_RULE)
      expect(alphaBeta(spaceOf(openingGame(name), depth), rules, SILENT)).toBe(value);
  });

  test.each(CASES)('finds the same when symmetric positions count once: %s to depth %d', (name, depth) => {
    const whole = unfolded(openingGame(name), depth).tree;
    const reduced = unfolded(openingGame(name), depth, true).tree;
    expect(fullSearch(reduced, SILENT)).toBe(fullSearch(whole, SILENT));
    expect(reduced.size).toBeLessThanOrEqual(whole.size);
  });
});

describe('an unfolded game', () => {
  test('has at each node the state that its moves lead to', () => {
    const game = openingGame('tic-tac-toe');
    const { tree, states } = unfolded(game, 3);
    for (const node of tree.nodes()) {
      const state = tree
        .pathTo(node)
        .slice(1)
        .reduce<unknown>((before, at) => game.result(before, Number(tree.move(at))), game.s0);
      expect(states[node]).toBe(state);
    }
  });

  test('is one leaf at depth 0', () => {
    expect(unfolded(openingGame('connect-four'), 0).tree.isLeaf(ROOT)).toBe(true);
  });
});

describe('a game too large to draw is refused by name', () => {
  /** A game of `moves` choices a turn that never ends by itself. */
  const endless = (moves: number): Game<number, number> => ({
    s0: 0,
    player: (turn) => (turn % 2 === 0 ? 'max' : 'min'),
    actions: () => Array.from({ length: moves }, (_, move) => move),
    result: (turn) => turn + 1,
    terminalTest: () => false,
    utility: () => 0,
    key: String,
    printMove: String,
    printState: String,
    parseState: (text) => ({ ok: true, state: Number(text) }),
    picture: () => ({ kind: 'piles', piles: [] }),
  });

  test.each([
    ['nodes', openingGame('tic-tac-toe'), Infinity, 200_001],
    ['nodes', openingGame('connect-four'), 7, 200_001],
    ['depth', endless(1), Infinity, 1_001],
    ['children', endless(10_001), 1, 10_001],
  ] as [string, Game<unknown, unknown>, number, number][])('%s', (limit, game, depth, found) => {
    expect(unfold(game, depth)).toEqual({ ok: false, refusal: { limit, found } });
  });
});
