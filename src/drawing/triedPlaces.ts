/**
 * Lists the places around a shape that are tried for its name. The places form a grid. An obstacle rules out an interval of
 * each of its rows, so that a place is never compared with one obstacle after another.
 */
import type { Line } from './edgeGeometry.ts';
import type { Box } from './namePlace.ts';
import type { Obstacles, ShapeObstacle } from './obstacles.ts';

/** The least distances between a name and other things, px: from any outline, from a stroke, from another text. */
export const OFF_SHAPE = 3.5;
export const OFF_LINE = 2.5;
export const OFF_TEXT = 3;

/** What is sought: a place for a box of this size around a shape, no nearer than `within` and no farther than `reach`. */
export interface Sought {
  /** the middle of the shape, and its size, px */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** the size of the box, px */
  readonly wide: number;
  readonly high: number;
  /** the least distance between box and shape, px; null when there is none */
  readonly within: number | null;
  readonly reach: number;
  /** the distance between neighbouring places, px */
  readonly step: number;
  /** the size of the picture, which no box may leave, px */
  readonly picture: { readonly width: number; readonly height: number };
}

/** The middle of a box, in px from the middle of the shape. */
export interface TriedPlace {
  readonly dx: number;
  readonly dy: number;
}

/** How much the distance of the middles of box and shape adds to that of their outlines, per px. */
const MIDDLES = 0.12;

/**
 * The four quadrants around a shape, in the order in which they are tried: above before below, and right
 * before left.
 */
const SIGNS = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** The places of a band around the shape are put in order together; this is the width of the band in steps. */
const BAND_STEPS = 2;

/**
 * Lists the places for a box, nearest first, without those at which it would certainly touch an obstacle. Whoever has found
 * enough of them stops, and the rest is never put in order.
 */
export function* triedPlaces(sought: Sought, obstacles: Obstacles): Generator<TriedPlace> {
  const { width, height, wide, high, within, reach, step } = sought;
  const [halfWide, halfHigh] = [(width + wide) / 2, (height + high) / 2];
  const [across, down] = [multiplesOf(step, halfWide + reach), multiplesOf(step, halfHigh + reach)];
  // Places are sorted by the distance between the boxes of shape and name, and to a lesser degree by that
  // of their middles.
  const farAt = (dx: number, dy: number) =>
    Math.hypot(Math.max(0, dx - halfWide), Math.max(0, dy - halfHigh)) + (dx + dy) * MIDDLES;
  const isTooNear = (dx: number, dy: number) =>
    within !== null && dx <= halfWide + within && dy <= halfHigh + within;
  const grid = new Grid(sought, across.length, down.length);
  grid.ruleOut(obstacles);
  // In each row the distance grows with the column, so that every band continues where the one before it ended.
  const next = down.map((dy) => {
    const first = across.findIndex((dx) => !isTooNear(dx, dy));
    return first < 0 ? across.length : first;
  });
  let left = next.reduce((sum, first) => sum + across.length - first, 0);
  for (let limit = (within ?? 0) + BAND_STEPS * step; left > 0; limit += BAND_STEPS * step) {
    const band: (TriedPlace & { readonly far: number; readonly turn: number })[] = [];
    for (const [row, dy] of down.entries())
      for (let column = next[row] as number; column < across.length; column += 1) {
        const dx = across[column] as number;
        const far = farAt(dx, dy);
        if (far >= limit) break;
        next[row] = column + 1;
        left -= 1;
        for (const [turn, [sx, sy]] of SIGNS.entries())
          if ((dx > 0 || sx > 0) && (dy > 0 || sy > 0) && grid.isOpen(column * sx, row * sy))
            band.push({
              dx: dx * sx,
              dy: dy * sy,
              far,
              turn: (column * down.length + row) * SIGNS.length + turn,
            });
      }
    yield* band.sort((a, b) => a.far - b.far || a.turn - b.turn);
  }
}

/** Returns the multiples of a step from 0 to `most`. */
function multiplesOf(step: number, most: number): readonly number[] {
  const multiples: number[] = [];
  for (let sum = 0; sum <= most; sum += step) multiples.push(sum);
  return multiples;
}

/** A place nearer than this to the end of an interval is not ruled out, px: it is compared with the obstacle itself. */
const DOUBT = 1e-6;

