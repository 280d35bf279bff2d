/**
 * Alpha-beta and playouts of Othello on 8 × 8 squares by hand: discs as four numbers, moves as bits, nothing kept and no
 * function of a game called. They are the yardstick for the searches through the game's functions.
 */
import type { Random } from '../src/core/random/seeded.ts';

const INNER = 0x7e7e7e7e;
const AXES = [1, 7, 8, 9];

/** The squares of the last call of `findLegal`, or the turned discs of the last call of `findTurned`. */
let high = 0;
let low = 0;
let nodes = 0;

function findLegal(ownHigh: number, ownLow: number, theirHigh: number, theirLow: number): void {
  high = 0;
  low = 0;
  for (const axis of AXES) {
    const back = 32 - axis;
    const turnHigh = axis === 8 ? theirHigh : theirHigh & INNER;
    const turnLow = axis === 8 ? theirLow : theirLow & INNER;
    let upHigh = turnHigh & (ownHigh << axis);
    let upLow = turnLow & ((ownLow << axis) | (ownHigh >>> back));
    let downHigh = turnHigh & ((ownHigh >>> axis) | (ownLow << back));
    let downLow = turnLow & (ownLow >>> axis);
    for (let length = 1; length < 6; length += 1) {
      upLow |= turnLow & ((upLow << axis) | (upHigh >>> back));
      upHigh |= turnHigh & (upHigh << axis);
      downHigh |= turnHigh & ((downHigh >>> axis) | (downLow << back));
      downLow |= turnLow & (downLow >>> axis);
    }
    high |= (upHigh << axis) | (downHigh >>> axis) | (downLow << back);
    low |= (upLow << axis) | (upHigh >>> back) | (downLow >>> axis);
  }
  high &= ~(ownHigh | theirHigh);
  low &= ~(ownLow | theirLow);
}

function findTurned(
  ownHigh: number,
  ownLow: number,
  theirHigh: number,
  theirLow: number,
  square: number,
): void {
  const bitHigh = square < 32 ? 1 << square : 0;
  const bitLow = square < 32 ? 0 : 1 << (square - 32);
  let [allHigh, allLow] = [0, 0];
  for (const axis of AXES) {
    const back = 32 - axis;
    const turnHigh = axis === 8 ? theirHigh : theirHigh & INNER;
    const turnLow = axis === 8 ? theirLow : theirLow & INNER;
    for (let up = 0; up < 2; up += 1) {
      let rowHigh = 0;
      let rowLow = 0;
      let atHigh = up === 0 ? bitHigh << axis : (bitHigh >>> axis) | (bitLow << back);
      let atLow = up === 0 ? (bitLow << axis) | (bitHigh >>> back) : bitLow >>> axis;
      while (((atHigh & turnHigh) | (atLow & turnLow)) !== 0) {
        rowHigh |= atHigh;
        rowLow |= atLow;
        if (up === 0) {
          atLow = (atLow << axis) | (atHigh >>> back);
          atHigh <<= axis;
        } else {
          atHigh = (atHigh >>> axis) | (atLow << back);
          atLow >>>= axis;
        }
      }
      if (((atHigh & ownHigh) | (atLow & ownLow)) !== 0) {
        allHigh |= rowHigh;
        allLow |= rowLow;
      }
    }
  }
  high = allHigh;
  low = allLow;
}

function bits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The value for the side that owns `own`, by its discs less the other's at the depth limit. */
function worthOf(
  ownHigh: number,
  ownLow: number,
  theirHigh: number,
  theirLow: number,
  left: number,
  from: number,
  to: number,
): number {
  nodes += 1;
  const lead = bits(ownHigh) + bits(ownLow) - bits(theirHigh) - bits(theirLow);
  findLegal(ownHigh, ownLow, theirHigh, theirLow);
  const [legalHigh, legalLow] = [high, low];
  if ((legalHigh | legalLow) === 0) {
    findLegal(theirHigh, theirLow, ownHigh, ownLow);
    if ((high | low) === 0) return lead === 0 ? 0 : lead * Infinity;
    if (left === 0) return lead;
    return -worthOf(theirHigh, theirLow, ownHigh, ownLow, left - 1, -to, -from);
  }
  if (left === 0) return lead;
  let best = -Infinity;
  let alpha = from;
  for (let square = 0; square < 64; square += 1) {
    const isLegal = square < 32 ? (legalHigh >>> square) & 1 : (legalLow >>> (square - 32)) & 1;
    if (isLegal === 0) continue;
    findTurned(ownHigh, ownLow, theirHigh, theirLow, square);
    const [turnedHigh, turnedLow] = [high, low];
    const value = -worthOf(
      theirHigh & ~turnedHigh,
      theirLow & ~turnedLow,
      ownHigh | turnedHigh | (square < 32 ? 1 << square : 0),
      ownLow | turnedLow | (square < 32 ? 0 : 1 << (square - 32)),
      left - 1,
      -to,
      -alpha,
    );
    if (value > best) best = value;
    if (best >= to) return best;
    if (best > alpha) alpha = best;
  }
  return best;
}

/** Searches the opening position to a depth; returns the value for Black and the number of nodes. */
export function searchByHand(depth: number): { readonly value: number; readonly nodes: number } {
  nodes = 0;
  const [black, white] = [(1 << 28) | 0, (1 << 27) | 0];
  const value = worthOf(black, 1 << 3, white, 1 << 4, depth, -Infinity, Infinity);
  return { value, nodes };
}

/** Plays random moves from the opening position to the end; returns the discs of Black less those of White. */
export function playOutByHand(random: Random): number {
  let [ownHigh, ownLow, theirHigh, theirLow] = [1 << 28, 1 << 3, 1 << 27, 1 << 4];
  for (let side = 1; ; side = -side) {
    findLegal(ownHigh, ownLow, theirHigh, theirLow);
    let legal = bits(high) + bits(low);
    if (legal === 0) {
      findLegal(theirHigh, theirLow, ownHigh, ownLow);
      if ((high | low) === 0) return side * (bits(ownHigh) + bits(ownLow) - bits(theirHigh) - bits(theirLow));
      // A pass is a move, for which a number is drawn as for every other.
      random.below(1);
      [ownHigh, ownLow, theirHigh, theirLow] = [theirHigh, theirLow, ownHigh, ownLow];
      continue;
    }
    const [legalHigh, legalLow] = [high, low];
    legal = random.below(legal);
    let square = -1;
    while (legal >= 0) {
      square += 1;
      legal -= square < 32 ? (legalHigh >>> square) & 1 : (legalLow >>> (square - 32)) & 1;
    }
    findTurned(ownHigh, ownLow, theirHigh, theirLow, square);
    const [mineHigh, mineLow] = [
      ownHigh | high | (square < 32 ? 1 << square : 0),
      ownLow | low | (square < 32 ? 0 : 1 << (square - 32)),
    ];
    [ownHigh, ownLow, theirHigh, theirLow] = [theirHigh & ~high, theirLow & ~low, mineHigh, mineLow];
  }
}
