/** Places the game board of a node: to the left of an inner node, below a leaf. */
import { boardHeight } from './boards.ts';
import { BOARD_GAP } from './nameSides.ts';
import type { Box } from './pieces.ts';
import type { Layout, Placement } from './placement.ts';

/** The distance between a leaf and the board below it, em. */
export const BOARD_BELOW = 0.45;

/**
 * Returns the box of a node's board, in px from the middle of the top of the node's shape; null when the node
 * has no board.
 */
export function nodeBoard(
  { boards, metrics }: Pick<Layout, 'boards' | 'metrics'>,
  { node, kind, width, height }: Placement,
): Box | null {
  const board = boards?.at(node);
  if (board === undefined) return null;
  const { boardSize: size, em } = metrics;
  const box = { width: size, height: boardHeight(board, size) };
  return kind === 'leaf'
    ? { ...box, left: -size / 2, top: height + em * BOARD_BELOW }
    : { ...box, left: -width / 2 - size - em * BOARD_GAP, top: (height - box.height) / 2 };
}
