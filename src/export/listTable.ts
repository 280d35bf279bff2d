/**
 * Writes the lists OPEN and CLOSED of a search as a table with a row for each event: the step, its node, and
 * both lists after it.
 */

import { printCsv } from '../core/csv.ts';
import type { Lists, ListsRun, NodeId } from '../core/index.ts';
import { textWidth } from '../drawing/textWidth.ts';
import type { NodeNames, Words } from '../words/index.ts';
import { printList } from '../words/listFacts.ts';
import { visibleText } from '../words/visibleText.ts';
import { hasChinese, isBeyondPdfLatex, latexText } from './latexText.ts';

/** A run with its lists, and the names and words with which its table is written. */
export interface ListTable {
  readonly run: ListsRun;
  readonly lists: Lists;
  readonly names: NodeNames;
  readonly words: Words['exporting'];
}

interface ListRow {
  readonly step: number;
  readonly node: string;
  readonly open: string;
  readonly closed: string;
}

/** The number of nodes that a list names on paper; for the others only their number is given. */
const NAMED_ON_PAPER = 12;

/**
 * Yields the rows of the table: the state before the first event and after each; `most` is the greatest
 * number of nodes named in a list.
 */
function* listRows({ run, lists, names, words }: ListTable, most = Infinity): Generator<ListRow> {
  const printed = (nodes: readonly NodeId[], count: number): string => {
    const more = count > nodes.length ? ` ${words.lists.more(count - nodes.length)}` : '';
    return visibleText(printList(nodes, names)).replace(/\)$/, `${more})`);
  };
  for (let step = 0; step <= run.length; step += 1)
    yield {
      step,
      node: step === 0 ? '' : visibleText(names.of(run.nodeAt(step))),
      open: printed(lists.openAt(step, most), lists.openCount(step)),
      closed: printed(lists.closedAt(step, most), lists.closedCount(step)),
    };
}

export function listHead({ lists }: Words['exporting']): readonly string[] {
  return [lists.step, 'n', 'OPEN', 'CLOSED'];
}

/** Returns the table for a spreadsheet, with all nodes of each list. */
export function printListCsv(table: ListTable): string {
  const rows = [...listRows(table)].map(
    ({ step, node, open, closed }) => [step, node, open, closed] as const,
  );
  return printCsv([listHead(table.words), ...rows]);
}

/** A table with more rows than this continues on the next page. */
const ROWS_OF_PAGE = 40;

/**
 * The room for the texts of a row on a page of LaTeX's article, without the column of steps and the gaps, in
 * letters of 10 pt.
 */
const LETTERS = 52;

/**
 * The LaTeX columns of a table whose widest rows would be too wide for the page: their lines break, and their
 * widths leave room for the gaps.
 */
const BREAKING = 'rp{0.15\\linewidth}p{0.25\\linewidth}p{0.36\\linewidth}';

function columnsFor(rows: readonly ListRow[]): string {
  const widest = (of: 'node' | 'open' | 'closed') =>
    rows.reduce((most, row) => Math.max(most, textWidth(row[of])), 0);
  // An em of the estimated text widths is as wide as two letters.
  const letters = 2 * (widest('node') + widest('open') + widest('closed'));
  return letters > LETTERS ? BREAKING : 'rlll';
}

/** Returns the table as LaTeX code to paste into a document. */
export function printListLatex(table: ListTable): string {
  const { words } = table;
  const cells = rowsOnPaper(table);
  const rows = cells.map(({ step, node, open, closed }) =>
    [String(step), ...[node, open, closed].map(latexText)].join(' & '),
  );
  const isLong = rows.length > ROWS_OF_PAGE;
  const [environment, kept] = isLong ? ['longtable', ' \\endhead'] : ['tabular', ''];
  const head = [words.lists.step, '$n$', 'OPEN', 'CLOSED'].join(' & ');
  const body = `\\begin{${environment}}{${columnsFor(cells)}}
\\hline
${head} \\\\
\\hline${kept}
${rows.map((row) => `${row} \\\\\n`).join('')}\\hline
\\end{${environment}}
`;
  const { tikz } = words;
  const needs = [
    isLong ? words.lists.long : '',
    hasChinese(body) ? tikz.chinese : isBeyondPdfLatex(body) ? tikz.beyond : '',
  ];
  return `${needs.map((line) => line && `% ${line}\n`).join('')}${body}`;
}

/** Returns the rows of the table for a page of paper, on which long lists are cut short. */
export function rowsOnPaper(table: ListTable): readonly ListRow[] {
  return [...listRows(table, NAMED_ON_PAPER)];
}
