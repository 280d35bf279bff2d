/** The positions of a game, small, at the nodes of its tree. */
import type { NodeId } from '../core/tree/nodeId.ts';

/** What is drawn at the nodes; it comes with the games and the examples that have boards. */
export interface Boards {
  /** by node: "x", "o" and "." row by row from the top, with "/" between the rows of all but 3 × 3 */
  readonly texts: readonly string[];
  /** A node's board by the class of each path, as wide as `size`; the upper left corner is (0, 0). */
  paths(node: NodeId, size: number): BoardPaths;
}

export type BoardPaths = Readonly<Record<'grid' | 'crosses' | 'noughts', string>>;

export function boardsOf(texts: readonly string[]): Boards {
  return { texts, paths: (node, size) => boardPaths(texts[node] ?? '', size) };
}

/** The rows of a board. */
export function rowsOfBoard(board: string): readonly string[] {
  return board.includes('/') ? board.split('/') : (board.match(/.{1,3}/g) ?? []);
}

/** Squares of a board that are smaller, px on screen, hold nothing that can be told. */
export const LEAST_SQUARE = 6;

/** How many columns the widest of the boards has. */
export function columnsOfBoards({ texts }: Boards): number {
  return texts.reduce((most, text) => Math.max(most, rowsOfBoard(text)[0]?.length ?? 0), 1);
}

function boardPaths(board: string, size: number): BoardPaths {
  const rows = rowsOfBoard(board);
  const columns = rows[0]?.length ?? 3;
  const cell = size / columns;
  const inset = cell * 0.24;
  let [grid, crosses, noughts] = ['', '', ''];
  for (const [row, signs] of rows.entries())
    for (const [column, sign] of [...signs].entries()) {
      const [left, top] = [column * cell, row * cell];
      if (sign === 'x') {
        const [near, far] = [inset, cell - inset];
        crosses += `M${left + near},${top + near}L${left + far},${top + far}M${left + far},${top + near}L${left + near},${top + far}`;
      }
      if (sign === 'o') {
        const r = cell / 2 - inset;
        noughts += `M${left + cell / 2 - r},${top + cell / 2}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`;
      }
    }
  const height = cell * rows.length;
  for (let column = 1; column < columns; column += 1) grid += `M${column * cell},0V${height}`;
  for (let row = 1; row < rows.length; row += 1) grid += `M0,${row * cell}H${size}`;
  return { grid, crosses, noughts };
}
