/**
 * Tic-tac-toe: MAX plays x and moves first. Squares are numbered 0 … 8, row by row from the top. A position is one
 * number: one bit for each square that x holds, and the bits nine places higher for the squares of o.
 */
import { markedBoard } from '../core/board.ts';
import { LINES_OF_THREE } from '../core/linesOfThree.ts';
import { bySide } from '../core/tree/nodeKind.ts';
import { afterWin, bothWon, cellsOf, readCells, wrongNumbers } from './board.ts';
import type { GameEntry } from './entry.ts';
import { type Feature, type Game, type ReadState, type Reply, refused, type Term } from './game.ts';
import { solved } from './solved.ts';

export type TicTacToePosition = number & { readonly __ticTacToe: unique symbol };
export type Square = number;

const FULL = 0x1ff;
const CENTRE = 4;
const SQUARES = Array.from({ length: 9 }, (_, square) => square);

/** The eight lines of three squares, as sets of bits. */
const LINES = LINES_OF_THREE.map((line) => line.reduce((bits, square) => bits | (1 << square), 0));

/** For each of the eight symmetries of the board, the square to which it maps each square; the identity is first. */
const SYMMETRIES = [false, true].flatMap((mirrored) =>
  [0, 1, 2, 3].map((quarterTurns) => SQUARES.map((square) => image(square, mirrored, quarterTurns))),
);

/** For each symmetry, the function that maps sets of squares. */
const IMAGES = SYMMETRIES.map((takes) =>
  Array.from({ length: FULL + 1 }, (_, bits) =>
    SQUARES.reduce((moved, square) => (holds(bits, square) ? moved | (1 << (takes[square] ?? 0)) : moved), 0),
  ),
);

/** Whether a set of squares contains one of the eight lines. */
const HAS_LINE = Array.from({ length: FULL + 1 }, (_, bits) => LINES.some((line) => (bits & line) === line));

/** The number of squares in a set. */
const STONES = Array.from({ length: FULL + 1 }, (_, bits) => stones(bits));

/**
 * EVAL(s) = w₁·(X₁ − O₁) + w₂·(X₂ − O₂); +∞ or −∞ once a side has a line. X₁ is the number of lines with one x and no
 * o, and so on. With weights (1, 1) it is f(p) of the course, the lines open to MAX minus those open to MIN: an empty
 * line is open to both and cancels out.
 */
function evaluation(weights: readonly number[]): (position: TicTacToePosition) => number {
  const [one = 0, two = 0] = weights;
  return (position) => {
    const [x, o] = [crosses(position), noughts(position)];
    if (HAS_LINE[x]) return Infinity;
    if (HAS_LINE[o]) return -Infinity;
    let [ones, twos] = [0, 0];
    for (const line of LINES) {
      const [ofX, ofO] = [STONES[line & x], STONES[line & o]];
      if (ofO === 0) {
        if (ofX === 1) ones += 1;
        else if (ofX === 2) twos += 1;
      } else if (ofX === 0) {
        if (ofO === 1) ones -= 1;
        else if (ofO === 2) twos -= 1;
      }
    }
    const sum = one * ones + two * twos;
    return sum === 0 ? 0 : sum;
  };
}

/** The course's weights of lines with one stone and with two: every open line counts once. */
const USUAL: readonly [number, number] = [1, 1];

/** Tic-tac-toe with the course's weights. With a depth limit it is the course's example of a static evaluation. */
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
  evaluate: evaluation(USUAL),
  isWhole: true,
  moveClass,
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
  features: featuresBy(USUAL),
  terms: [
    { name: { en: 'lines open to MAX', zh: 'MAX 的空线数' }, weight: 1, ...counted(noughts, noughts, 0) },
    { name: { en: 'lines open to MIN', zh: 'MIN 的空线数' }, weight: -1, ...counted(crosses, crosses, 0) },
  ],
  printMove: String,
  printState: printBoard,
  parseState: readBoard,
  picture: (position) => ({ kind: 'grid', ...markedBoard(printBoard(position), 3) }),
};

/** The names by which a reader may search for the game's opening book and ending table. */
const BOOK_NAMES = ['opening book', 'book move', 'ending table', 'endgame table', 'endgame tablebase'].concat(
  ['棋谱', '走步表', '开局库', '残局库', '开局棋谱', '残局棋谱'],
);
/** Returns the same game with other weights: one for lines with one stone, and one for lines with two. */
function ticTacToeBy(weights: readonly number[]): Game<TicTacToePosition, Square> {
  return {
    ...ticTacToe,
    evaluate: evaluation(weights),
    features: featuresBy(weights),
    terms: ([1, 2] as const).flatMap((count) => {
      const weight = weights[count - 1] ?? 0;
      return [
        { ...LINES_WITH.max[count], weight, ...counted(crosses, noughts, count) },
        { ...LINES_WITH.min[count], weight: 0 - weight, ...counted(noughts, crosses, count) },
      ];
    }),
  };
}

const LINES_WITH = bothSides((side) => ({
  1: { name: { en: `lines with one stone of ${side}`, zh: `只有 ${side} 一子的线` } },
  2: { name: { en: `lines with two stones of ${side}`, zh: `只有 ${side} 两子的线` } },
}));

function bothSides<Of>(of: (side: 'MAX' | 'MIN') => Of): { readonly max: Of; readonly min: Of } {
  return { max: of('MAX'), min: of('MIN') };
}

/**
 * Returns the kind of a move: 0 wins, 1 blocks, 2 makes a new line of two (two own squares and an empty one), 3 is any
 * other.
 */
