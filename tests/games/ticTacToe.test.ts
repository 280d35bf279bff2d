import { describe, expect, test } from 'vitest';
import { minimax } from '../../src/core/search/minimax.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { canonicalKey, startingFrom } from '../../src/games/game.ts';
import { type TicTacToePosition, ticTacToe } from '../../src/games/ticTacToe.ts';
import { unfold } from '../../src/games/unfold.ts';
import { printLiteral } from '../support/printLiteral.ts';
import { publishedRecord } from '../support/publishedRecords.ts';
import { differentPositions, perft, sum } from './perft.ts';
import { refusalOf } from './refusalOf.ts';
import { spaceOf } from './spaceOf.ts';

const { evaluate } = ticTacToe;

function board(text: string): TicTacToePosition {
  const read = ticTacToe.parseState(text, 'max');
  if (!read.ok) throw new Error(`no board "${text}": ${read.fault.en}`);
  return read.state;
}

/** 9·8·7·… lines of play, less those that were over; H. Bottomley, How many Tic-Tac-Toe games are possible? */
const NODES_BY_PLY = [1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872];
const ENDED_BY_PLY = [0, 0, 0, 0, 0, 1440, 5328, 47952, 72576, 127872];

describe('the whole game', () => {
  const plies = perft(ticTacToe, 9);

  test('has 549,946 nodes and 255,168 ends, ply by ply', () => {
    expect(plies.map(({ nodes }) => nodes)).toEqual(NODES_BY_PLY);
    expect(plies.map(({ terminals }) => terminals)).toEqual(ENDED_BY_PLY);
    expect([sum(NODES_BY_PLY), sum(ENDED_BY_PLY)]).toEqual([549_946, 255_168]);
  });

  test('is worth 0: neither side can force a win', () => {
    const space = spaceOf(ticTacToe);
    expect(minimax(space, SILENT)).toBe(0);
    expect(space.size).toBe(549_946);
  });

  test('is won by x in 131,184 ways, by o in 77,904, and drawn in 46,080', () => {
    const ways = new Map<number, number>();
    const visit = (position: TicTacToePosition): void => {
      if (ticTacToe.terminalTest(position)) {
        const utility = ticTacToe.utility(position);
        ways.set(utility, (ways.get(utility) ?? 0) + 1);
      } else for (const move of ticTacToe.actions(position)) visit(ticTacToe.result(position, move));
    };
    visit(ticTacToe.s0);
    expect([1, -1, 0].map((utility) => ways.get(utility))).toEqual([131_184, 77_904, 46_080]);
  });

  test('has 5,478 different positions, 765 up to symmetry', () => {
    expect(sum(differentPositions(ticTacToe, 9, Number))).toBe(5_478);
    expect(sum(differentPositions(ticTacToe, 9, (position) => canonicalKey(ticTacToe, position)))).toBe(765);
  });

  // S. Schaefer, How many games of tic-tac-toe are there?, Mathematical Recreations, 2002
  test('has 26,830 lines of play when symmetric positions count once', () => {
    const unfolded = unfold(ticTacToe, Infinity, { symmetryOnce: true });
    expect(unfolded.ok && unfolded.tree.leafCount).toBe(26_830);
  });
});

describe('open lines of MAX less open lines of MIN', () => {
  test.each([
    ['.........', 0],
    ['....x....', 4],
    ['x........', 3],
    ['.x.......', 2],
    ['x...o....', -1],
    ['o...x....', 1],
    ['xxx.oo...', Infinity],
    ['ooo.xx.x.', -Infinity],
    ['xoxxoooxx', 0],
  ])('of %s is %d', (text, value) => {
    expect(evaluate!(board(text))).toBe(value);
  });
});

