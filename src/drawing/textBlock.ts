/** Computes how far the lines of text beside a node reach, and where each of them starts. */

import type { Metrics } from './metrics.ts';
import { around, type Box, boxAtBaseline } from './namePlace.ts';
import type { NameSide, Placement } from './placement.ts';
import { CAP_HEIGHT, DESCENT } from './shapes.ts';
import { textWidth } from './textWidth.ts';

/**
 * Distances in px from a text: to the outline of its shape; to the outline of a shape with a halo, usually
 * and at least; and to the next thing in the row.
 */
export const FROM_OUTLINE = 6;
const FROM_HALO = 11;
export const OFF_HALO = 7.5;
export const FROM_NEXT = 4;

/**
 * The same distances to an outline in em of the text. A text has the greater one where there is room, because
 * on a projector texts and halos are larger.
 */
const FROM_OUTLINE_EM = 0.25;
const FROM_HALO_EM = 0.42;
const OFF_HALO_EM = 0.3;

/** The line height of the text, em, and the least one, where edges leave little room for two lines. */
const [LINE, TIGHT_LINE] = [1.3, 1.05];

/** The height of two lines of text, em. */
export const TWO_LINES = CAP_HEIGHT + LINE + DESCENT;

/**
 * Returns half of a triangle's width, in px, at the height to which a line of text beside the apex reaches.
 */
export function halfAtApex({ width, height, apex }: Placement, { smallerEm }: Metrics): number {
  return (apex + ((width - apex) * (CAP_HEIGHT + 0.1) * smallerEm) / height) / 2;
}

export interface TextBlock {
  readonly anchor: 'start' | 'end';
  /** the end of the lines that is next to the shape, px from the middle of the top of the shape */
  readonly x: number;
  /** the baselines of the name and of the bounds, px below the top of the shape */
  readonly nameY: number;
  readonly boundsY: number;
}

/** Returns a name, cut short with "…" when there is no room for all of it. */
export function nameWithin(name: string, { room }: NameSide, { smallerEm }: Metrics): string {
  const most = (room - FROM_OUTLINE - FROM_NEXT) / smallerEm;
  if (textWidth(name) <= most) return name;
  const letters = Array.from(name);
  while (letters.length > 1 && textWidth(`${letters.join('')}…`) > most) letters.pop();
  return `${letters.join('')}…`;
}

/**
 * Returns how far from its shape a block of lines ends, px: the width of its widest line plus the distance to
 * the outline.
 */
export function blockReach(
  { room }: NameSide,
  { smallerEm }: Metrics,
  lines: readonly string[],
  isCurrent: boolean,
): number {
  const width = Math.max(...lines.map(textWidth)) * smallerEm;
  return offsetOf(room, width, isCurrent, smallerEm) + width;
}

/** Whether there is room for a line of text beside the shape, as a second line below or above the name. */
export function hasRoom({ room, isAtApex }: NameSide, { smallerEm }: Metrics, line: string): boolean {
  return !isAtApex && FROM_OUTLINE + textWidth(line) * smallerEm + FROM_NEXT <= room;
}

function offsetOf(room: number, width: number, isCurrent: boolean, em: number): number {
  const usual = isCurrent
    ? Math.max(FROM_HALO, FROM_HALO_EM * em)
    : Math.max(FROM_OUTLINE, FROM_OUTLINE_EM * em);
  if (!isCurrent) return Math.max(FROM_OUTLINE, Math.min(usual, room - width - FROM_NEXT));
  // Rather than touch the halo a text comes close to the next shape, and rather than stand on that it touches the halo.
  const offHalo = Math.max(OFF_HALO, OFF_HALO_EM * em);
  const fitting = Math.max(room - width - FROM_NEXT, Math.min(offHalo, room - width));
  return Math.max(OFF_HALO, Math.min(usual, fitting));
}

/** Returns where the lines of text beside a node start. */
export function blockAt(
  placement: Placement,
  side: NameSide,
  metrics: Metrics,
  name: string,
  bounds: string,
  isCurrent: boolean,
): TextBlock {
  const { kind, width, height } = placement;
  const { smallerEm } = metrics;
  const sign = side.isRight ? 1 : -1;
  const anchor = side.isRight ? 'start' : 'end';
  const cap = CAP_HEIGHT * smallerEm;
  if (side.isAtApex) {
    const x = sign * (halfAtApex(placement, metrics) + (isCurrent ? FROM_HALO - 2 : FROM_OUTLINE));
    return { anchor, x, nameY: kind === 'max' ? cap : height, boundsY: 0 };
  }
  const wide = Math.max(textWidth(name), textWidth(bounds)) * smallerEm;
  const x = sign * (width / 2 + offsetOf(side.room, wide, isCurrent, smallerEm));
  const hasTwo = bounds !== '';
  const between =
    side.taken === undefined
      ? Infinity
      : height - side.taken - side.lift - (CAP_HEIGHT + DESCENT) * smallerEm;
  const line = Math.min(LINE * smallerEm, Math.max(TIGHT_LINE * smallerEm, between));
  if (kind === 'max') {
    const last = height - (hasTwo ? DESCENT * smallerEm : 0.5) - side.lift;
    return { anchor, x, nameY: hasTwo ? last - line : last, boundsY: last };
  }
  // The name stands lower at a circle, because there is more room beside a circle's upper half than at its
  // top.
  const first = cap + side.lift + (kind === 'chance' ? height * 0.1 : 0.5);
  return { anchor, x, nameY: first, boundsY: first + line };
}

/** Returns the box that the lines beside a node take, px in the figure. */
export function blockBox(
  placement: Placement,
  side: NameSide,
  metrics: Metrics,
  [name = '', second = '']: readonly string[],
  isCurrent: boolean,
): Box {
  const { x, nameY, boundsY } = blockAt(placement, side, metrics, name, second, isCurrent);
  const { smallerEm } = metrics;
  const boxOf = (text: string, baseline: number) => {
    const half = (textWidth(text) * smallerEm) / 2;
    return boxAtBaseline(
      text,
      placement.x + x + (side.isRight ? half : -half),
      placement.y + baseline,
      half,
      smallerEm,
    );
  };
  const first = boxOf(name, nameY);
  return second === '' ? first : around([first, boxOf(second, boundsY)]);
}
