/**
 * Short names of positions. Programs name a call by its position, which is often a list of a board's squares. Cut after
 * some characters, all boards begin alike; without brackets, quotes and commas a board is short enough to be read whole.
 */

/** The greatest number of characters of a name that is shown as the program prints it. */
const LONGEST = 24;

/** What stands for an empty square. */
const EMPTY = '·';
const EMPTY_SQUARES: ReadonlySet<string> = new Set(['', 'None', 'null', 'nil', 'undefined']);

/**
 * Returns a short name unchanged, a long list as its rows ("XO·/·X·/O··"), and any other long name with its middle left
 * out, because names often differ only in how they end.
 */
export function shortName(name: string): string {
  if (name.length <= LONGEST) return name;
  const characters = Array.from(rowsOf(name) ?? name);
  if (characters.length <= LONGEST) return characters.join('');
  const half = (LONGEST - 2) / 2;
  return `${characters.slice(0, half + 1).join('')}…${characters.slice(-half).join('')}`;
}

/** Matches a bracket, a comma, a quoted text, blanks, or a word of a list; nothing else may stand in a list. */
const PIECE = /([[({])|([\])}])|,|'([^'\\]*)'|"([^"\\]*)"|\s+|([^\s,'"[\](){}]+)/y;

/** Returns the entries of a list, row by row; null for a text that is no list of lists. */
function rowsOf(text: string): string | null {
  if (!/^[[({].*[\])}]$/s.test(text)) return null;
  const rows: string[][] = [[]];
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < text.length) {
    const piece = PIECE.exec(text);
    if (piece === null) return null;
    const [, opening, closing, single, double, bare] = piece;
    if (opening !== undefined || closing !== undefined) rows.push([]);
    const entry = single ?? double ?? bare;
    if (entry !== undefined) rows.at(-1)?.push(EMPTY_SQUARES.has(entry.trim()) ? EMPTY : entry.trim());
  }
  const filled = rows.filter((row) => row.length > 0);
  const isOfSquares = filled.every((row) => row.every((entry) => entry.length === 1));
  return filled.map((row) => row.join(isOfSquares ? '' : ' ')).join('/');
}
