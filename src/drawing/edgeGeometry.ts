/** The geometry of edges, which run from the middle of a shape's bottom to the middle of the child's top. */
import type { Placement } from './placement.ts';
import { short } from './shapes.ts';

export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A part of a line, given by its start and end as shares of the line's length, with 0 at the parent. */
export type EdgeGap = readonly [number, number];

export function edgeBetween(parent: Placement, child: Placement): Line {
  return { x1: parent.x, y1: parent.y + parent.height, x2: child.x, y2: child.y };
}

/** Returns the line without its gaps, which are in order and do not touch each other. */
export function linePath(line: Line, gaps: readonly EdgeGap[] = []): string {
  let path = `M${printed(pointOn(line, 0))}`;
  for (const [from, to] of gaps) path += `L${printed(pointOn(line, from))}M${printed(pointOn(line, to))}`;
  return `${path}L${printed(pointOn(line, 1))}`;
}

/** Returns the point at a share of the way down, with 0 at the parent. */
export function pointOn({ x1, y1, x2, y2 }: Line, share: number): { x: number; y: number } {
  return { x: x1 + (x2 - x1) * share, y: y1 + (y2 - y1) * share };
}

export function lengthOf({ x1, y1, x2, y2 }: Line): number {
  return Math.hypot(x2 - x1, y2 - y1);
}

/** The greatest distance between the two strokes of a cut, and from them to the line, px. */
const STROKE_GAP = 3.2;
const PAPER_GAP = 3.4;

/** The textbook's mark of a cut: two short strokes across the edge, each reaching `half` px to either side. */
export function doubleStroke(line: Line, share: number, half: number): string {
  const { x, y } = pointOn(line, share);
  const length = lengthOf(line) || 1;
  const along = { x: (line.x2 - line.x1) / length, y: (line.y2 - line.y1) / length };
  // The strokes slant a little, as if drawn with a pen.
  const across = { x: -along.y + along.x * 0.35, y: along.x + along.y * 0.35 };
  const gap = Math.min(half * 0.34, STROKE_GAP);
  return [-gap, gap]
    .map((shift) => {
      const centre = { x: x + along.x * shift, y: y + along.y * shift };
      const end = (sign: number) => ({
        x: centre.x + sign * across.x * half,
        y: centre.y + sign * across.y * half,
      });
      return `M${printed(end(-1))}L${printed(end(1))}`;
    })
    .join('');
}

/** The white background behind the double stroke, between the dashes of a cut edge. */
export function strikeGap(line: Line, share: number, half: number): EdgeGap {
  const room = (Math.min(half * 0.34, STROKE_GAP) + PAPER_GAP) / (lengthOf(line) || 1);
  return [share - room, share + room];
}

function printed({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${short(x)},${short(y)}`;
}
