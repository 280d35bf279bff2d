/**
 * The geometry of edges. An edge runs from the middle of the bottom of the parent's shape to the middle of
 * the top of the child's shape.
 */
import type { Placement } from './placement.ts';
import { short } from './shapes.ts';

export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/**
 * A piece of a line, from its start to its end, both as fractions of the line's length, with 0 at the parent.
 */
export type EdgeGap = readonly [number, number];

export function edgeBetween(parent: Placement, child: Placement): Line {
  return { x1: parent.x, y1: parent.y + parent.height, x2: child.x, y2: child.y };
}

/** Returns the SVG path of a line without its gaps, which are in order and do not touch each other. */
export function linePath(line: Line, gaps: readonly EdgeGap[] = []): string {
  let path = `M${printed(pointOn(line, 0))}`;
  for (const [from, to] of gaps) path += `L${printed(pointOn(line, from))}M${printed(pointOn(line, to))}`;
  return `${path}L${printed(pointOn(line, 1))}`;
}

/** Returns the point of the line at the fraction `share` of its length, with 0 at the parent. */
export function pointOn({ x1, y1, x2, y2 }: Line, share: number): { x: number; y: number } {
  return { x: x1 + (x2 - x1) * share, y: y1 + (y2 - y1) * share };
}

export function lengthOf({ x1, y1, x2, y2 }: Line): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/**
 * The greatest distance of each of the two strokes of a cut from the point between them, and the gap between
 * a stroke and the line of the edge: in px, and as a fraction of `half`, which is greater for long strokes.
 */
const STROKE_GAP = { px: 3.2, share: 0.22 };
const PAPER_GAP = { px: 3.4, share: 0.2 };

const gapOf = (gap: typeof STROKE_GAP, half: number) => Math.max(gap.px, gap.share * half);

/**
 * Returns the textbook's mark of a cut as an SVG path: two short strokes across the edge, at the fraction
 * `share` of its length.
 *
 * @param half how far each stroke usually reaches to either side of the edge, px; their distance follows from it
 * @param between how far each stroke does reach, px; it is less than `half` between two rows that are close together
 */
export function doubleStroke(line: Line, share: number, half: number, between = half): string {
  const { x, y } = pointOn(line, share);
  const { along, across } = strokeDirections(line);
  const gap = Math.min(half * 0.34, gapOf(STROKE_GAP, half));
  return [-gap, gap]
    .map((shift) => {
      const centre = { x: x + along.x * shift, y: y + along.y * shift };
      const end = (sign: number) => ({
        x: centre.x + sign * across.x * between,
        y: centre.y + sign * across.y * between,
      });
      return `M${printed(end(-1))}L${printed(end(1))}`;
    })
    .join('');
}

/** Returns the direction of a line, and that of the strokes across it, which are slightly slanted, as if drawn with a pen. */
function strokeDirections(line: Line) {
  const length = lengthOf(line) || 1;
  const along = { x: (line.x2 - line.x1) / length, y: (line.y2 - line.y1) / length };
  return { along, across: { x: -along.y + along.x * 0.35, y: along.x + along.y * 0.35 } };
}

/**
 * Returns the greatest half length with which a double stroke, at the fraction `share` of a line, stays `clear` px below the
 * line's start and above its end; `half` is its usual half length, by which the strokes are apart.
 */
export function mostHalfBetween(line: Line, share: number, half: number, clear: number): number {
  const { along, across } = strokeDirections(line);
  const room = Math.min(share, 1 - share) * Math.abs(line.y2 - line.y1) - clear;
  return (room - Math.abs(along.y) * half * 0.34) / Math.max(Math.abs(across.y), 0.01);
}

/** Returns the gap that the line of a cut edge leaves for the double stroke. */
export function strikeGap(line: Line, share: number, half: number): EdgeGap {
  const room =
    (Math.min(half * 0.34, gapOf(STROKE_GAP, half)) + gapOf(PAPER_GAP, half)) / (lengthOf(line) || 1);
  return [share - room, share + room];
}

function printed({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${short(x)},${short(y)}`;
}
