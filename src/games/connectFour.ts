/**
 * Connect-4 on seven columns of six cells: MAX plays x and moves first. Cells are numbered row by row from the bottom.
 * A side's 42 cells are two words of 21 bits, rows 0–2 and rows 3–5, so that a bit operation stays within the 32 bits
 * of JavaScript.
 */
import { markedBoard } from '../core/board.ts';
import { bySide } from '../core/tree/nodeKind.ts';
import { afterWin, bothWon, cellsNamed, cellsOf, countOf, inRows, readCells, wrongNumbers } from './board.ts';
import type { GameEntry } from './entry.ts';
import { type Game, type ReadState, refused, type Side } from './game.ts';

export type Column = number;

const COLUMNS = [0, 1, 2, 3, 4, 5, 6];
const ROWS = [0, 1, 2, 3, 4, 5];
const CELLS = 42;
const HALF = 21;
const TOP_ROW = 35;
const IN_A_ROW = 4;

/** A set of cells as the bits of two words. */
interface Cells {
  readonly low: number;
  readonly high: number;
}

/**
 * The cells of both sides stand as numbers in the position: a search keeps every position that it generates, and one
 * object takes the garbage collector less time than three.
 */
export interface ConnectFourPosition {
  readonly maxLow: number;
  readonly maxHigh: number;
  readonly minLow: number;
  readonly minHigh: number;
  readonly discs: number;
  /** whether the disc dropped last completed four in a row */
  readonly won: boolean;
  /** the weighted sum of the features, updated when a disc is dropped; only lines through its cell change */
  readonly score: number;
}

const NO_CELLS: Cells = { low: 0, high: 0 };

/** The 69 lines of four cells: in rows, in columns and along both diagonals. */
const LINES: readonly Cells[] = ROWS.flatMap((row) =>
  COLUMNS.flatMap((column) => [
    ...lineFrom(row, column, 0, 1),
    ...lineFrom(row, column, 1, 0),
    ...lineFrom(row, column, 1, 1),
    ...lineFrom(row, column, 1, -1),
  ]),
);

/** For each cell, the lines of four that contain it; a disc dropped into the cell can complete no others. */
const LINES_THROUGH: readonly (readonly Cells[])[] = Array.from({ length: CELLS }, (_, cell) =>
  LINES.filter((line) => has(line, cell)),
);

/**
 * The weights wₖ of EVAL(s) = Σ wₖ·fₖ(s), k = 1, 2, 3: fₖ is the number of lines with k discs of MAX and none of MIN,
 * minus the number with k discs of MIN and none of MAX. A line with discs of both sides does not count.
 */
type LineWeights = readonly number[];

const USUAL: LineWeights = [0, 1, 4, 16, 0];

/** Connect-4 with the usual weights. The whole game takes up to 42 plies, so it is searched to a depth. */
export const connectFour: Game<ConnectFourPosition, Column> = {
  ...judgedBy(USUAL),
  s0: position(NO_CELLS, NO_CELLS, { discs: 0, won: false, score: 0 }),
  player: sideToMove,
  actions(position) {
    const taken = takenCells(position);
    return COLUMNS.filter((column) => !has(taken, TOP_ROW + column));
  },
  terminalTest: ({ won, discs }) => won || discs === CELLS,
  utility: (position) => (position.won ? winner(position) : 0),
  evaluate: (position) => (position.won ? winner(position) * Infinity : position.score + 0),
  utilityRange: [-1, 1],
  isWhole: true,
  key: ({ maxLow, maxHigh, minLow, minHigh }) => [maxLow, maxHigh, minLow, minHigh].join(' '),
  symmetries: [{ state: mirrored, move: (column) => 6 - column }],
  printMove: (column) => String(column + 1),
  printState: (position) => inRows(printCells(position), 7),
  picture: (position) => ({ kind: 'grid', ...markedBoard(printCells(position), 7) }),
};

