/**
 * Reads a position of Othello from text: the rows from the top with "/" or blanks between them, or all squares in one
 * row; then the side to move, if the text says it.
 */
import { squares, unknownSign, wrongLength } from '../board.ts';
import { type Bilingual, type ReadState, refused, type Side } from '../game.ts';
import { OthelloPosition } from './position.ts';
import { type Grid, isEmpty, setOf, union } from './squares.ts';

/** The signs that people write for a black disc, a white disc and an empty square, after Unicode normalization. */
const SIGNS = { max: 'xb*●黑', min: 'ow○白', empty: '.-_·' };

/** Matches the side to move at the end of a text, after a blank. */
const SIDE_TO_MOVE =
  /[\s,;:]+(?:(x|b|\*|●|max|black|黑方?)|o|w|○|min|white|白方?)(?: to move| moves|走|先)?$/;

/** Reads a position on a board; `first` is the side to move when the text does not say it. */
export function readBoard(text: string, grid: Grid, first: Side): ReadState<OthelloPosition> {
  const { board, toMove } = withoutSide(text.normalize('NFKC').trim().toLowerCase(), grid.size ** 2);
  const written = board.split(/[/\s]+/).filter((row) => row !== '');
  const rows = written.length === 1 ? inRowsOf(written[0] ?? '', grid.size) : written;
  const fault = faultIn(
    rows.map((row) => Array.from(row)),
    grid.size,
  );
  if (fault !== null) return refused(fault);
  const cells = Array.from(rows.join(''));
  const discs = (side: Side) =>
    setOf(grid.squares.filter((_, cell) => SIGNS[side].includes(cells[cell] ?? '')));
  const [max, min] = [discs('max'), discs('min')];
  if (isEmpty(union(max, min))) return refused({ en: 'there is no disc on the board', zh: '棋盘上没有棋子' });
  return { ok: true, state: new OthelloPosition(grid, max, min, toMove ?? first) };
}

/** Returns the text without the side to move, which follows a blank or comes as one more sign after all squares. */
function withoutSide(
  text: string,
  squares: number,
): { readonly board: string; readonly toMove: Side | null } {
  const found = SIDE_TO_MOVE.exec(text);
  if (found !== null)
    return { board: text.slice(0, found.index), toMove: found[1] === undefined ? 'min' : 'max' };
  const signs = Array.from(text);
  const last = signs.at(-1) ?? '';
  if (signs.length !== squares + 1 || text.includes('/')) return { board: text, toMove: null };
  return { board: signs.slice(0, -1).join(''), toMove: SIGNS.max.includes(last) ? 'max' : 'min' };
}

/** Cuts the squares of a board into rows; a text of another length stays one row. */
function inRowsOf(squares: string, size: number): readonly string[] {
  const signs = Array.from(squares);
  if (signs.length !== size * size) return [squares];
  return Array.from({ length: size }, (_, row) => signs.slice(row * size, (row + 1) * size).join(''));
}

/** Returns what is wrong with the rows of a board; null when nothing is. */
function faultIn(rows: readonly (readonly string[])[], size: number): Bilingual | null {
  const [first = [], ...others] = rows;
  if (others.length === 0) return wrongLength(first.length, size * size);
  if (rows.length !== size && rows.every((row) => row.length === rows.length))
    return {
      en: `it has ${rows.length} rows of ${rows.length}, and this board is ${size} × ${size}: choose its size first (4, 6 or 8)`,
      zh: `是 ${rows.length} × ${rows.length} 的棋盘，而现在是 ${size} × ${size}：请先选择棋盘大小（4、6 或 8）`,
    };
  const odd = rows.findIndex((row) => row.length !== size);
  // Further signs after a whole board are meant as the side to move.
  if (odd === size)
    return {
      en: `“${rows[odd]?.join('')}” after the squares is no side: x or o`,
      zh: `各格之后的“${rows[odd]?.join('')}”不是走棋的一方：应为 x 或 o`,
    };
  if (odd >= 0)
    return {
      en: `row ${odd + 1} has ${squares(rows[odd]?.length ?? 0)}, and the board has ${size} in a row`,
      zh: `第 ${odd + 1} 行有 ${rows[odd]?.length} 格，而棋盘每行 ${size} 格`,
    };
  if (rows.length !== size)
    return {
      en: `it has ${rows.length} rows, and the board has ${size}`,
      zh: `有 ${rows.length} 行，而棋盘有 ${size} 行`,
    };
  return unknownSign(rows.flat(), Object.values(SIGNS).join(''), size);
}
