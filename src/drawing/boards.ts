/**
 * Defines the game boards drawn at the nodes of a tree, and their sizes. The code that draws a board comes
 * with the games and examples that have boards.
 */
import { type Board, rowsOf } from '../core/board.ts';
import type { NodeId } from '../core/index.ts';
import type { PieceRole } from './pieces.ts';

/** The boards of a tree, and the function that draws them. */
export interface Boards {
  /** Returns the board of a node; undefined when the tree has no such node. */
  at(node: NodeId): Board | undefined;
  /** the number of columns of the widest board */
  readonly columns: number;
  /** Returns the paths of a node's board, which is `size` px wide and has its upper left corner at (0, 0). */
  paths(node: NodeId, size: number): readonly BoardPath[];
}

/** An SVG path and its CSS class: the grid lines of a board, or all of its pieces that look alike. */
export interface BoardPath {
  readonly role: 'grid' | PieceRole;
  /** the `d` attribute of the SVG path */
  readonly d: string;
}

/** The least width of a board's square, in px on screen, at which the square's content can be recognized. */
export const LEAST_SQUARE = 6;

/** Returns the height in px of a board that is `size` px wide. */
export function boardHeight(board: Board, size: number): number {
  return (size / board.columns) * (board.cellHeight ?? 1) * rowsOf(board);
}
