/** Where the board of a position stands: left of an inner node, below a leaf. */
import { BOARD_GAP } from './nameSides.ts';
import type { Layout, Placement } from './placement.ts';

/** Between a leaf and the board below it, em. */
export const BOARD_BELOW = 0.45;

/** The upper left corner of a node's board, px, of the node's own origin. */
export function boardAt({ metrics }: Pick<Layout, 'metrics'>, placement: Placement): Point {
  const { kind, width, height } = placement;
  const { boardSize: size, em } = metrics;
  return kind === 'leaf'
    ? { left: -size / 2, top: height + em * BOARD_BELOW }
    : { left: -width / 2 - size - em * BOARD_GAP, top: (height - size) / 2 };
}

interface Point {
  readonly left: number;
  readonly top: number;
}