describe('two plies with symmetric positions counted once', () => {
  // the figures of the course, each from the position it starts at
  test.each([
    ['ttt-stage1-alphabeta', '.........'],
    ['ttt-stage2', '.o..x....'],
    ['ttt-stage3', '.oo.x.x..'],
  ])('are the tree of %s', (id, start) => {
    const unfolded = unfold(startingFrom(ticTacToe, board(start)), 2, { byEval: true, symmetryOnce: true });
    expect(unfolded.ok && printLiteral(unfolded.tree)).toBe(publishedRecord(id).tree);
  });
});

describe('a position', () => {
  test.each([
    ['.x.......', ['.....x...', '.......x.', '...x.....']],
    ['xo.......', ['.ox......', '..x..o...', '.....o..x', '......xo.']],
  ])('%s has the key of its images and of no other', (text, images) => {
    const key = canonicalKey(ticTacToe, board(text));
    expect(images.map((image) => canonicalKey(ticTacToe, board(image)))).toEqual(images.map(() => key));
    expect(canonicalKey(ticTacToe, board('x...o....'))).not.toBe(key);
  });

  test('is printed and read back, all 5,478 of them', () => {
    const seen = new Set<number>();
    const visit = (position: TicTacToePosition): void => {
      if (seen.has(position)) return;
      seen.add(position);
      expect(board(ticTacToe.printState(position))).toBe(position);
      if (ticTacToe.terminalTest(position)) return;
      for (const move of ticTacToe.actions(position)) visit(ticTacToe.result(position, move));
    };
    visit(ticTacToe.s0);
    expect(seen.size).toBe(5_478);
  });

  test.each([
    ['', 'it has 0 squares, and the board has 9'],
    ['xo', 'it has 2 squares, and the board has 9'],
    ['xoxoxoxoxo', 'it has 10 squares, and the board has 9'],
    ['x.......z', '“z” at row 3 column 3 is none of x, o and .'],
    ['xx.......', 'no play leads to 2 x and 0 o'],
    ['o........', 'no play leads to 0 x and 1 o'],
    [
      'xxxooo...',
      'both sides have won, at row 1 column 1, row 1 column 2, row 1 column 3, row 2 column 1, row 2 column 2 and row 2 column 3',
    ],
    ['xxxoo.o..', 'after the game was won at row 1 column 1, row 1 column 2 and row 1 column 3'],
    ['xx.ooox.x', 'after the game was won at row 2 column 1, row 2 column 2 and row 2 column 3'],
  ])('is not "%s"', (text, fault) => {
    expect(refusalOf(ticTacToe, text)).toContain(fault);
  });

  test('is read in rows, wide signs and capitals as well', () => {
    for (const text of ['.o./.x./...', ' ．Ｏ． ／ .x. / ... ', '.O..X....'])
      expect(board(text)).toBe(board('.o..x....'));
  });

  test('is reached by no play where it is refused, and by some where it is not: all 19,683 boards', () => {
    const reached = new Set<string>();
    const visit = (position: TicTacToePosition): void => {
      const text = ticTacToe.printState(position);
      if (reached.has(text)) return;
      reached.add(text);
      if (ticTacToe.terminalTest(position)) return;
      for (const move of ticTacToe.actions(position)) visit(ticTacToe.result(position, move));
    };
    visit(ticTacToe.s0);
    const wrong: string[] = [];
    for (let number = 0; number < 3 ** 9; number += 1) {
      const text = Array.from({ length: 9 }, (_, at) => '.xo'[Math.floor(number / 3 ** at) % 3]).join('');
      if (ticTacToe.parseState(text, 'max').ok !== reached.has(text)) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ['o...x....', 5, 4],
    ['.o..x....', 6, 4],
    ['....x....', 8, 4],
    ['x........', 8, 5],
    ['.x.......', 8, 6],
    ['.oo.x.x..', 4, 2],
  ])('%s has %i lines open to MAX and %i to MIN, and f is what is between', (text, max, min) => {
    const position = board(text);
    const values = ticTacToe.terms!.map(({ value, cells }) => [value(position), cells!(position).length]);
    expect(values).toEqual([
      [max, max],
      [min, min],
    ]);
    expect(evaluate!(position)).toBe(max - min);
  });
});
