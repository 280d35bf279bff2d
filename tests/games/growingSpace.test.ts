import { describe, expect, test } from 'vitest';
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { runSearch } from '../../src/core/search/runSearch.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { connectFour } from '../../src/games/connectFour.ts';
import type { Game } from '../../src/games/game.ts';
import { grundy } from '../../src/games/grundy.ts';
import { ticTacToe } from '../../src/games/ticTacToe.ts';
import { unfold } from '../../src/games/unfold.ts';
import { spaceOf } from './spaceOf.ts';

/** The game with a list of the moves whose RESULT was asked for. */
function watched<State, Move>(game: Game<State, Move>) {
  const generated: Move[] = [];
  const result = (state: State, move: Move): State => {
    generated.push(move);
    return game.result(state, move);
  };
  return { game: { ...game, result }, generated };
}

describe('a pruned position is never generated', () => {
  test.each([
    ['tic-tac-toe', ticTacToe, 4],
    ['Connect-4', connectFour, 4],
    ["Grundy's game", grundy(11, 'max'), Infinity],
  ] as [string, Game<unknown, unknown>, number][])('in %s', (_name, game, depth) => {
    const searched = watched(game);
    const space = spaceOf(searched.game, depth);
    let entered = 0;
    const count = () => {
      entered += 1;
    };
    alphaBeta(space, DEFAULT_RULES, { ...SILENT, enter: count, leaf: count, horizon: count });

    const whole = watched(game);
    const unfolded = unfold(whole.game, depth);
    expect(unfolded.ok && unfolded.tree.size - 1).toBe(whole.generated.length);
    expect(searched.generated.length).toBe(entered - 1);
    expect(searched.generated.length).toBe(space.size - 1);
    expect(searched.generated.length).toBeLessThan(whole.generated.length);
  });
});

describe('a game as a space', () => {
  test('gives a node its turn in the order of generation as its id', () => {
    const space = spaceOf(ticTacToe);
    const ids = [space.child(ROOT, 3), space.child(ROOT, 0), space.child(ROOT, 3)];
    expect(ids).toEqual([1, 2, 1]);
    expect(space.size).toBe(3);
  });

  test('asks for nothing but S0 before it is searched, and for no move of a leaf', () => {
    const { game, generated } = watched(ticTacToe);
    const space = spaceOf({ ...game, actions: () => [4] }, 1);
    expect(generated).toEqual([]);
    const child = space.child(ROOT, 0);
    expect([space.moveCount(child), generated]).toEqual([0, [4]]);
  });

  test('knows the move and the state of each node', () => {
    const space = spaceOf(grundy(7, 'min'));
    expect(space.move(ROOT, 1)).toEqual({ pile: 7, larger: 5 });
    expect(space.position(space.child(ROOT, 1))).toEqual({ piles: [5, 2], toMove: 'max' });
    expect(() => space.child(ROOT, 3)).toThrow('node 0 has no child 3');
  });

  test('values a horizon position by EVAL, and leaves it unknown where there is none', () => {
    expect(runSearch('minimax', spaceOf(ticTacToe, 2), DEFAULT_RULES, SILENT)).toMatchObject({
      value: 1,
    });
    expect(runSearch('minimax', spaceOf(grundy(7, 'min'), 2), DEFAULT_RULES, SILENT)).toMatchObject({
      ok: false,
      halt: { reason: 'no-evaluation' },
    });
  });

  test('values a terminal position by UTILITY in the whole game and by EVAL on its way to a horizon', () => {
    const won = { ...ticTacToe, s0: ticTacToe.result(0b000_011_000_000_000_011 as never, 2) };
    expect(spaceOf(won).value(ROOT)).toBe(1);
    expect(spaceOf(won, 3).value(ROOT)).toBe(Infinity);
  });
});
