/** Edges run from the middle of a shape's bottom to the middle of the child's top. */
import type { Placement } from './layout.ts';

export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export function edgeBetween(parent: Placement, child: Placement): Line {
  return { x1: parent.x, y1: parent.y + parent.height, x2: child.x, y2: child.y };
}

export function linePath({ x1, y1, x2, y2 }: Line): string {
  return `M${round(x1)},${round(y1)}L${round(x2)},${round(y2)}`;
}

/** The point a share of the way down, 0 at the parent. */
export function pointOn({ x1, y1, x2, y2 }: Line, share: number): { x: number; y: number } {
  return { x: x1 + (x2 - x1) * share, y: y1 + (y2 - y1) * share };
}

/** The textbook's mark of a cut: two short strokes across the edge, each `half` px to either side. */
export function doubleStroke(line: Line, share: number, half: number): string {
  const { x, y } = pointOn(line, share);
  const length = Math.hypot(line.x2 - line.x1, line.y2 - line.y1) || 1;
  const along = { x: (line.x2 - line.x1) / length, y: (line.y2 - line.y1) / length };
  // Slanted a little against the edge, as a pen does it.
  const across = { x: -along.y + along.x * 0.35, y: along.x + along.y * 0.35 };
  const gap = Math.min(half * 0.34, 3.6);
  return [-gap, gap]
    .map((shift) => {
      const centre = { x: x + along.x * shift, y: y + along.y * shift };
      return `M${round(centre.x - across.x * half)},${round(centre.y - across.y * half)}L${round(centre.x + across.x * half)},${round(centre.y + across.y * half)}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