function moveClass(position: TicTacToePosition, square: Square): number {
  const isMax = ticTacToe.player(position) === 'max';
  const [x, o] = [crosses(position), noughts(position)];
  const [own, others] = isMax ? [x, o] : [o, x];
  const bit = 1 << square;
  const through = LINES.filter((line) => (line & bit) !== 0);
  const filled = (line: number, bits: number) => stones(line & bits);
  if (through.some((line) => filled(line, own) === 2)) return 0;
  if (through.some((line) => filled(line, others) === 2)) return 1;
  return through.some((line) => filled(line, own) === 1 && filled(line, others) === 0) ? 2 : 3;
}

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
    '九宫格',
    ...BOOK_NAMES,
  ],
  stamp: 'x.o/.x./o..',
  rules: {
    en: 'MAX plays x and begins, MIN plays o. Who has three in a row wins.',
    zh: 'MAX 执 x 先走，MIN 执 o；先连成三子者胜。',
  },
  signs: { max: 'x', min: 'o' },
  options: [
    { name: 'book', kind: 'switch', label: { en: 'Opening book', zh: '开局棋谱' }, opening: false },
    { name: 'table', kind: 'switch', label: { en: 'Ending table', zh: '残局棋谱' }, opening: false },
  ],
  make: ({ book, table }, weights) => ({
    ...(weights === null ? ticTacToe : ticTacToeBy(weights)),
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

/** The values of all positions, computed once. */
const SOLVED = solved(ticTacToe, ticTacToe.utility);

/**
 * The opening book: the first move takes the centre, and the second player answers with the first move that keeps the
 * draw.
 */
function bookReply(position: TicTacToePosition): Reply<Square> | null {
  const placed = stones(crosses(position) | noughts(position));
  if (placed > 1) return null;
  const replies = SOLVED.best(position);
  return (placed === 0 ? replies.find(({ move }) => move === CENTRE) : replies[0]) ?? null;
}

/** The greatest number of empty squares in a position of the ending table. */
const MOST_EMPTY = 3;

function isNearEnd(position: TicTacToePosition): boolean {
  return stones(crosses(position) | noughts(position)) >= SQUARES.length - MOST_EMPTY;
}

/** Returns the features X₁ − O₁ and X₂ − O₂ of EVAL, with the given weights. */
function featuresBy(weights: readonly number[]): readonly Feature<TicTacToePosition>[] {
  const [one = 0, two = 0] = weights;
  const difference = (count: number) => (position: TicTacToePosition) =>
    linesWith(position, crosses, noughts, count).length - linesWith(position, noughts, crosses, count).length;
  return [
    {
      symbol: 'X₁ − O₁',
      name: { en: 'lines with one stone and none of the other side', zh: '只有一子的线：X − O' },
      weight: one,
      range: [-3, 4],
      value: difference(1),
    },
    {
      symbol: 'X₂ − O₂',
      name: { en: 'lines with two stones and none of the other side', zh: '只有两子的线：X − O' },
      weight: two,
      range: [-3, 3],
      value: difference(2),
    },
  ];
}

type StonesOf = (position: TicTacToePosition) => number;

/** Returns the lines that contain this many stones of one side and none of the other. */
function linesWith(position: TicTacToePosition, own: StonesOf, other: StonesOf, count: number): number[] {
  const [mine, theirs] = [own(position), other(position)];
  return LINES.filter((line) => (line & theirs) === 0 && STONES[line & mine] === count);
}

/**
 * Returns the lines with `count` stones of one side and none of the other, as a term of EVAL; with 'own', the lines in
 * which the other side has no stone.
 */
function counted(
  own: StonesOf,
  other: StonesOf,
  count: number,
): Pick<Term<TicTacToePosition>, 'value' | 'cells'> {
  const lines = (position: TicTacToePosition) => linesWith(position, own, other, count);
  return {
    value: (position) => lines(position).length,
    cells: (position) => lines(position).map((line) => SQUARES.filter((square) => holds(line, square))),
  };
}

function imageOf(position: TicTacToePosition, moved: readonly number[]): TicTacToePosition {
  const [x, o] = [moved[crosses(position)] ?? 0, moved[noughts(position)] ?? 0];
  return (x | (o << 9)) as TicTacToePosition;
}

/** Returns the text of a position: nine of "x", "o" and ".", rows from the top. */
function printBoard(position: TicTacToePosition): string {
  return SQUARES.map((square) =>
    holds(crosses(position), square) ? 'x' : holds(noughts(position), square) ? 'o' : '.',
  ).join('');
}

/** Reads the text of a position; a position that no play leads to is refused. */
function readBoard(text: string): ReadState<TicTacToePosition> {
  const read = readCells(text, 3, 3);
  if (!read.ok) return read;
  const { state: cells } = read;
  const bitsOf = (sign: 'x' | 'o') => cellsOf(cells, sign).reduce((bits, square) => bits | (1 << square), 0);
  const [x, o] = [bitsOf('x'), bitsOf('o')];
  const ahead = stones(x) - stones(o);
  if (ahead !== 0 && ahead !== 1) return refused(wrongNumbers(stones(x), stones(o)));
  const lineOf = (bits: number) => LINES.find((line) => (bits & line) === line) ?? 0;
  const [lineOfX, lineOfO] = [lineOf(x), lineOf(o)];
  const meant = SQUARES.filter((square) => holds(lineOfX | lineOfO, square));
  if (lineOfX !== 0 && lineOfO !== 0) return refused(bothWon(meant, 3));
  // Refuses a board on which the side that has not won made the last move.
  if (lineOfX !== 0 ? ahead === 0 : lineOfO !== 0 && ahead === 1) return refused(afterWin(meant, 3));
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
