/** Where a name stands that has no room at the side of its shape. */

import { CAP_HEIGHT } from './shapes.ts';
import { textWidth } from './textWidth.ts';

/** px */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface NamePlace {
  /** the middle of its baseline, px of the node's own origin, and how large it is set */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** in the shape, which holds nothing else */
  readonly isInside: boolean;
  /** px of the figure: the line that leads from it to its shape, where it stands away from it; null elsewhere */
  readonly leader: readonly (readonly [number, number])[] | null;
}

/** From a name to a verdict behind it, em. */
export const BEHIND = 0.3;

/** Whether two boxes are closer than `clear` px. */
export function boxesMeet(a: Box, b: Box, clear: number): boolean {
  return (
    a.left < b.right + clear &&
    b.left < a.right + clear &&
    a.top < b.bottom + clear &&
    b.top < a.bottom + clear
  );
}

/** Signs that reach below the line, and how far, em. */
const DESCENDING = /[gjpqyQ_,;()[\]]/;
const DESCENT = 0.2;

/** The box of a line of text whose baseline has its middle at a point. */
export function textBox(text: string, x: number, y: number, size: number): Box {
  const half = (textWidth(text) * size) / 2;
  return {
    left: x - half,
    right: x + half,
    top: y - CAP_HEIGHT * size,
    bottom: y + (DESCENDING.test(text) ? DESCENT * size : 0),
  };
}
