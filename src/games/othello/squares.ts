/**
 * Sets of squares of an Othello board as the bits of two words: rows 1–4 in one, rows 5–8 in the other, eight bits a
 * row. Smaller boards stand in the top left of the 64 squares. A bit operation then stays within the 32 bits of
 * JavaScript.
 */

/** A square: 8 times its row plus its column, both from 0 at the top left. */
export type Square = number;

/** A set of squares. */
export interface Squares {
  /** the squares of rows 1–4 */
  readonly high: number;
  /** the squares of rows 5–8 */
  readonly low: number;
}

export const SIZES = [4, 6, 8] as const;
export type Size = (typeof SIZES)[number];

export const NO_SQUARES: Squares = { high: 0, low: 0 };

/** All columns but the first, as the bits of a word. */
const NOT_FIRST_COLUMN = 0xfefefefe | 0;
/** All columns but the last of eight, as the bits of a word. */
const NOT_LAST_COLUMN = 0x7f7f7f7f;

/** The four axes of the board: a row, a column, and the diagonals to the lower right and to the lower left. */
export const AXES = [1, 8, 9, 7] as const;
/** An axis, as the distance between the numbers of two neighbouring squares on it. */
export type Axis = (typeof AXES)[number];

export function isIn({ high, low }: Squares, square: Square): boolean {
  return ((square < 32 ? high >>> square : low >>> (square - 32)) & 1) === 1;
}

export function setOf(squares: readonly Square[]): Squares {
  let [high, low] = [0, 0];
  for (const square of squares) {
    if (square < 32) high |= 1 << square;
    else low |= 1 << (square - 32);
  }
  return { high, low };
}

/** Returns the squares of a set row by row from the top left. */
export function listed({ high, low }: Squares): Square[] {
  const squares: Square[] = [];
  for (let left = high; left !== 0; left &= left - 1) squares.push(31 - Math.clz32(left & -left));
  for (let left = low; left !== 0; left &= left - 1) squares.push(63 - Math.clz32(left & -left));
  return squares;
}

export function isEmpty({ high, low }: Squares): boolean {
  return (high | low) === 0;
}

export function union(a: Squares, b: Squares): Squares {
  return { high: a.high | b.high, low: a.low | b.low };
}

export function common(a: Squares, b: Squares): Squares {
  return { high: a.high & b.high, low: a.low & b.low };
}

/** Returns the squares of `a` that are not in `b`. */
export function without(a: Squares, b: Squares): Squares {
  return { high: a.high & ~b.high, low: a.low & ~b.low };
}

export function count({ high, low }: Squares): number {
  return bitsOf(high) + bitsOf(low);
}

function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * For each axis, the squares that can be entered along it towards greater squares, and towards smaller ones, as the bits
 * of a word. Going right enters no first column, for example.
 */
export const ENTERED = AXES.map((axis) => ({
  axis,
  up: axis === 8 ? -1 : axis === 7 ? NOT_LAST_COLUMN : NOT_FIRST_COLUMN,
  down: axis === 8 ? -1 : axis === 7 ? NOT_FIRST_COLUMN : NOT_LAST_COLUMN,
}));

/** Returns the squares that have a neighbour in the set, in any of the eight directions. */
export function around({ high, low }: Squares): Squares {
  let allHigh = 0;
  let allLow = 0;
  for (const { axis, up, down } of ENTERED) {
    const back = 32 - axis;
    allHigh |= ((high << axis) & up) | (((high >>> axis) | (low << back)) & down);
    allLow |= (((low << axis) | (high >>> back)) & up) | ((low >>> axis) & down);
  }
  return { high: allHigh, low: allLow };
}

/** What depends on the size of the board alone. */
export interface Grid {
  readonly size: Size;
  /** the squares of the board row by row */
  readonly squares: readonly Square[];
  readonly all: Squares;
  readonly corners: readonly Square[];
}

export const GRIDS: Readonly<Record<Size, Grid>> = { 4: gridOf(4), 6: gridOf(6), 8: gridOf(8) };

function gridOf(size: Size): Grid {
  const places = Array.from({ length: size }, (_, place) => place);
  const squares = places.flatMap((row) => places.map((column) => 8 * row + column));
  const last = size - 1;
  return { size, squares, all: setOf(squares), corners: [0, last, 8 * last, 9 * last] };
}

/** Returns the name of a square, such as "d3": columns are letters, rows are numbers from the top. */
export function printSquare(square: Square): string {
  return `${'abcdefgh'[square & 7]}${(square >> 3) + 1}`;
}
