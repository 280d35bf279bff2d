/** Defines the place of a name that has no room at the side of its shape. */

import type { MiddleBox } from './edgeLabels.ts';
import { CAP_HEIGHT, descentOf } from './shapes.ts';
import { textWidth } from './textWidth.ts';

/** The edges of a rectangle, px. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface NamePlace {
  /**
   * the middle of the name's baseline, in px from the middle of the top of the node's shape, and the font
   * size of the name
   */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** whether the name stands inside the shape, which then holds nothing else */
  readonly isInside: boolean;
  /**
   * the points of the line from the name to its shape, px in the figure; null when the name stands close to
   * its shape
   */
  readonly leader: readonly (readonly [number, number])[] | null;
}

/** The distance from a name to the badge behind it, such as a verdict on an answer, em. */
export const BEHIND = 0.3;

/** Returns the box of a given size, from the middle of its top edge. */
export function boxAround(x: number, top: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + height };
}

/** Converts a box to the form that has its middle and its size. */
export function middleOf({ left, right, top, bottom }: Box): MiddleBox {
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** Returns the box around several boxes. */
export function around(boxes: readonly Box[]): Box {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const box of boxes) {
    left = Math.min(left, box.left);
    right = Math.max(right, box.right);
    top = Math.min(top, box.top);
    bottom = Math.max(bottom, box.bottom);
  }
  return { left, right, top, bottom };
}

/** Whether two boxes overlap or are closer than `clear` px. */
export function boxesMeet(a: Box, b: Box, clear: number): boolean {
  return (
    a.left < b.right + clear &&
    b.left < a.right + clear &&
    a.top < b.bottom + clear &&
    b.top < a.bottom + clear
  );
}

/** Returns the box of a line of text, from the middle of its baseline. */
export function textBox(text: string, x: number, y: number, size: number): Box {
  return boxAtBaseline(text, x, y, (textWidth(text) * size) / 2, size);
}

/**
 * Returns the box of a line of text from the middle of its baseline, when `half`, half the width of the line
 * in px, is known.
 */
export function boxAtBaseline(text: string, x: number, y: number, half: number, size: number): Box {
  return {
    left: x - half,
    right: x + half,
    top: y - CAP_HEIGHT * size,
    bottom: y + descentOf(text) * size,
  };
}