/** Returns the members of the game that depend on the weights, because a position contains its weighted sum. */
function judgedBy(
  weights: LineWeights,
): Pick<Game<ConnectFourPosition, Column>, 'result' | 'features' | 'parseState'> {
  return {
    result: (position, column) => drop(position, column, weights),
    features: [1, 2, 3].map((discs) => ({
      symbol: `f${'₀₁₂₃'[discs]}`,
      name: {
        en: `open lines with ${discs} of MAX less those of MIN`,
        zh: `含 ${discs} 子的空线：MAX 减 MIN`,
      },
      weight: weights[discs] ?? 0,
      range: [-LINES.length, LINES.length],
      value: (position) => {
        const [max, min] = [cellsOfMax(position), cellsOfMin(position)];
        return openLines(max, min, discs) - openLines(min, max, discs);
      },
    })),
    parseState: (text) => readPosition(text, weights),
  };
}

export const connectFourEntry: GameEntry = {
  title: { en: 'Connect-4', zh: '四子棋' },
  names: [
    'connect-four',
    'connect four',
    'connect 4',
    'four in a row',
    '四子棋',
    '四子连线',
    '屏风四子棋',
    '重力四子棋',
    '四连棋',
  ],
  stamp: '......./......./......./...x.../..oxo../.xoxxo.',
  rules: {
    en: 'In turn, a disc is dropped into one of seven columns. Who has four in a row wins.',
    zh: '轮流把棋子投入七列中的一列；先连成四子者胜。',
  },
  signs: { max: 'x', min: 'o' },
  options: [],
  make: (_options, weights) =>
    weights === null ? connectFour : { ...connectFour, ...judgedBy([0, ...weights, 0]) },
  first: () => 'max',
  opening: { depth: 4, symmetry: false },
};

/** Returns the lines that contain this many discs of one side and none of the other. */
function openLines(mine: Cells, theirs: Cells, discs: number): number {
  return LINES.filter((line) => discsOn(mine, line) === discs && discsOn(theirs, line) === 0).length;
}

/** Reads the text of a position by playing it again disc by disc; a position that no play leads to is refused. */
function readPosition(text: string, weights: LineWeights): ReadState<ConnectFourPosition> {
  const read = readCells(text, 6, 7);
  if (!read.ok) return read;
  const { state: cells } = read;
  const [x, o] = [countOf(cells, 'x'), countOf(cells, 'o')];
  if (x - o !== 0 && x - o !== 1) return refused(wrongNumbers(x, o));
  const signs = [...cells];
  const floating = signs.flatMap((sign, cell) => (sign !== '.' && signs[cell + 7] === '.' ? [cell] : []));
  if (floating.length > 0) {
    const { en, zh } = cellsNamed(floating, 7);
    return refused({ en: `nothing is under the disc at ${en}`, zh: `${zh}的棋子下方是空的` });
  }
  const setOf = (sign: 'x' | 'o') =>
    cellsOf(cells, sign).reduce((set, cell) => withCell(set, fromTop(cell)), NO_CELLS);
  const [max, min] = [setOf('x'), setOf('o')];
  const foursOf = (side: Cells) => LINES.filter((line) => discsOn(side, line) === IN_A_ROW);
  const [wonByMax, wonByMin] = [foursOf(max), foursOf(min)];
  const cellsIn = (line: Cells) => [...signs.keys()].filter((cell) => has(line, fromTop(cell)));
  const meant = [...new Set([...wonByMax, ...wonByMin].flatMap(cellsIn))];
  if (wonByMax.length > 0 && wonByMin.length > 0) return refused(bothWon(meant, 7));
  const won = meant.length > 0;
  if (won && wonByMax.length > 0 !== x > o) return refused(afterWin(meant, 7));
  const score = weights.reduce(
    (sum, weight, discs) =>
      discs === 0 ? sum : sum + weight * (openLines(max, min, discs) - openLines(min, max, discs)),
    0,
  );
  return { ok: true, state: position(max, min, { discs: x + o, won, score }) };
}

function position(
  max: Cells,
  min: Cells,
  { discs, won, score }: Pick<ConnectFourPosition, 'discs' | 'won' | 'score'>,
): ConnectFourPosition {
  return { maxLow: max.low, maxHigh: max.high, minLow: min.low, minHigh: min.high, discs, won, score };
}

function cellsOfMax({ maxLow, maxHigh }: ConnectFourPosition): Cells {
  return { low: maxLow, high: maxHigh };
}

function cellsOfMin({ minLow, minHigh }: ConnectFourPosition): Cells {
  return { low: minLow, high: minHigh };
}

