/** Outlines of the node kinds as SVG paths: ▲ MAX, ▼ MIN, ● chance, ■ leaf, and one for each of several players. */
import type { NodeKind } from '../core/index.ts';
import { textWidth } from './textWidth.ts';

export interface NodeShape {
  readonly kind: NodeKind;
  /** the width of the box around the shape, px; for a triangle that of its flat side */
  readonly width: number;
  readonly height: number;
  /**
   * the width in px at which the apex of a triangle is cut off, to make room for a long label; 0 for a
   * pointed apex
   */
  readonly apex: number;
  /** in a game of several players: the node's player, from 0 */
  readonly player?: number | undefined;
}

/** The corner radius of leaves and of cut apices, px. */
const ROUND = 5;

/** The height of a digit or capital above the baseline, em. */
export const CAP_HEIGHT = 0.73;

/** Characters that reach below the baseline, and how far they do, em. */
const DESCENDING = /[gjpqyQ_,;()[\]]|\p{Script=Han}/u;
export const DESCENT = 0.2;

/** Returns how far a text reaches below its baseline, em. */
export function descentOf(text: string): number {
  return DESCENDING.test(text) ? DESCENT : 0;
}

/**
 * Returns how far a text reaches above the height of capitals, em: Chinese characters are higher than
 * capitals.
 */
export function riseOf(text: string): number {
  return /\p{Script=Han}/u.test(text) ? RISE : 0;
}

const RISE = 0.14;

/** Returns the outline of a shape as an SVG path, with x from the middle of the shape and y from its top. */
export function outlineOf({ kind, width, height, apex, player = 0 }: NodeShape): string {
  const half = width / 2;
  switch (kind) {
    case 'max':
      return `M${short(-half)},${short(height)}${apexPath(half, height, apex, 0)}L${short(half)},${short(height)}Z`;
    case 'min':
      return `M${short(-half)},0${apexPath(half, -height, apex, height)}L${short(half)},0Z`;
    case 'chance':
      return roundedBox(half, height, half);
    case 'leaf':
      return roundedBox(half, height, Math.min(ROUND, height / 4));
    case 'player':
      return `M${playerCorners(player, width, height)
        .map(([x, y]) => `${short(x)},${short(y)}`)
        .join('L')}Z`;
  }
}

/**
 * The unit in which the corners at the ends of players' shapes are set inwards, as a fraction of the shape's
 * height.
 */
const CUT_IN = 0.2;

/**
 * The corners of the right end of each player's shape from top to bottom: how far inwards each lies, in units
 * of `CUT_IN`, and how far down. The left end is the mirror image of the right one, except for the fourth
 * shape, a slanted box. The shapes are 1 ⬡, 2 a box with cut corners, 3 a shield, 4 a slanted box, 5 a
 * trapezoid, 6 a box with notched ends.
 */
const ENDS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [1, 0],
    [0, 0.5],
    [1, 1],
  ],
  [
    [0.6, 0],
    [0, 0.2],
    [0, 0.8],
    [0.6, 1],
  ],
  [
    [0, 0],
    [0, 0.72],
    [1.4, 1],
  ],
  [
    [0, 0],
    [1, 1],
  ],
  [
    [1, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0.5],
    [0, 1],
  ],
];
const LEANING = 3;

/** Returns the corners of a player's shape, clockwise from the upper right, px. */
export function playerCorners(
  player: number,
  width: number,
  height: number,
): readonly (readonly [number, number])[] {
  const end = ENDS[player] ?? [];
  const right = end.map(([inwards, down]) => [width / 2 - inwards * CUT_IN * height, down * height] as const);
  const left =
    player === LEANING
      ? right.map(([x, y]) => [-x, height - y] as const)
      : right.map(([x, y]) => [-x, y] as const).reverse();
  return [...right, ...left];
}

/** Returns the width of a player's shape that holds a label of the given width, for a given height; em. */
export function playerWidth(label: number, height: number): number {
  return Math.max(label, LEAST_IN_PLAYER) + 2 * SIDE_GAP + 2 * CUT_IN * height;
}

/** The least width of a label in a player's shape, em, which makes room for the player's number. */
const LEAST_IN_PLAYER = 1.3;

