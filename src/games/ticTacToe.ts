/**
 * Tic-tac-toe: MAX plays x and moves first. Squares are numbered 0 … 8, row by row from the top.
 * A position is one number: a bit for each square that x holds, and nine bits higher for each of o's.
 */
import { bySide } from '../core/tree/nodeKind.ts';
import { cellsOf, readCells, refused } from './board.ts';
import type { GameEntry } from './entry.ts';
import type { Feature, Game, ReadState, Reply } from './game.ts';
import { solved } from './solved.ts';

export type TicTacToePosition = number & { readonly __ticTacToe: unique symbol };
export type Square = number;

const FULL = 0x1ff;
const CENTRE = 4;
const SQUARES = Array.from({ length: 9 }, (_, square) => square);

/** The eight lines of three, as bits. */
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
].map((line) => line.reduce((bits, square) => bits | (1 << square), 0));

/** Where the eight symmetries of the square take each square, the identity first. */
const SYMMETRIES = [false, true].flatMap((mirrored) =>
  [0, 1, 2, 3].map((quarterTurns) => SQUARES.map((square) => image(square, mirrored, quarterTurns))),
);

/** What each symmetry makes of each set of squares. */
const IMAGES = SYMMETRIES.map((takes) =>
  Array.from({ length: FULL + 1 }, (_, bits) =>
    SQUARES.reduce((moved, square) => (holds(bits, square) ? moved | (1 << (takes[square] ?? 0)) : moved), 0),
  ),
);

/** Whether a set of squares holds a line. */
const HAS_LINE = Array.from({ length: FULL + 1 }, (_, bits) => LINES.some((line) => (bits & line) === line));

/** f(p) = lines still open to MAX − lines still open to MIN; +∞ and −∞ once one has a line. */
function openLines(position: TicTacToePosition): number {
  const [x, o] = [crosses(position), noughts(position)];
  if (HAS_LINE[x]) return Infinity;
  if (HAS_LINE[o]) return -Infinity;
  let difference = 0;
  for (const line of LINES) {
    if ((line & o) === 0) difference += 1;
    if ((line & x) === 0) difference -= 1;
  }
  return difference;
}

/** The whole game, or with a depth limit the course's example of a static evaluation. */
export const ticTacToe: Game<TicTacToePosition, Square> = {
  s0: 0 as TicTacToePosition,
  player: (position) => (stones(crosses(position)) > stones(noughts(position)) ? 'min' : 'max'),
  actions: (position) => SQUARES.filter((square) => !holds(crosses(position) | noughts(position), square)),
  result: (position, square) =>
    (position | (1 << bySide(ticTacToe.player(position), square, square + 9))) as TicTacToePosition,
  terminalTest(position) {
    const [x, o] = [crosses(position), noughts(position)];
    return HAS_LINE[x] === true || HAS_LINE[o] === true || (x | o) === FULL;
  },
  utility: (position) => (HAS_LINE[crosses(position)] ? 1 : HAS_LINE[noughts(position)] ? -1 : 0),
  evaluate: openLines,
  isNoisy: (position, square) => {
    const [x, o] = [crosses(position), noughts(position)];
    return LINES.some((line) => {
      const others = line & ~(1 << square);
      return line !== others && ((others & x) === others || (others & o) === others);
    });
  },
  utilityRange: [-1, 1],
  key: String,
  symmetries: SYMMETRIES.slice(1).map((takes, index) => ({
    state: (position) => imageOf(position, IMAGES[index + 1] ?? []),
    move: (square) => takes[square] ?? square,
  })),
  features: [
    { name: { en: 'lines open to MAX', zh: 'MAX 的空线数' }, weight: 1, ...openTo(noughts) },
    { name: { en: 'lines open to MIN', zh: 'MIN 的空线数' }, weight: -1, ...openTo(crosses) },
  ],
  printMove: String,
  printState: printBoard,
  parseState: readBoard,
  picture: (position) => ({ kind: 'grid', columns: 3, cells: printBoard(position) }),
};

/** It is the game that has them. */
const BOOK_NAMES = ['opening book', 'book move', 'ending table', 'endgame table', 'endgame tablebase'].concat(
  ['棋谱', '走步表', '开局库', '残局库', '开局棋谱', '残局棋谱'],
);

