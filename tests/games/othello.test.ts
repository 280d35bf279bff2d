/** Othello against a second program that plays on strings, and against published counts, games and solutions. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { minimax } from '../../src/core/search/minimax.ts';
import type { SearchObserver } from '../../src/core/search/searchObserver.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { canonicalKey, type Game, startingFrom } from '../../src/games/game.ts';
import { othello } from '../../src/games/othello/othello.ts';
import type { OthelloMove, OthelloPosition } from '../../src/games/othello/position.ts';
import { listed, printSquare, SIZES, type Size } from '../../src/games/othello/squares.ts';
import { stableDiscs } from '../../src/games/othello/stable.ts';
import { readTranscript } from '../../src/games/transcript.ts';
import { howMany } from '../support/howMany.ts';
import {
  type PlainBoard,
  plainAfter,
  plainFeatures,
  plainLegal,
  plainMoves,
  plainStable,
  plainStart,
} from '../support/othelloOnStrings.ts';
import { perft, sum } from './perft.ts';
import { refusalOf } from './refusalOf.ts';
import { spaceOf } from './spaceOf.ts';

type Othello = Game<OthelloPosition, OthelloMove>;

const PERFECT_6 = 'c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2b5a5e6e5a3a1f5f6e1f1';
const PERFECT_8 =
  'f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6';

/** The position after the first moves of a transcript, a pass counting as none. */
function played(game: Othello, text: string, written = text.length / 2): OthelloPosition {
  const { states, fault } = readTranscript(game, game.s0, text.slice(0, 2 * written));
  expect(fault).toBeNull();
  return states.at(-1)!;
}

function plainOf(game: Othello, position: OthelloPosition): PlainBoard {
  return { rows: game.printState(position).split('/'), mover: position.toMove === 'max' ? 'x' : 'o' };
}

/** Calls back at positions of random games: a game after the other, every position once. */
function forPositions(size: Size, count: number, visit: (game: Othello, position: OthelloPosition) => void) {
  const game = othello(size);
  const random = seeded(size);
  for (let left = count; left > 0; ) {
    for (let position = game.s0; left > 0; left -= 1) {
      visit(game, position);
      if (game.terminalTest(position)) break;
      position = game.result(position, random.pick(game.actions(position)));
    }
  }
}

describe.each(SIZES)('on %i rows, as the program on strings has it', (size) => {
  test('moves, boards, turns and the end', () => {
    let board = plainStart(size);
    expect(othello(size).printState(othello(size).s0)).toBe(board.rows.join('/'));
    let [passes, ends] = [0, 0];
    forPositions(size, howMany(4000, 1000), (game, position) => {
      const plain = plainOf(game, position);
      const moves = plainMoves(plain);
      expect(game.terminalTest(position)).toBe(moves.length === 0);
      if (moves.length === 0) ends += 1;
      else expect(game.actions(position).map(game.printMove)).toEqual(moves);
      if (moves[0] === 'pass') passes += 1;
      for (const move of moves.length === 0 ? [] : game.actions(position)) {
        board = plainAfter(plain, game.printMove(move));
        const next = game.result(position, move);
        expect(plainOf(game, next)).toEqual(board);
      }
    });
    expect(passes).toBeGreaterThan(0);
    expect(ends).toBeGreaterThan(0);
  });

  test('the six features, with the counts of both sides, before and after the colours are swapped', () => {
    forPositions(size, howMany(4000, 1000), (game, position) => {
      const plain = plainFeatures(plainOf(game, position).rows);
      const features = game.features!;
      expect(
        features.map((feature) => ({ counts: feature.counts!(position), value: feature.value(position) })),
      ).toEqual(plain);
      for (const { value, range } of features) {
        expect(value(position)).toBeGreaterThanOrEqual(range[0]);
        expect(value(position)).toBeLessThanOrEqual(range[1]);
      }
      const swap = (text: string) => text.replace(/[xo]/g, (sign) => (sign === 'x' ? 'o' : 'x'));
      const swapped = game.parseState(swap(game.printState(position)), 'max');
      if (!swapped.ok) throw new Error(swapped.fault.en);
      expect(features.map(({ value }) => value(swapped.state) + value(position))).toEqual(
        features.map(() => 0),
      );
      for (const symmetry of game.symmetries!)
        expect(features.map(({ value }) => value(symmetry.state(position)))).toEqual(
          features.map(({ value }) => value(position)),
        );
    });
  });

  test('stable discs by name, and both sides’ legal squares whoever moves', () => {
    forPositions(size, howMany(2000, 300), (game, position) => {
      const { rows } = plainOf(game, position);
      for (const [side, sign] of [
        ['max', 'x'],
        ['min', 'o'],
      ] as const) {
        const other = side === 'max' ? position.min : position.max;
        const stable = listed(stableDiscs(position[side], other, position.grid)).map(printSquare);
        expect(new Set(stable)).toEqual(plainStable(rows, sign));
        expect(listed(position.legal(side)).map(printSquare)).toEqual(plainLegal(rows, sign));
      }
    });
  });
});

