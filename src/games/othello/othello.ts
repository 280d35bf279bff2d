/**
 * Othello: a disc is put on an empty square so that a row of opposing discs lies between it and another disc of the
 * same side; such rows turn over, in each of the eight directions. A side without a legal square passes, which is a
 * ply, and the game is over when neither side has one. Black is MAX and moves first; a terminal position is worth the
 * discs of Black less those of White.
 */
import { markedBoard } from '../../core/board.ts';
import { bySide } from '../../core/tree/nodeKind.ts';
import { inRows } from '../board.ts';
import { type GameEntry, type Weights, weighted } from '../entry.ts';
import type { Game, Symmetry } from '../game.ts';
import { featuresOn } from './features.ts';
import { cellOf, MARKS } from './marks.ts';
import { type OthelloMove, OthelloPosition, PASS } from './position.ts';
import { PRESETS } from './presets.ts';
import { readBoard } from './readBoard.ts';
import {
  count,
  GRIDS,
  type Grid,
  isEmpty,
  isIn,
  listed,
  printSquare,
  SIZES,
  type Size,
  type Square,
  setOf,
} from './squares.ts';

const DISCS = { x: { shape: 'disc', side: 'max' }, o: { shape: 'disc', side: 'min' } } as const;

/** Returns Othello on a board of this many rows and columns. */
export function othello(size: Size, weights: Weights = null): Game<OthelloPosition, OthelloMove> {
  const grid = GRIDS[size];
  const sums = weighted(featuresOn(grid), weights);
  return {
    s0: startOn(grid),
    player: ({ toMove }) => toMove,
    actions: (position) => {
      const legal = position.legal(position.toMove);
      return isEmpty(legal) ? [PASS] : listed(legal);
    },
    result: (position, move) => position.after(move),
    terminalTest: (position) => position.isOver(),
    utility: lead,
    utilityRange: [-size * size, size * size],
    isWhole: true,
    features: sums.features,
    evaluate: (position) => (position.isOver() ? won(lead(position)) : sums.evaluate(position)),
    emptySquares: (position) => count(position.empty()),
    isPass: (move) => move === PASS,
    key: ({ max, min, toMove }) => `${max.high} ${max.low} ${min.high} ${min.low} ${toMove}`,
    symmetries: symmetriesOf(grid),
    printMove: (move) => (move === PASS ? 'pass' : printSquare(move)),
    printState: printBoard,
    printSquares: (position) =>
      `${signsOf(position).toUpperCase().replaceAll('.', '-')} ${bySide(position.toMove, 'X', 'O')}`,
    parseState: (text, first) => readBoard(text, grid, first),
    picture: (position) => ({ kind: 'grid', ...markedBoard(signsOf(position), size, DISCS), isFramed: true }),
    cellOf: (position, move) => (move === PASS ? null : cellOf(position, move)),
    cellName: (cell) => printSquare(grid.squares[cell] ?? 0),
    turnedBy: (position, move) =>
      move === PASS ? [] : listed(position.turnedBy(move)).map((square) => cellOf(position, square)),
    marks: MARKS,
  };
}

export const othelloEntry: GameEntry = {
  title: { en: 'Othello', zh: '黑白棋' },
  names: ['othello', 'reversi', 'othello game', '黑白棋', '奥赛罗', '奥赛罗棋', '翻转棋', '翻棋', '反棋'],
  stamp: '......../......../..xo.o../..xxoo../..xoox../.x.oxx../...xo.../........',
  rules: {
    en: 'A disc turns over the rows of opposing discs between it and another of its side; without such a square a side passes. More discs win.',
    zh: '落子须夹住对方的子，被夹住的子全部翻转；无处可下则停一手；子多者胜。',
  },
  sides: { max: { en: 'Black', zh: '黑方' }, min: { en: 'White', zh: '白方' } },
  signs: { max: '●', min: '○' },
  options: [
    {
      name: 'size',
      label: { en: 'size', zh: '棋盘' },
      kind: 'choice',
      choices: SIZES,
      opening: 8,
    },
  ],
  presets: PRESETS,
  make: ({ size }, weights) => othello(size as Size, weights),
  first: () => 'max',
  depths: [1, 8],
  opening: { depth: 2, symmetry: false },
};

/** Returns the opening position: White on the two middle squares of the diagonal from the top left, Black on the others. */
function startOn(grid: Grid): OthelloPosition {
  const before = grid.size / 2 - 1;
  const square = (row: number, column: number) => 8 * (before + row) + before + column;
  return new OthelloPosition(
    grid,
    setOf([square(0, 1), square(1, 0)]),
    setOf([square(0, 0), square(1, 1)]),
    'max',
  );
}

function lead({ max, min }: OthelloPosition): number {
  return count(max) - count(min);
}

/** Returns the EVAL of a terminal position from the lead of MAX. */
function won(by: number): number {
  return by === 0 ? 0 : by * Infinity;
}

function signsOf({ grid, max, min }: OthelloPosition): string {
  return grid.squares.map((square) => (isIn(max, square) ? 'x' : isIn(min, square) ? 'o' : '.')).join('');
}

function printBoard(position: OthelloPosition): string {
  return inRows(signsOf(position), position.grid.size);
}

/** The seven symmetries of the square without the identity; sides and their turns stay as they are. */
function symmetriesOf(grid: Grid): readonly Symmetry<OthelloPosition, OthelloMove>[] {
  const last = grid.size - 1;
  const images = [false, true].flatMap((isMirrored) =>
    [0, 1, 2, 3].map((turns) => (square: Square) => {
      let [row, column] = [square >> 3, square & 7];
      if (isMirrored) column = last - column;
      for (let turn = 0; turn < turns; turn += 1) [row, column] = [column, last - row];
      return 8 * row + column;
    }),
  );
  return images.slice(1).map((image) => ({
    state: ({ max, min, toMove }) =>
      new OthelloPosition(grid, setOf(listed(max).map(image)), setOf(listed(min).map(image)), toMove),
    move: (move) => (move === PASS ? PASS : image(move)),
  }));
}