export const ticTacToeEntry: GameEntry = {
  title: { en: 'Tic-tac-toe', zh: '井字棋（一字棋）' },
  names: [
    'tic-tac-toe',
    'noughts and crosses',
    'ttt',
    '井字棋',
    '一字棋',
    '井字游戏',
    '三子棋',
    ...BOOK_NAMES,
  ],
  rules: {
    en: 'MAX plays x and begins, MIN plays o. Who has three in a row wins.',
    zh: 'MAX 执 x 先走，MIN 执 o；先连成三子者胜。',
  },
  options: [
    { name: 'book', kind: 'switch', label: { en: 'Opening book', zh: '开局棋谱' }, opening: false },
    { name: 'table', kind: 'switch', label: { en: 'Ending table', zh: '残局棋谱' }, opening: false },
  ],
  make: ({ book, table }) => ({
    ...ticTacToe,
    ...(book === true && { book: bookReply }),
    ...(table === true && { inTable: isNearEnd }),
  }),
  first: () => 'max',
  matches: [
    {
      title: { en: 'The match of the notes', zh: '教材中的对局' },
      moves: ['4', '1', '6', '2', '0'],
    },
  ],
  opening: { depth: 2, symmetry: true },
};

/** Looked at once for all that is asked of it. */
const SOLVED = solved(ticTacToe, ticTacToe.utility);

/** The first move goes to the centre; after it the second player's is the first of those that hold the draw. */
function bookReply(position: TicTacToePosition): Reply<Square> | null {
  const placed = stones(crosses(position) | noughts(position));
  if (placed > 1) return null;
  const replies = SOLVED.best(position);
  return (placed === 0 ? replies.find(({ move }) => move === CENTRE) : replies[0]) ?? null;
}

/** Squares that are empty in the positions of the ending table. */
const MOST_EMPTY = 3;

function isNearEnd(position: TicTacToePosition): boolean {
  return stones(crosses(position) | noughts(position)) >= SQUARES.length - MOST_EMPTY;
}

/** The lines that hold no stone of the other side. */
function openTo(
  others: (position: TicTacToePosition) => number,
): Omit<Feature<TicTacToePosition>, 'name' | 'weight'> {
  const open = (position: TicTacToePosition) => LINES.filter((line) => (line & others(position)) === 0);
  return {
    value: (position) => open(position).length,
    cells: (position) => open(position).map((line) => SQUARES.filter((square) => holds(line, square))),
  };
}

function imageOf(position: TicTacToePosition, moved: readonly number[]): TicTacToePosition {
  const [x, o] = [moved[crosses(position)] ?? 0, moved[noughts(position)] ?? 0];
  return (x | (o << 9)) as TicTacToePosition;
}

/** Nine of "x", "o" and ".", rows from the top. */
function printBoard(position: TicTacToePosition): string {
  return SQUARES.map((square) =>
    holds(crosses(position), square) ? 'x' : holds(noughts(position), square) ? 'o' : '.',
  ).join('');
}

/** The position printed so, unless no play leads to it. */
function readBoard(text: string): ReadState<TicTacToePosition> {
  const read = readCells(text, 9);
  if (!read.ok) return read;
  const { cells } = read;
  const bitsOf = (sign: 'x' | 'o') => cellsOf(cells, sign).reduce((bits, square) => bits | (1 << square), 0);
  const [x, o] = [bitsOf('x'), bitsOf('o')];
  const ahead = stones(x) - stones(o);
  if (ahead !== 0 && ahead !== 1) return refused({ code: 'numbers', x: stones(x), o: stones(o) });
  const lineOf = (bits: number) => LINES.find((line) => (bits & line) === line) ?? 0;
  const [lineOfX, lineOfO] = [lineOf(x), lineOf(o)];
  const meant = SQUARES.filter((square) => holds(lineOfX | lineOfO, square));
  if (lineOfX !== 0 && lineOfO !== 0) return refused({ code: 'both-won', cells: meant });
  // Who has not won has moved last.
  if (lineOfX !== 0 ? ahead === 0 : lineOfO !== 0 && ahead === 1)
    return refused({ code: 'after-win', cells: meant });
  return { ok: true, state: (x | (o << 9)) as TicTacToePosition };
}

function crosses(position: TicTacToePosition): number {
  return position & FULL;
}

function noughts(position: TicTacToePosition): number {
  return position >> 9;
}

function holds(bits: number, square: Square): boolean {
  return (bits & (1 << square)) !== 0;
}

function stones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function image(square: Square, mirrored: boolean, quarterTurns: number): Square {
  let [row, column] = [Math.floor(square / 3), square % 3];
  if (mirrored) column = 2 - column;
  for (let turn = 0; turn < quarterTurns; turn += 1) [row, column] = [column, 2 - row];
  return row * 3 + column;
}
