/**
 * Writes tables for spreadsheets: comma-separated and quoted, so that no text of other people can run as a
 * formula.
 */

/**
 * Matches texts that a spreadsheet would take for a formula, including the wide characters of Chinese
 * keyboards.
 */
const FORMULA = /^[\s\p{Cf}]*[=+\-−@＝＋－＠\t\r]/u;

/** Returns the text of a CSV file. The mark at its beginning tells spreadsheets that it is UTF-8. */
export function printCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(printCell).join(',')}\r\n`).join('')}`;
}

function printCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
