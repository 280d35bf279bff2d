import type { Line } from './edgeGeometry.ts';
import { meetsLine } from './edgeLabels.ts';
import { type Box, middleOf } from './namePlace.ts';

/** Whether a line comes closer to a box than `clear` px. Of many lines most are ruled out by the boxes around them. */
export function lineMeets(box: Box, line: Line, clear: number): boolean {
  const { x1, x2, y1, y2 } = line;
  const isBeside =
    Math.max(x1, x2) <= box.left - clear ||
    Math.min(x1, x2) >= box.right + clear ||
    Math.max(y1, y2) <= box.top - clear ||
    Math.min(y1, y2) >= box.bottom + clear;
  return !isBeside && meetsLine(middleOf(box), line, clear);
}
