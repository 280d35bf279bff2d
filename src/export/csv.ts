/**
 * Tables for spreadsheets: comma-separated and quoted, without any text from other people that could run as a formula.
 */

/** Characters that spreadsheets take for the beginning of a formula, including the wide forms of Chinese keyboards. */
const FORMULA = /^[\s\p{Cf}]*[=+\-−@＝＋－＠\t\r]/u;

/** Returns the text of a file. The mark at its beginning tells spreadsheets that it is UTF-8. */
export function printCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(printCell).join(',')}\r\n`).join('')}`;
}

function printCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