function takenCells({ maxLow, maxHigh, minLow, minHigh }: ConnectFourPosition): Cells {
  return { low: maxLow | minLow, high: maxHigh | minHigh };
}

/** Converts a cell's index counted from the top to one counted from the bottom, or the reverse. */
function fromTop(cell: number): number {
  return (5 - Math.floor(cell / 7)) * 7 + (cell % 7);
}

function sideToMove({ discs }: ConnectFourPosition): Side {
  return discs % 2 === 0 ? 'max' : 'min';
}

/** Returns +1 if MAX dropped the last disc, −1 if MIN did. */
function winner(position: ConnectFourPosition): number {
  return bySide(sideToMove(position), -1, 1);
}

function drop(before: ConnectFourPosition, column: Column, weights: LineWeights): ConnectFourPosition {
  const { discs, score } = before;
  const maximising = bySide(sideToMove(before), true, false);
  const cell = lowestEmpty(takenCells(before), column);
  const mine = withCell(maximising ? cellsOfMax(before) : cellsOfMin(before), cell);
  const theirs = maximising ? cellsOfMin(before) : cellsOfMax(before);
  let won = false;
  let gain = 0;
  for (const line of LINES_THROUGH[cell] ?? []) {
    const ofMine = discsOn(mine, line);
    const ofTheirs = discsOn(theirs, line);
    if (ofMine === IN_A_ROW) won = true;
    if (ofTheirs === 0) gain += (weights[ofMine] ?? 0) - (weights[ofMine - 1] ?? 0);
    else if (ofMine === 1) gain += weights[ofTheirs] ?? 0;
  }
  // Subtracted, not added with its sign changed: −0, unlike 0, would be one more object of every position.
  return maximising
    ? position(mine, theirs, { discs: discs + 1, won, score: score + gain })
    : position(theirs, mine, { discs: discs + 1, won, score: score - gain });
}

function discsOn(cells: Cells, line: Cells): number {
  return ones(cells.low & line.low) + ones(cells.high & line.high);
}

function lowestEmpty(taken: Cells, column: Column): number {
  let cell = column;
  while (has(taken, cell)) cell += 7;
  return cell;
}

function has({ low, high }: Cells, cell: number): boolean {
  return cell < HALF ? (low & (1 << cell)) !== 0 : (high & (1 << (cell - HALF))) !== 0;
}

function withCell({ low, high }: Cells, cell: number): Cells {
  return cell < HALF ? { low: low | (1 << cell), high } : { low, high: high | (1 << (cell - HALF)) };
}

/** Returns the number of bits set in a word: summed in pairs, fours, eights and then all at once. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Returns the line of four that begins at a cell and continues by the given steps; none when it leaves the board. */
function lineFrom(row: number, column: number, up: number, right: number): Cells[] {
  const [lastRow, lastColumn] = [row + up * (IN_A_ROW - 1), column + right * (IN_A_ROW - 1)];
  if (!ROWS.includes(lastRow) || !COLUMNS.includes(lastColumn)) return [];
  let line = NO_CELLS;
  for (let i = 0; i < IN_A_ROW; i += 1) line = withCell(line, (row + up * i) * 7 + column + right * i);
  return [line];
}

/**
 * Returns the mirror image of a position, left and right exchanged. EVAL is the same, because the features are
 * symmetric.
 */
function mirrored(of: ConnectFourPosition): ConnectFourPosition {
  const [max, min] = [mirroredCells(cellsOfMax(of)), mirroredCells(cellsOfMin(of))];
  return position(max, min, of);
}

function mirroredCells(cells: Cells): Cells {
  let image = NO_CELLS;
  for (const row of ROWS)
    for (const column of COLUMNS)
      if (has(cells, row * 7 + column)) image = withCell(image, row * 7 + 6 - column);
  return image;
}

/** Returns the rows of the board from the top. */
function printCells(position: ConnectFourPosition): string {
  const [max, min] = [cellsOfMax(position), cellsOfMin(position)];
  return Array.from({ length: CELLS }, (_, cell) => fromTop(cell))
    .map((cell) => (has(max, cell) ? 'x' : has(min, cell) ? 'o' : '.'))
    .join('');
}
