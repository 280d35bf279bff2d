/** What a reader types for a position: rows, all squares in one row with the side, or moves. */
import { describe, expect, test } from 'vitest';
import { openingValues } from '../../src/games/entry.ts';
import { type Game, movesAt } from '../../src/games/game.ts';
import { GAME_NAMES, GAMES } from '../../src/games/games.ts';
import { othello } from '../../src/games/othello/othello.ts';
import { isUnfinished, printTranscript, readTyped } from '../../src/games/typedPosition.ts';

const game = othello(8) as Game<unknown, unknown>;
const ROWS = '......../......../......../...ox.../...xo.../......../......../........';

function faultOf(text: string) {
  const typed = readTyped(game, text, 'max');
  if (typed.kind !== 'moves' || typed.fault === null) throw new Error(`${text}: ${typed.kind}`);
  return { moves: typed.moves, ...typed.fault };
}

test('rows, and all squares in one row with the side', () => {
  const rows = readTyped(game, ROWS, 'max');
  expect(rows).toMatchObject({ kind: 'position', state: { toMove: 'max' } });
  const all = `${ROWS.replaceAll('/', '').replaceAll('x', 'X').replaceAll('o', 'O').replaceAll('.', '-')}`;
  expect(readTyped(game, `${all} O`, 'max')).toMatchObject({ kind: 'position', state: { toMove: 'min' } });
  expect(readTyped(game, `${all} X`, 'min')).toMatchObject({ kind: 'position', state: { toMove: 'max' } });
});

test.each(['f5d6c3', 'F5 D6 C3', 'f5, d6, c3', 'f5.d6.c3', 'ｆ５ｄ６ｃ３'])('moves: %s', (text) => {
  expect(readTyped(game, text, 'max')).toEqual({ kind: 'moves', moves: ['f5', 'd6', 'c3'], fault: null });
});

describe('a wrong move', () => {
  test('is named with its place and the legal moves there', () => {
    expect(faultOf('f5d6a1c4')).toEqual({
      moves: ['f5', 'd6'],
      ...{ at: 4, found: 'a1', legal: legalAt(2) },
    });
    expect(faultOf('a1')).toMatchObject({ moves: [], at: 0, found: 'a1', legal: legalAt(0) });
  });

  test('after the end is said to be there', () => {
    const over = faultOf('e6f4e3f6g5d6e7f5c5c4');
    expect([over.moves.length, over.at, over.found, over.legal]).toEqual([9, 18, 'c4', []]);
  });

  test('may be a move that is being typed', () => {
    const isBegun = (text: string) => isUnfinished(faultOf(text), text);
    expect(['f5d', 'f5 d', 'f5a', 'f5d7', 'f5d d6'].map(isBegun)).toEqual([true, true, false, false, false]);
  });
});

function legalAt(moves: number): readonly string[] {
  const typed = readTyped(game, 'f5d6'.slice(0, 2 * moves), 'max');
  let state = game.s0;
  for (const text of typed.kind === 'moves' ? typed.moves : [])
    state = game.result(
      state,
      movesAt(game, state).find((move) => game.printMove(move) === text),
    );
  return movesAt(game, state).map((move) => game.printMove(move));
}

test('neither is the fault of the position', () => {
  expect(readTyped(game, 'xo', 'max')).toMatchObject({
    kind: 'neither',
    fault: { en: expect.stringContaining('64') },
  });
  expect(readTyped(game, '', 'max').kind).toBe('neither');
});

test('a transcript is printed without its passes, and read again', () => {
  const PASSED = 'e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8g3';
  const typed = readTyped(game, PASSED, 'max');
  if (typed.kind !== 'moves') throw new Error(typed.kind);
  expect(typed.moves).toContain('pass');
  expect(printTranscript(game, typed.moves)).toBe(PASSED);
});

test('what every game prints is a position, never moves', () => {
  for (const name of GAME_NAMES) {
    const each = GAMES[name].make(openingValues(GAMES[name]), null);
    expect(readTyped(each, each.printState(each.s0), 'max').kind, name).toBe('position');
  }
});
