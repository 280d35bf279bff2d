/**
 * The moves of Othello: the squares on which a side may put a disc, and the discs that turn over. A row of opposing
 * discs between the new disc and one of the own turns over, in each of the eight directions.
 */
import { AXES, type Square, type Squares } from './squares.ts';

/**
 * For each axis, the squares on which a disc can turn over, as the bits of a word: on a column all, otherwise those of
 * the inner columns, because a disc at the rim has no neighbour behind it.
 */
const ROWS = AXES.map((axis) => ({ axis, inner: axis === 8 ? -1 : 0x7e7e7e7e }));

/** The longest row of discs that can be turned over. */
const LONGEST = 6;

/** Returns the squares of `board` on which the side that owns `own` may put a disc. */
export function legalSquares(own: Squares, theirs: Squares, board: Squares): Squares {
  const emptyHigh = board.high & ~(own.high | theirs.high);
  const emptyLow = board.low & ~(own.low | theirs.low);
  let high = 0;
  let low = 0;
  for (const { axis, inner } of ROWS) {
    const turnHigh = theirs.high & inner;
    const turnLow = theirs.low & inner;
    const back = 32 - axis;
    // the rows of opposing discs that begin beside an own disc, towards the greater and the smaller squares
    let afterHigh = turnHigh & (own.high << axis);
    let afterLow = turnLow & ((own.low << axis) | (own.high >>> back));
    let beforeHigh = turnHigh & ((own.high >>> axis) | (own.low << back));
    let beforeLow = turnLow & (own.low >>> axis);
    for (let length = 1; length < LONGEST; length += 1) {
      afterLow |= turnLow & ((afterLow << axis) | (afterHigh >>> back));
      afterHigh |= turnHigh & (afterHigh << axis);
      beforeHigh |= turnHigh & ((beforeHigh >>> axis) | (beforeLow << back));
      beforeLow |= turnLow & (beforeLow >>> axis);
    }
    high |= (afterHigh << axis) | (beforeHigh >>> axis) | (beforeLow << back);
    low |= (afterLow << axis) | (afterHigh >>> back) | (beforeLow >>> axis);
  }
  return { high: high & emptyHigh, low: low & emptyLow };
}

/** Returns the opposing discs that turn over when the side that owns `own` puts a disc on a square; none if illegal. */
export function turnedOver(own: Squares, theirs: Squares, square: Square): Squares {
  const startHigh = square < 32 ? 1 << square : 0;
  const startLow = square < 32 ? 0 : 1 << (square - 32);
  let high = 0;
  let low = 0;
  for (const { axis, inner } of ROWS) {
    const turnHigh = theirs.high & inner;
    const turnLow = theirs.low & inner;
    const back = 32 - axis;
    // towards the greater squares: `at` is the square after the row so far
    let rowHigh = 0;
    let rowLow = 0;
    let atHigh = startHigh << axis;
    let atLow = (startLow << axis) | (startHigh >>> back);
    while (((atHigh & turnHigh) | (atLow & turnLow)) !== 0) {
      rowHigh |= atHigh;
      rowLow |= atLow;
      atLow = (atLow << axis) | (atHigh >>> back);
      atHigh <<= axis;
    }
    if (((atHigh & own.high) | (atLow & own.low)) !== 0) {
      high |= rowHigh;
      low |= rowLow;
    }
    // towards the smaller squares
    rowHigh = 0;
    rowLow = 0;
    atHigh = (startHigh >>> axis) | (startLow << back);
    atLow = startLow >>> axis;
    while (((atHigh & turnHigh) | (atLow & turnLow)) !== 0) {
      rowHigh |= atHigh;
      rowLow |= atLow;
      atHigh = (atHigh >>> axis) | (atLow << back);
      atLow >>>= axis;
    }
    if (((atHigh & own.high) | (atLow & own.low)) !== 0) {
      high |= rowHigh;
      low |= rowLow;
    }
  }
  return { high, low };
}