describe('lines of play by ply', () => {
  test.each([
    [8, [1, 4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288, 24_571_056]],
    [6, [1, 4, 12, 56, 244, 1364, 7604, 47_740, 308_716]],
    [
      4,
      [
        1, 4, 12, 44, 128, 424, 1256, 3624, 9112, 20_032, 36_412, 50_268, 55_112, 31_396, 12_920, 3416, 612,
        48,
      ],
    ],
  ] as const)('on %i rows', (size, counts) => {
    const depth = howMany(counts.length, size === 4 ? 18 : 8) - 1;
    expect(perft(othello(size), depth).map(({ nodes }) => nodes)).toEqual(counts.slice(0, depth + 1));
  });
});

describe('the 4×4 game is solved', () => {
  const game = othello(4);

  test('its games, their ends and their winners', () => {
    const plies = perft(game, 20);
    expect(sum(plies.map(({ nodes }) => nodes))).toBe(224_821);
    expect(plies.map(({ terminals }) => terminals).slice(7, 18)).toEqual([
      ...[4, 8, 116, 308, 1888, 25_844, 18_892, 9584, 2804, 564, 48],
    ]);
    const won = { max: 0, min: 0, drawn: 0 };
    const count = (position: OthelloPosition): void => {
      if (!game.terminalTest(position)) {
        for (const move of game.actions(position)) count(game.result(position, move));
        return;
      }
      const value = game.utility(position);
      won[value > 0 ? 'max' : value < 0 ? 'min' : 'drawn'] += 1;
      expect(game.evaluate!(position)).toBe(value === 0 ? 0 : value * Infinity);
    };
    count(game.s0);
    expect(won).toEqual({ max: 24_632, min: 30_116, drawn: 5312 });
  });

  test('its different positions', () => {
    // The same position may be reached after different numbers of passes, so they are not counted ply by ply.
    for (const [keyOf, count] of [
      [game.key, 62_789],
      [(position: OthelloPosition) => canonicalKey(game, position), 14_401],
    ] as const) {
      const met = new Set<string>();
      const visit = (position: OthelloPosition): void => {
        const key = keyOf(position);
        if (met.has(key)) return;
        met.add(key);
        if (game.terminalTest(position)) return;
        for (const move of game.actions(position)) visit(game.result(position, move));
      };
      visit(game.s0);
      expect(met.size).toBe(count);
    }
  });

  test('its values', () => {
    const worth = (position: OthelloPosition) =>
      alphaBeta(spaceOf(startingFrom(game, position)), DEFAULT_RULES, SILENT);
    expect(worth(game.s0)).toBe(-8);
    expect(game.actions(game.s0).map((move) => worth(game.result(game.s0, move)))).toEqual([-8, -8, -8, -8]);
    const afterB1 = played(game, 'b1');
    expect(
      game.actions(afterB1).map((move) => [game.printMove(move), worth(game.result(afterB1, move))]),
    ).toEqual([
      ['a1', -8],
      ['c1', 8],
      ['a3', 9],
    ]);
    const end = played(game, 'b1a1a2c1d4a3d1b4a4c4');
    expect(game.printState(end)).toBe('ooox/ooo./ooo./xoox');
    expect(game.utility(end)).toBe(-8);
    expect(game.terminalTest(end)).toBe(true);
  });

  test.each([
    ['equal', false, 15_138, 3425, 2215],
    ['strict', false, 19_849, 4596, 2510],
    ['equal', true, 506, 111, 99],
    ['strict', true, 531, 119, 93],
  ] as const)('alpha-beta, %s, symmetric moves once: %s', (cut, symmetryOnce, nodes, leaves, cuts) => {
    const counted = counting();
    alphaBeta(spaceOf(game, Infinity, { symmetryOnce }), { ...DEFAULT_RULES, cutoff: cut }, counted.observer);
    expect(counted.counts()).toEqual({ nodes, leaves, cuts });
  });

  test('one move of every orbit: the whole tree', () => {
    const counted = counting();
    minimax(spaceOf(game, Infinity, { symmetryOnce: true }), counted.observer);
    expect(counted.counts()).toEqual({ nodes: 51_824, leaves: 13_794, cuts: 0 });
  });
});

