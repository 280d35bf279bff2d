/** The place of a name that has no room at the side of its shape. */

import type { MiddleBox } from './edgeLabels.ts';
import { CAP_HEIGHT, descentOf } from './shapes.ts';
import { textWidth } from './textWidth.ts';

/** the box that the name takes, in px */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface NamePlace {
  /** the middle of its baseline in px from the node's origin, and the size of the name */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** whether the name stands in the shape, which holds nothing else */
  readonly isInside: boolean;
  /** the line from the name to its shape in px of the figure, when the name stands at a distance; otherwise null */
  readonly leader: readonly (readonly [number, number])[] | null;
}

/** The distance from a name to a verdict behind it, em. */
export const BEHIND = 0.3;

/** Returns a box given the middle of its top edge. */
export function boxAround(x: number, top: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + height };
}

/** Returns the same box given its middle. */
export function middleOf({ left, right, top, bottom }: Box): MiddleBox {
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** Whether two boxes are closer than `clear` px. */
export function boxesMeet(a: Box, b: Box, clear: number): boolean {
  return (
    a.left < b.right + clear &&
    b.left < a.right + clear &&
    a.top < b.bottom + clear &&
    b.top < a.bottom + clear
  );
}

/** Returns the box of a line of text given the middle of its baseline. */
export function textBox(text: string, x: number, y: number, size: number): Box {
  return boxAtBaseline(text, x, y, (textWidth(text) * size) / 2, size);
}

/** Returns the same when half the width of the line is known, px. */
export function boxAtBaseline(text: string, x: number, y: number, half: number, size: number): Box {
  return {
    left: x - half,
    right: x + half,
    top: y - CAP_HEIGHT * size,
    bottom: y + descentOf(text) * size,
  };
}
