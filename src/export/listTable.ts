/** The lists of a run as a table, a row an event: step, the node it is about, OPEN and CLOSED after it. */

import type { ListsRun } from '../core/run/anyRun.ts';
import type { Lists } from '../core/run/lists.ts';
import type { NodeId } from '../core/tree/nodeId.ts';
import { textWidth } from '../drawing/textWidth.ts';
import type { Words } from '../words/language.ts';
import { printList } from '../words/listFacts.ts';
import type { NodeNames } from '../words/nodeNames.ts';
import { visibleText } from '../words/visibleText.ts';
import { printCsv } from './csv.ts';
import { hasChinese, isBeyondPdfLatex, latexText } from './latexText.ts';

interface ListRow {
  readonly step: number;
  readonly node: string;
  readonly open: string;
  readonly closed: string;
}

/** On paper a list names so many nodes and counts the others. */
const NAMED_ON_PAPER = 12;

/** The state after each event, and before the first; `most`: nodes that are named of a list. */
function* listRows(
  run: ListsRun,
  lists: Lists,
  names: NodeNames,
  words: Words['exporting'],
  most = Infinity,
): Generator<ListRow> {
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

/** Whole lists, for a spreadsheet. */
export function printListCsv(
  run: ListsRun,
  lists: Lists,
  names: NodeNames,
  words: Words['exporting'],
): string {
  const rows = [...listRows(run, lists, names, words)].map(
    ({ step, node, open, closed }) => [step, node, open, closed] as const,
  );
  return printCsv([listHead(words), ...rows]);
}

/** More rows than this go on over several pages. */
const ROWS_OF_PAGE = 40;

/** What the text of an article has room for beside the gaps of four columns and the steps, in letters of 10 pt. */
const LETTERS = 52;

/** Columns that break their lines where the widest rows would leave the text; their shares of it leave room for the gaps. */
const BREAKING = 'rp{0.15\\linewidth}p{0.25\\linewidth}p{0.36\\linewidth}';

function columnsFor(rows: readonly ListRow[]): string {
  const widest = (of: 'node' | 'open' | 'closed') =>
    rows.reduce((most, row) => Math.max(most, textWidth(row[of])), 0);
  // An em of the figures is two letters.
  const letters = 2 * (widest('node') + widest('open') + widest('closed'));
  return letters > LETTERS ? BREAKING : 'rlll';
}

/** A table to be pasted into a text of one's own. */
export function printListLatex(
  run: ListsRun,
  lists: Lists,
  names: NodeNames,
  words: Words['exporting'],
): string {
  const cells = rowsOnPaper(run, lists, names, words);
  const rows = cells.map(({ step, node, open, closed }) =>
    [String(step), ...[node, open, closed].map(latexText)].join(' & '),
  );
  const isLong = rows.length > ROWS_OF_PAGE;
  const [table, kept] = isLong ? ['longtable', ' \\endhead'] : ['tabular', ''];
  const head = [words.lists.step, '$n$', 'OPEN', 'CLOSED'].join(' & ');
  const body = `\\begin{${table}}{${columnsFor(cells)}}
\\hline
${head} \\\\
\\hline${kept}
${rows.map((row) => `${row} \\\\\n`).join('')}\\hline
\\end{${table}}
`;
  const { tikz } = words;
  const needs = [
    isLong ? words.lists.long : '',
    hasChinese(body) ? tikz.chinese : isBeyondPdfLatex(body) ? tikz.beyond : '',
  ];
  return `${needs.map((line) => line && `% ${line}\n`).join('')}${body}`;
}

/** The rows as they stand on a page to print. */
export function rowsOnPaper(
  run: ListsRun,
  lists: Lists,
  names: NodeNames,
  words: Words['exporting'],
): readonly ListRow[] {
  return [...listRows(run, lists, names, words, NAMED_ON_PAPER)];
}