describe('published games', () => {
  test.each([
    [8, 'e6f4e3f6g5d6e7f5c5', 13, 0, 0],
    [8, PERFECT_8, 32, 32, 0],
    [6, PERFECT_6, 16, 20, 1],
  ] as const)('on %i rows: %s', (size, text, black, white, passes) => {
    const game = othello(size);
    const { moves, states, fault } = readTranscript(game, game.s0, text);
    expect(fault).toBeNull();
    expect(moves.filter((move) => move === 'pass')).toHaveLength(passes);
    const end = states.at(-1)!;
    expect(game.terminalTest(end)).toBe(true);
    expect(game.features![0]!.counts!(end)).toEqual([black, white]);
    expect(game.utility(end)).toBe(black - white);
  });

  test('the pass of the perfect 6×6 game is before e1', () => {
    const game = othello(6);
    const { moves } = readTranscript(game, game.s0, PERFECT_6);
    expect(moves[moves.indexOf('pass') + 1]).toBe('e1');
  });

  test('17 discs that have no move', () => {
    const game = othello(8);
    const position = played(game, 'e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8');
    expect(game.features![0]!.counts!(position)).toEqual([17, 3]);
    expect(game.actions(position).map(game.printMove)).toEqual(['pass']);
    expect(listed(position.legal('min')).map(printSquare)).toEqual(['c3', 'g3', 'b4']);
  });
});

describe('ends of the perfect 6×6 game', () => {
  const game = othello(6);
  test.each([
    [29, 13, 4, [13, 4, 0], [13, 4, 0]],
    [26, 177, 52, [82, 20, 12], [91, 23, 9]],
    [24, 4498, 1330, [1003, 234, 173], [1154, 283, 164]],
    [22, 76_826, 21_699, [4068, 900, 738], [5159, 1184, 811]],
  ] as const)('after %i moves', (written, nodes, leaves, equality, strict) => {
    const end = startingFrom(game, played(game, PERFECT_6, written));
    const whole = counting();
    expect(minimax(spaceOf(end), whole.observer)).toBe(-4);
    expect(whole.counts()).toEqual({ nodes, leaves, cuts: 0 });
    for (const [cut, found] of [
      ['equal', equality],
      ['strict', strict],
    ] as const) {
      const counted = counting();
      expect(alphaBeta(spaceOf(end), { ...DEFAULT_RULES, cutoff: cut }, counted.observer)).toBe(-4);
      expect(Object.values(counted.counts())).toEqual(found);
    }
  });

  test('after 26 moves: a3 keeps −4, f5 −6', () => {
    const position = played(game, PERFECT_6, 26);
    expect(position.toMove).toBe('max');
    const worth = (move: OthelloMove) =>
      minimax(spaceOf(startingFrom(game, game.result(position, move))), SILENT);
    expect(game.actions(position).map((move) => [game.printMove(move), worth(move)])).toEqual([
      ['a3', -4],
      ['f5', -6],
    ]);
    expect(perft(startingFrom(game, position), 20).findLastIndex(({ nodes }) => nodes > 0)).toBe(8);
  });
});

