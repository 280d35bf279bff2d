/** Reads and writes boards as texts: "x", "o" and "." row by row from the top, with or without "/" between the rows. */
import { type Bilingual, folded, type ReadState, refused } from './game.ts';

/** Returns the cells of a board with this many rows and columns, or the first fault of its text. */
export function readCells(text: string, rows: number, columns: number): ReadState<string> {
  const cells = folded(text).replaceAll('/', '');
  const signs = Array.from(cells);
  const due = rows * columns;
  if (signs.length !== due) return refused(wrongLength(signs.length, due));
  const fault = unknownSign(signs, 'xo.', columns);
  return fault === null ? { ok: true, state: cells } : refused(fault);
}

/** Returns the message that a text has another number of squares than the board. */
export function wrongLength(found: number, due: number): Bilingual {
  return {
    en: `it has ${squares(found)}, and the board has ${due}: write x, o or . for each, row by row from the top`,
    zh: `有 ${found} 格，而棋盘是 ${due} 格：从上到下逐行写 x、o 或 .`,
  };
}

/** Returns a number of squares as English readers say it, such as "1 square". */
export function squares(count: number): string {
  return count === 1 ? '1 square' : `${count} squares`;
}

/** Returns the message about the first cell that contains none of the known signs; null when there is no such cell. */
export function unknownSign(signs: readonly string[], known: string, columns: number): Bilingual | null {
  const at = signs.findIndex((sign) => !known.includes(sign));
  if (at < 0) return null;
  const cell = cellsNamed([at], columns);
  return {
    en: `“${signs[at]}” at ${cell.en} is none of x, o and .`,
    zh: `${cell.zh}的“${signs[at]}”不是 x、o 或 .`,
  };
}

/** Returns cells as readers call them, such as "row 1 column 2", counting rows from the top. */
export function cellsNamed(cells: readonly number[], columns: number): Bilingual {
  const places = cells.map((cell) => [Math.floor(cell / columns) + 1, (cell % columns) + 1]);
  const names = places.map(([row, column]) => `row ${row} column ${column}`);
  return {
    en: names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
    zh: places.map(([row, column]) => `第 ${row} 行第 ${column} 列`).join('、'),
  };
}

/** Returns the message that no play leads to a board with these numbers of pieces. */
export function wrongNumbers(x: number, o: number): Bilingual {
  return { en: `no play leads to ${x} x and ${o} o`, zh: `不可能有 ${x} 个 x 和 ${o} 个 o` };
}

/** Returns the message that both sides have won on a board, and with which cells. */
export function bothWon(cells: readonly number[], columns: number): Bilingual {
  const { en, zh } = cellsNamed(cells, columns);
  return {
    en: `both sides have won, at ${en}; play ends with the first`,
    zh: `双方都已获胜（${zh}），而一方获胜时棋局就结束了`,
  };
}

/** Returns the message that a side has moved after the other had won, and with which cells. */
export function afterWin(cells: readonly number[], columns: number): Bilingual {
  const { en, zh } = cellsNamed(cells, columns);
  return {
    en: `somebody has moved after the game was won at ${en}`,
    zh: `在${zh}获胜之后又有人走棋`,
  };
}

/** Returns the number of cells that contain a sign. */
export function countOf(cells: string, sign: 'x' | 'o'): number {
  return cells.split(sign).length - 1;
}

/** Returns the indices of the cells that contain the sign. */
export function cellsOf(cells: string, sign: 'x' | 'o'): number[] {
  return [...cells].flatMap((held, cell) => (held === sign ? [cell] : []));
}

/** Returns the text of the board's rows with "/" between them. */
export function inRows(cells: string, columns: number): string {
  return cells.replace(new RegExp(`.{${columns}}(?=.)`, 'g'), '$&/');
}
