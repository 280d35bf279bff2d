/** Draws the positions of a game as small boards. */
import { type Board, rowsOf } from '../core/board.ts';
import type { NodeId } from '../core/index.ts';
import { type BoardPath, type Boards, boardHeight } from './boards.ts';
import { type Box, piecePath, pieceRole } from './pieces.ts';

/**
 * Returns the small boards that are drawn at the nodes of a tree.
 *
 * @param all the boards; the board of a node has the number of the node as its index
 */
export function boardsOf(all: readonly Board[]): Boards {
  const columns = all.reduce((most, board) => Math.max(most, board.columns), 1);
  return boardsAt((node) => all[node], columns);
}

/** Returns boards of which each is made when it is asked for first. */
export function boardsAt(board: Boards['at'], columns: number): Boards {
  const made = new Map<NodeId, Board | undefined>();
  const at = (node: NodeId) => {
    if (!made.has(node)) made.set(node, board(node));
    return made.get(node);
  };
  return { at, columns, paths: (node, size) => boardPaths(at(node) as Board, size) };
}

/**
 * Returns the box of a cell, in px, on a board `size` px wide. In a column that `board.tall` lists, the
 * top cell fills the whole column.
 */
export function cellBox(board: Board, cell: number, size: number): Box {
  const width = size / board.columns;
  const height = width * (board.cellHeight ?? 1);
  const [row, column] = [Math.floor(cell / board.columns), cell % board.columns];
  const isTall = board.tall?.includes(column) ?? false;
  return { left: column * width, top: row * height, width, height: isTall ? height * rowsOf(board) : height };
}

export function boardPaths(board: Board, size: number): readonly BoardPath[] {
  const grid = gridLines(board, size).map(([x1, y1, x2, y2]) => `M${x1},${y1}L${x2},${y2}`);
  const paths = new Map<BoardPath['role'], string>([['grid', grid.join('')]]);
  for (const [cell, piece] of board.cells.entries()) {
    if (piece === null) continue;
    const role = pieceRole(piece);
    paths.set(role, `${paths.get(role) ?? ''}${piecePath(piece, cellBox(board, cell, size))}`);
  }
  return [...paths].map(([role, d]) => ({ role, d }));
}

/** The lines between the cells of a board, each as the x and y of its start and of its end, in px. */
export function gridLines(
  board: Board,
  size: number,
): readonly (readonly [number, number, number, number])[] {
  const { columns, tall = [], isFramed = false } = board;
  const [cell, height] = [size / columns, boardHeight(board, size)];
  const lines = (cells: number) =>
    Array.from({ length: cells + 1 }, (_, line) => line).slice(...(isFramed ? [0] : [1, -1]));
  const [from, to] = [tall.includes(0) ? cell : 0, tall.includes(columns - 1) ? size - cell : size];
  return [
    ...lines(columns).map((column) => [column * cell, 0, column * cell, height] as const),
    ...lines(rowsOf(board))
      .map((row) => (row * height) / rowsOf(board))
      .map((y) => [from, y, to, y] as const),
  ];
}
