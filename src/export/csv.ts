/** Tables for spreadsheets: comma-separated, quoted, and no text of somebody else's that runs as a formula. */

/** What spreadsheets take for the beginning of a formula, the wide forms of Chinese keyboards among them. */
const FORMULA = /^[\s\p{Cf}]*[=+\-−@＝＋－＠\t\r]/u;

/** The text of a file. The mark at its beginning tells spreadsheets that it is UTF-8. */
export function printCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(printCell).join(',')}\r\n`).join('')}`;
}

function printCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