/**
 * A player's number stands in the upper half of the player's shape: the position of its baseline, as a
 * fraction of the shape's height, and its font size, in em.
 */
export const PLAYER_NUMBER = { baseline: 0.36, size: 0.8 };

/**
 * Returns the least font size of values with which no text of a tree is smaller than `leastText`; both have
 * the same unit.
 */
export function smallestFigure({ players }: { readonly players: number }, leastText: number): number {
  return players > 0 ? leastText / PLAYER_NUMBER.size : leastText;
}

/**
 * Returns the SVG path over a triangle's apex from left to right. `y` is the y of the apex, and `rise` the
 * distance of the flat side below it.
 */
function apexPath(half: number, rise: number, apex: number, y: number): string {
  if (apex === 0) return `L0,${short(y)}`;
  const [corner, r] = [apex / 2, Math.min(ROUND, apex / 2)];
  const length = Math.hypot(half - corner, rise);
  const [down, out] = [(r * rise) / length, (r * (half - corner)) / length];
  const side = (sign: number) => `${short(sign * (corner + out))},${short(y + down)}`;
  return `L${side(-1)}Q${short(-corner)},${short(y)} ${short(r - corner)},${short(y)}H${short(corner - r)}Q${short(corner)},${short(y)} ${side(1)}`;
}

function roundedBox(half: number, height: number, radius: number): string {
  const [r, right, bottom] = [short(radius), short(half), short(height)];
  const arc = (x: number, y: number) => `a${r},${r} 0 0 1 ${short(x)},${short(y)}`;
  const [along, down] = [short(2 * (half - radius)), short(height - 2 * radius)];
  return `M${short(-right + radius)},0h${along}${arc(radius, radius)}v${down}${arc(-radius, radius)}H${short(-right + radius)}${arc(-radius, -radius)}V${short(bottom - height + radius)}${arc(radius, -radius)}Z`;
}

/** The distance between a triangle's flat side and its label, in multiples of the label's font size. */
const FLAT_GAP = 0.36;

/** How far from a triangle's flat side its label reaches, in multiples of the label's font size. */
export const LABEL_REACH = FLAT_GAP + CAP_HEIGHT;

/** Returns the y of a label's baseline: low in ▲, high in ▼, and in the middle of circles and leaves. */
export function labelBaseline(kind: NodeKind, height: number, em: number): number {
  switch (kind) {
    case 'max':
      return height - FLAT_GAP * em;
    case 'min':
      return LABEL_REACH * em;
    case 'chance':
    case 'leaf':
      return height / 2 + (CAP_HEIGHT / 2) * em;
    case 'player':
      return height * 0.8;
  }
}

/** Returns the greatest width of a label that does not touch the outline of its shape, px. */
export function labelRoom({ kind, width, height, apex }: NodeShape, em: number): number {
  switch (kind) {
    case 'max':
    case 'min':
      return width - ((width - apex) * LABEL_REACH * em) / height - 2 * SIDE_GAP * em;
    case 'chance':
      return Math.sqrt(width ** 2 - (CAP_HEIGHT * em) ** 2) - 2 * SIDE_GAP * em;
    case 'leaf':
      return width - 2 * SIDE_GAP * em;
    case 'player':
      return width - 2 * CUT_IN * height - 2 * SIDE_GAP * em;
  }
}

/** The distance between a label's ends and the outline beside them, em. */
export const SIDE_GAP = 0.14;

/**
 * The smallest fraction of its normal font size at which a label is set in a circle; a label that is too long
 * even then stands beside the circle.
 */
export const LEAST_SHARE = 0.78;

/**
 * Whether a label fits into its shape at the fraction `share` of the normal font size or larger. Shapes other
 * than circles are always wide enough.
 */
export function fitsInside(shape: NodeShape, em: number, label: string, share: number): boolean {
  return shape.kind !== 'chance' || textWidth(label) * em * share <= labelRoom(shape, em);
}

/**
 * Returns the diameter, in em, of a circle that holds a label of the given width at the fraction `share` of
 * its normal size.
 */
export function circleAround(label: number, share: number): number {
  return Math.hypot(label * share + 2 * SIDE_GAP, CAP_HEIGHT);
}

/** Rounds a length to a hundredth, as lengths are written in files and attributes. */
export function short(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
