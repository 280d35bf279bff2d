/** The boards at the nodes of a tree: how large they are. What draws them comes with the games and examples that have some. */
import { type Board, rowsOf } from '../core/board.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import type { PieceRole } from './pieces.ts';

/** The boards of a tree, with what draws them. */
export interface Boards {
  /** the board by node */
  readonly all: readonly Board[];
  /** Returns a node's board, `size` px wide; its upper left corner is (0, 0). */
  paths(node: NodeId, size: number): readonly BoardPath[];
}

/** A path with its class: the lines of the board, or all pieces that look alike. */
export interface BoardPath {
  readonly role: 'grid' | PieceRole;
  /** the path of the drawing, as in an SVG */
  readonly d: string;
}

/** When the squares of a board are smaller than this, in px on screen, nothing in them can be recognized. */
export const LEAST_SQUARE = 6;

/** Returns the number of columns of the widest board. */
export function columnsOfBoards({ all }: Pick<Boards, 'all'>): number {
  return all.reduce((most, { columns }) => Math.max(most, columns), 1);
}

/** Returns the height in px of a board that is `size` px wide. */
export function boardHeight(board: Board, size: number): number {
  return (size / board.columns) * (board.cellHeight ?? 1) * rowsOf(board);
}