test.each([
  [
    4,
    '',
    0,
    [
      [2, 2],
      [4, 4],
      [0, 0],
      [2, 2],
      [2, 2],
    ],
    [0, 0, 0, 0, 0, 0],
  ],
  [
    8,
    'f5d6c3d3c4',
    5,
    [
      [6, 3],
      [9, 6],
      [0, 0],
      [0, 0],
      [6, 3],
    ],
    [3, 0, 0, 3, -3, -3],
  ],
  [
    8,
    'e6f4e3f6g5d6e7f5c5',
    9,
    [
      [13, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [12, 0],
    ],
    [13, 0, 0, 0, -13, -12],
  ],
  [
    6,
    PERFECT_6,
    20,
    [
      [13, 11],
      [6, 6],
      [0, 0],
      [2, 3],
      [9, 9],
    ],
    [2, 0, 1, 0, 2, 0],
  ],
  [
    6,
    PERFECT_6,
    26,
    [
      [15, 15],
      [2, 3],
      [5, 0],
      [3, 4],
      [6, 8],
    ],
    [0, 5, 1, -1, 0, 2],
  ],
  [
    8,
    PERFECT_8,
    40,
    [
      [25, 19],
      [10, 6],
      [0, 0],
      [2, 1],
      [15, 12],
    ],
    [6, 0, -1, 4, 6, -3],
  ],
  [
    4,
    'b1a1a2c1d4a3d1b4a4c4',
    10,
    [
      [3, 11],
      [0, 0],
      [3, 11],
      [0, 0],
      [2, 4],
    ],
    [-8, -8, 0, 0, -8, 2],
  ],
] as const)('features on %i rows after %s, %i moves', (size, text, written, counts, values) => {
  const game = othello(size);
  const position = played(game, text, written);
  const [discs, stable, risk, mobility, , frontier] = game.features!;
  expect([discs, mobility, stable, risk, frontier].map((feature) => feature!.counts!(position))).toEqual(
    counts,
  );
  expect(game.features!.map(({ value }) => value(position))).toEqual(values);
});

test('what the rule calls stable is never turned over, in all positions of the 4×4 game', () => {
  const game = othello(4);
  const known = new Map<string, { position: OthelloPosition; lasting: readonly [number, number] }>();
  let [surely, truly] = [0, 0];
  const visit = (position: OthelloPosition): readonly [number, number] => {
    const key = game.key(position);
    const before = known.get(key);
    if (before !== undefined) return before.lasting;
    let lasting: readonly [number, number] = [position.max.high, position.min.high];
    if (!game.terminalTest(position)) {
      for (const move of game.actions(position)) {
        const [max, min] = visit(game.result(position, move));
        lasting = [lasting[0] & max, lasting[1] & min];
      }
      const found = [
        stableDiscs(position.max, position.min, position.grid),
        stableDiscs(position.min, position.max, position.grid),
      ];
      for (const [side, { high }] of found.entries()) {
        expect(high & ~(lasting[side] ?? 0)).toBe(0);
        surely += bitsOf(high);
        truly += bitsOf(lasting[side] ?? 0);
      }
    }
    known.set(key, { position, lasting });
    return lasting;
  };
  visit(game.s0);
  expect([...known.values()].filter(({ position }) => !game.terminalTest(position))).toHaveLength(56_621);
  expect([surely, truly]).toEqual([510_078, 553_470]);
});

function bitsOf(word: number): number {
  return word.toString(2).replaceAll(/[^1]/g, '').length;
}

test.each([
  ['', /squares/],
  ['xo', /2 squares, and the board has 36/],
  ['....../....../..ox../..xo../....../.....', /row 6 has 5 squares, and the board has 6/],
  ['..../.ox./.xo./....', /4 rows of 4, and this board is 6 × 6/],
  ['....../....../..ox../..xo../......', /5 rows, and the board has 6/],
  ['....../....../..oz../..xo../....../......', /“z” at row 3 column 4/],
  ['....../....../....../....../....../......', /no disc/],
  ['....../....../..ox../..xo../....../...... q', /“q” after the squares is no side: x or o/],
  ['....../....../..ox../..xo../....../.', /row 6 has 1 square, and the board has 6/],
  ['x', /it has 1 square, and the board has 36/],
])('refuses %s', (text, said) => {
  expect(refusalOf(othello(6), text)).toMatch(said);
});

test.each([
  ['....../....../..ox../..xo../....../......', 'max'],
  ['....../....../..ox../..xo../....../...... o', 'min'],
  ['..............ox....xo..............', 'max'],
  ['..............ox....xo..............o', 'min'],
  ['--------------OX----XO--------------X', 'max'],
  ['....../....../..○●../..●○../....../...... white to move', 'min'],
  ['...... ...... ..ox.. ..xo.. ...... ...... 白方走', 'min'],
])('reads %s', (text, toMove) => {
  const game = othello(6);
  const read = game.parseState(text, 'max');
  if (!read.ok) throw new Error(read.fault.en);
  expect(read.state.toMove).toBe(toMove);
  expect(game.printState(read.state)).toBe(game.printState(game.s0));
});

test('writes a position as all squares and the side, and reads it again', () => {
  for (const size of SIZES)
    forPositions(size, 200, (game, position) => {
      const text = game.printSquares!(position);
      expect(text).toMatch(new RegExp(`^[XO-]{${size * size}} [XO]$`));
      const read = game.parseState(text, position.toMove === 'max' ? 'min' : 'max');
      if (!read.ok) throw new Error(read.fault.en);
      expect(game.key(read.state)).toBe(game.key(position));
    });
});

test.each([
  ['f5d6x9', 4, 'x9', 2],
  ['f5 d6 c', 6, 'c', 2],
  ['e6f4e3f6g5d6e7f5c5 a1', 19, 'a1', 9],
  ['f5f5', 2, 'f5', 1],
])('finds where a transcript is wrong: %s', (text, at, found, moves) => {
  const game = othello(8);
  const read = readTranscript(game, game.s0, text);
  expect(read.fault).toMatchObject({ at, found });
  expect(read.moves).toHaveLength(moves);
  const end = read.states.at(-1)!;
  expect(read.fault!.legal).toEqual(game.terminalTest(end) ? [] : game.actions(end).map(game.printMove));
});

/** An observer that counts the nodes entered, the leaves valued, and the cuts. */
function counting() {
  let [nodes, leaves, cuts] = [0, 0, 0];
  const observer: SearchObserver = {
    ...SILENT,
    enter() {
      nodes += 1;
    },
    leaf() {
      leaves += 1;
    },
    cutoff() {
      cuts += 1;
    },
  };
  return { observer, counts: () => ({ nodes: nodes + leaves, leaves, cuts }) };
}
