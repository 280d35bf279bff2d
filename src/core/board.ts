/** A board as data: its cells, and the pieces that stand on them. What a piece looks like is a row of `drawing/pieces.ts`. */

/** A number stands for itself, as that of the counters in a hole. */
export type Shape = 'cross' | 'nought' | number;

export interface Piece {
  readonly shape: Shape;
  /** whose it is, which gives it its colour */
  readonly side: 'max' | 'min';
}

export interface Board {
  readonly columns: number;
  /** row by row from the top; null where a cell is empty */
  readonly cells: readonly (Piece | null)[];
  /** how many times as high as wide a cell is; 1 if it is not said */
  readonly cellHeight?: number;
  /** columns that are one cell from top to bottom: their piece is that of the top row */
  readonly tall?: readonly number[];
}

const PIECES: Readonly<Record<string, Piece>> = {
  x: { shape: 'cross', side: 'max' },
  o: { shape: 'nought', side: 'min' },
};

/** A board of MAX's "x" and MIN's "o", row by row from the top; any other sign is an empty cell. */
export function markedBoard(signs: string, columns: number): Board {
  return { columns, cells: Array.from(signs, (sign) => PIECES[sign] ?? null) };
}

export function rowsOf({ columns, cells }: Board): number {
  return Math.ceil(cells.length / columns);
}
