/**
 * A board as data: its cells, and the pieces that stand on the cells. `drawing/pieces.ts` has the picture of each
 * piece.
 */

/** The shape of a piece: a cross, a nought, a disc in the colour of its side, or a number such as the number of counters in a hole. */
export type Shape = 'cross' | 'nought' | 'disc' | number;

export interface Piece {
  readonly shape: Shape;
  /** the side that owns the piece, which determines its colour */
  readonly side: 'max' | 'min';
}

export interface Board {
  readonly columns: number;
  /** the cells row by row from the top; null for an empty cell */
  readonly cells: readonly (Piece | null)[];
  /** the height of a cell divided by its width; 1 when it is absent */
  readonly cellHeight?: number;
  /**
   * the indices of the columns that are one tall cell from top to bottom; the piece of such a column is in the top row
   */
  readonly tall?: readonly number[];
  /** whether lines stand around the whole board too */
  readonly isFramed?: boolean;
}

const MARKS: Readonly<Record<string, Piece>> = {
  x: { shape: 'cross', side: 'max' },
  o: { shape: 'nought', side: 'min' },
};

/**
 * Makes a board of MAX's "x" and MIN's "o" from text, row by row from the top; any other sign is an empty cell. The
 * pieces are crosses and noughts unless others are given.
 */
export function markedBoard(signs: string, columns: number, pieces = MARKS): Board {
  return { columns, cells: Array.from(signs, (sign) => pieces[sign] ?? null) };
}

export function rowsOf({ columns, cells }: Board): number {
  return Math.ceil(cells.length / columns);
}