/** The places around a shape: in rows and columns that are counted from its middle in both directions. */
class Grid {
  readonly #sought: Sought;
  /** the number of columns to either side of the middle, and of rows above and below it */
  readonly #right: number;
  readonly #down: number;
  /** the number of columns */
  readonly #row: number;
  /** by row and column: 1 where a box would touch an obstacle */
  readonly #taken: Uint8Array;

  constructor(sought: Sought, columns: number, rows: number) {
    this.#sought = sought;
    this.#right = columns - 1;
    this.#down = rows - 1;
    this.#row = 2 * columns - 1;
    this.#taken = new Uint8Array(this.#row * (2 * rows - 1));
  }

  isOpen(column: number, row: number): boolean {
    return this.#taken[(row + this.#down) * this.#row + column + this.#right] === 0;
  }

  ruleOut({ shapes, lines, texts }: Obstacles): void {
    const { width, height } = this.#sought.picture;
    this.#ruleOutBox({ left: -Infinity, right: Infinity, top: -Infinity, bottom: 1 }, 0);
    this.#ruleOutBox({ left: -Infinity, right: Infinity, top: height, bottom: Infinity }, 0);
    this.#ruleOutBox({ left: -Infinity, right: 1, top: -Infinity, bottom: Infinity }, 0);
    this.#ruleOutBox({ left: width - 1, right: Infinity, top: -Infinity, bottom: Infinity }, 0);
    for (const { box } of texts) this.#ruleOutBox(box, OFF_TEXT);
    for (const shape of shapes) this.#ruleOutShape(shape);
    for (const { line, box } of lines) this.#ruleOutLine(line, box);
  }

  #ruleOutBox({ left, right, top, bottom }: Box, off: number): void {
    const { wide, high } = this.#sought;
    const [aside, apart] = [off + wide / 2, off + high / 2];
    this.#inRows(top - apart, bottom + apart, (_y, row) => this.#take(row, left - aside, right + aside));
  }

  #ruleOutShape({ sides, box: { left, right, top, bottom } }: ShapeObstacle): void {
    const { wide, high } = this.#sought;
    const [aside, apart] = [OFF_SHAPE + wide / 2, OFF_SHAPE + high / 2];
    const limits = sides.map(({ outX, outY, at }) => ({
      ...{ outX, outY },
      most: at + OFF_SHAPE + (Math.abs(outX) * wide + Math.abs(outY) * high) / 2,
    }));
    this.#inRows(top - apart, bottom + apart, (y, row) => {
      let [from, to] = [left - aside, right + aside];
      for (const { outX, outY, most } of limits) {
        const room = most - y * outY;
        if (outX > 0) to = Math.min(to, room / outX);
        else if (outX < 0) from = Math.max(from, room / outX);
        else if (room < DOUBT) return;
      }
      this.#take(row, from, to);
    });
  }

  #ruleOutLine({ x1, y1, x2, y2 }: Line, { top, bottom }: Box): void {
    const { wide, high } = this.#sought;
    const [aside, apart] = [OFF_LINE + wide / 2, OFF_LINE + high / 2];
    // the share of the line's length at which it is at a height, or at the end that is nearer to it
    const shareAt = (end: number) =>
      y1 === y2 ? (end < y1 ? 0 : 1) : Math.min(1, Math.max(0, (end - y1) / (y2 - y1)));
    this.#inRows(top - apart, bottom + apart, (y, row) => {
      // Only the piece of the line that is as high as the box can touch it.
      const start = x1 + (x2 - x1) * shareAt(y - apart);
      const stop = x1 + (x2 - x1) * shareAt(y + apart);
      this.#take(row, Math.min(start, stop) - aside, Math.max(start, stop) + aside);
    });
  }

  /** Calls `visit` with the rows whose y is between two limits. */
  #inRows(from: number, to: number, visit: (y: number, row: number) => void): void {
    const { y, step } = this.#sought;
    const first = Math.max(-this.#down, Math.ceil((from + DOUBT - y) / step));
    const last = Math.min(this.#down, Math.floor((to - DOUBT - y) / step));
    for (let row = first; row <= last; row += 1) visit(y + row * step, row);
  }

  /** Rules out the places of a row whose x is between two limits. */
  #take(row: number, from: number, to: number): void {
    const { x, step } = this.#sought;
    const first = Math.max(-this.#right, Math.ceil((from + DOUBT - x) / step));
    const last = Math.min(this.#right, Math.floor((to - DOUBT - x) / step));
    const start = (row + this.#down) * this.#row + this.#right;
    for (let column = first; column <= last; column += 1) this.#taken[start + column] = 1;
  }
}
