/** The small games: sizes counted by hand-written rules elsewhere, values by the theory of each. */
import { describe, expect, test } from 'vitest';
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { minimax } from '../../src/core/search/minimax.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { Game } from '../../src/games/game.ts';
import { hexapawn } from '../../src/games/hexapawn.ts';
import { lastCoin } from '../../src/games/lastCoin.ts';
import { nim } from '../../src/games/nim.ts';
import { raceToN } from '../../src/games/raceToN.ts';
import { differentPositions, perft, sum } from './perft.ts';
import { refusalOf } from './refusalOf.ts';
import { spaceOf } from './spaceOf.ts';

function worth(game: Game<unknown, unknown>): number {
  return alphaBeta(spaceOf(game), DEFAULT_RULES, SILENT);
}

describe('the sizes and the value', () => {
  test.each([
    ['the last of 5 coins', lastCoin(5), 28, 13, -1],
    ['the last of 9 coins', lastCoin(9), 326, 149, -1],
    ['the race to 10', raceToN(10), 232, 89, 1],
    ['Hexapawn', hexapawn, 252, 134, -1],
    ['Nim (1, 2, 3)', nim([1, 2, 3]), 209, null, -1],
    ['Nim (3, 4, 5)', nim([3, 4, 5]), 219_447, null, 1],
  ] as [string, Game<unknown, unknown>, number, number | null, number][])(
    'of %s',
    (_name, game, nodes, leaves, value) => {
      const plies = perft(game, 20);
      expect(sum(plies.map((ply) => ply.nodes))).toBe(nodes);
      if (leaves !== null) expect(sum(plies.map((ply) => ply.terminals))).toBe(leaves);
      expect(worth(game)).toBe(value);
    },
  );

  test('of Hexapawn: 7 plies high, 135 positions', () => {
    expect(perft(hexapawn, 9).map(({ nodes }) => nodes > 0)).toEqual([...Array(8).fill(true), false, false]);
    expect(sum(differentPositions(hexapawn, 9, hexapawn.key))).toBe(135);
  });
});

test('the last coin is lost by who moves at one more than a multiple of four', () => {
  for (let coins = 1; coins <= 14; coins += 1) expect(worth(lastCoin(coins))).toBe(coins % 4 === 1 ? -1 : 1);
});

describe('the race', () => {
  test('is lost by who moves where what is missing is a multiple of three', () => {
    for (let goal = 5; goal <= 15; goal += 1) expect(worth(raceToN(goal))).toBe(goal % 3 === 0 ? -1 : 1);
  });

  test('to 10 is won by adding one, and by nothing else', () => {
    const game = raceToN(10);
    const winning = game
      .actions(game.s0)
      .filter((move) => worth({ ...game, s0: game.result(game.s0, move) }) === 1);
    expect(winning).toEqual([1]);
  });

  test('ends at its goal: who stands before it adds one, and no total lies beyond', () => {
    const game = raceToN(10);
    const at = (text: string) => game.parseState(text, 'min');
    expect(at(' 10 ')).toEqual({ ok: true, state: { total: 10, toMove: 'min' } });
    expect(game.terminalTest({ total: 10, toMove: 'min' })).toBe(true);
    expect(game.utility({ total: 10, toMove: 'min' })).toBe(1);
    expect(game.actions({ total: 9, toMove: 'min' })).toEqual([1]);
    for (const text of ['11', '-1', '', 'x', '1.5', '3,4'])
      expect(refusalOf(game, text)).toContain('0 to 10');
  });
});

describe('Nim', () => {
  test('is lost by who moves exactly where the nim sum is 0', () => {
    for (let a = 0; a <= 4; a += 1)
      for (let b = 0; b <= a; b += 1)
        for (let c = 0; c <= Math.min(b, 2); c += 1)
          expect(minimax(spaceOf(nim([a, b, c].filter((pile) => pile > 0))), SILENT)).toBe(
            (a ^ b ^ c) === 0 ? -1 : 1,
          );
  });

  test('(3, 4, 5) is won by taking two from three, and by nothing else', () => {
    const game = nim([3, 4, 5]);
    const winning = game
      .actions(game.s0)
      .filter((move) => worth({ ...game, s0: game.result(game.s0, move) }) === 1);
    expect(winning.map(game.printMove)).toEqual(['3-2']);
  });
});

describe('Hexapawn', () => {
  test('moves pawns in reading order, each forward, then capturing left and right', () => {
    const read = hexapawn.parseState('o.o/.x./x.x', 'max');
    if (!read.ok) throw new Error(read.fault.en);
    expect(hexapawn.actions(read.state).map(hexapawn.printMove)).toEqual([
      'b2b3',
      'b2a3',
      'b2c3',
      'a1a2',
      'c1c2',
    ]);
  });

  test('is won by who reaches the far row, and by who leaves the other without a move', () => {
    const at = (text: string, side: 'max' | 'min') => {
      const read = hexapawn.parseState(text, side);
      if (!read.ok) throw new Error(read.fault.en);
      return [hexapawn.terminalTest(read.state), hexapawn.utility(read.state)];
    };
    expect(at('x.o/.../.x.', 'min')).toEqual([true, 1]);
    expect(at('.../x.x/o..', 'max')).toEqual([true, -1]);
    expect(at('o../x../...', 'max')).toEqual([true, -1]);
    expect(at('o../x../...', 'min')).toEqual([true, 1]);
    expect(at('o../.../x..', 'max')).toEqual([false, 0]);
  });

  test.each([
    ['oo./x../', 'it has 6 squares, and the board has 9'],
    ['oooo..xxx', 'no play leads to 3 x and 4 o'],
    ['x.....o..', 'both sides have won, at row 1 column 1 and row 3 column 1'],
    ['x..o.....', 'after the game was won at row 1 column 1'],
  ])('%s is no position with MAX to move', (text, fault) => {
    expect(refusalOf(hexapawn, text)).toContain(fault);
  });
});
