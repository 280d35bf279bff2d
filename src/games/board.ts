/** Boards as texts: "x", "o" and "." row by row from the top, with or without "/" between the rows. */
import { folded, type PositionFault } from './game.ts';

export type ReadCells =
  | { readonly ok: true; readonly cells: string }
  | { readonly ok: false; readonly fault: PositionFault };

/** The cells of a board of so many; the first that is wrong otherwise. */
export function readCells(text: string, due: number): ReadCells {
  const cells = folded(text).replaceAll('/', '');
  const signs = Array.from(cells);
  if (signs.length !== due) return refused({ code: 'cells', found: signs.length, due });
  const at = signs.findIndex((sign) => !'xo.'.includes(sign));
  return at < 0 ? { ok: true, cells } : refused({ code: 'sign', at, found: signs[at] ?? '' });
}

/** How often a sign stands on the board. */
export function countOf(cells: string, sign: 'x' | 'o'): number {
  return cells.split(sign).length - 1;
}

/** The cells that hold the sign. */
export function cellsOf(cells: string, sign: 'x' | 'o'): number[] {
  return [...cells].flatMap((held, cell) => (held === sign ? [cell] : []));
}

/** Rows with "/" between. */
export function inRows(cells: string, columns: number): string {
  return cells.replace(new RegExp(`.{${columns}}(?=.)`, 'g'), '$&/');
}

export function refused(fault: PositionFault): { readonly ok: false; readonly fault: PositionFault } {
  return { ok: false, fault };
}
