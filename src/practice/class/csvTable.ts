/**
 * Reads tables in CSV (RFC 4180), also with semicolons or tabs, and writes cells of them anew; all else keeps
 * its bytes.
 */
import { decodeText } from '../../notation/decodeText.ts';

/** A cell of a table, and where it stands in the text, in UTF-16 units; quotes belong to it. */
export interface CsvCell {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

export interface CsvTable {
  /** the text without a byte order mark */
  readonly text: string;
  readonly hasMark: boolean;
  /** the rows that hold anything, the first being the heads */
  readonly rows: readonly CsvRow[];
}

interface CsvRow {
  /** the line on which the row begins, from 1 */
  readonly line: number;
  readonly cells: readonly CsvCell[];
}

export type CsvFault =
  /** neither UTF-8 nor UTF-16 nor GB18030; the offset is that of the first byte that is no UTF-8 */
  | { readonly kind: 'no-text'; readonly offset: number }
  | { readonly kind: 'no-rows' }
  /** the quotes that begin on this line, from 1, do not end */
  | { readonly kind: 'open-quotes'; readonly line: number };

type ReadCsv =
  | { readonly ok: true; readonly table: CsvTable }
  | { readonly ok: false; readonly fault: CsvFault };

/** Decodes and reads a table. Spreadsheets write UTF-8, UTF-16 with a mark, or on Chinese devices GB18030. */
export function readCsvBytes(bytes: Uint8Array): ReadCsv {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) {
    const wide = strictly(bytes, bytes[0] === 0xff ? 'utf-16le' : 'utf-16be');
    return wide === null ? { ok: false, fault: { kind: 'no-text', offset: 0 } } : readCsv(wide, true);
  }
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const decoded = decodeText(bytes);
  if (decoded.ok) return readCsv(decoded.text, hasMark);
  const chinese = strictly(bytes, 'gb18030');
  return chinese === null || chinese.includes('\0')
    ? { ok: false, fault: { kind: 'no-text', offset: decoded.offset } }
    : readCsv(chinese, true);
}

function strictly(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Reads a table. Its first line decides which of comma, semicolon and tab is between the cells. */
function readCsv(text: string, hasMark = false): ReadCsv {
  const separator = separatorOf(text);
  const plain = new RegExp(`[^${separator}\r\n]*`, 'y');
  const rows: CsvRow[] = [];
  let [at, line] = [0, 1];
  while (at < text.length) {
    const cells: CsvCell[] = [];
    const first = line;
    for (let isOver = false; !isOver; ) {
      const cell = cellAt(text, at, plain);
      if (cell === null) return { ok: false, fault: { kind: 'open-quotes', line } };
      cells.push(cell);
      line += lineEnds(text.slice(cell.from, cell.to));
      at = cell.to;
      isOver = text[at] !== separator;
      if (!isOver) at += 1;
    }
    if (cells.some((cell) => cell.text.trim() !== '')) rows.push({ line: first, cells });
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    line += 1;
  }
  if (rows.length === 0) return { ok: false, fault: { kind: 'no-rows' } };
  return { ok: true, table: { text, hasMark, rows } };
}

function lineEnds(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

/** A text in quotes, in which quotes are written twice. */
const QUOTED = /"([^"]*(?:""[^"]*)*)"(?!")/y;

/** Returns the cell that begins here; null when its quotes do not end. */
function cellAt(text: string, from: number, plain: RegExp): CsvCell | null {
  const isQuoted = text[from] === '"';
  QUOTED.lastIndex = from;
  const quoted = isQuoted ? QUOTED.exec(text) : null;
  if (isQuoted && quoted === null) return null;
  plain.lastIndex = from + (quoted?.[0].length ?? 0);
  // What stands between the closing quotes and the next separator belongs to the cell, as spreadsheets have it.
  const rest = plain.exec(text)?.[0] ?? '';
  const to = from + (quoted?.[0].length ?? 0) + rest.length;
  return { text: (quoted?.[1] ?? '').replaceAll('""', '"') + rest, from, to };
}

function separatorOf(text: string): string {
  const head = (/^(?:"[^"]*"|[^"\r\n]+)*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (sign: string) => head.split(sign).length - 1;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Returns a head in the form in which heads are compared: lower case without blanks and signs. */
export function plainHead(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{Cf}]/gu, '');
}

/** Returns the text of a table in which cells have other texts; each must be one that needs no quotes. */
export function withCells(
  { text, hasMark }: CsvTable,
  changed: readonly (readonly [cell: CsvCell, text: string])[],
): string {
  let at = 0;
  let whole = hasMark ? '\uFEFF' : '';
  for (const [cell, written] of [...changed].sort(([one], [other]) => one.from - other.from)) {
    whole += text.slice(at, cell.from) + written;
    at = cell.to;
  }
  return whole + text.slice(at);
}
