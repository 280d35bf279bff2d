/** What leaves the page of a run that works off lists: its table, its picture, its outline. */

import { describe, expect, test } from 'vitest';
import { isOfLists } from '../../src/core/run/anyRun.ts';
import type { ListRun } from '../../src/core/run/listRun.ts';
import type { Lists } from '../../src/core/run/lists.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { printListCsv, printListLatex, rowsOnPaper } from '../../src/export/listTable.ts';
import { printOutline } from '../../src/export/text.ts';
import { printTikz } from '../../src/export/tikz.ts';
import { loadLanguage } from '../../src/words/language.ts';
import { EXPORT_WORDS } from '../support/exportWords.ts';
import { type Sketch, treeOf } from '../support/sketch.ts';
import { pictureOf, pictureOfExample, type Shown } from './pictureOf.ts';

const english = await loadLanguage('en');
const WORDS = EXPORT_WORDS.en;
const HOW: Shown = { algorithm: 'two-phase', growth: 'grown' };

function tableOf(picture: ReturnType<typeof pictureOf>) {
  const { run, layout } = picture;
  if (!isOfLists(run) || run.lists === null) throw new Error('a run with lists');
  return { run, lists: run.lists, names: layout.names, words: WORDS };
}

describe('the table of figure 3.5', () => {
  const table = tableOf(pictureOfExample('thu-fig-3-5', HOW));

  test('as CSV has a row for each step, whole lists, and nothing that runs as a formula', () => {
    const lines = printListCsv(table).replace('\uFEFF', '').split('\r\n');
    expect(lines).toHaveLength(23);
    expect(lines[0]).toBe('"step","n","OPEN","CLOSED"');
    expect(lines[1]).toBe('0,"","(s)","( )"');
    expect(lines[10]).toBe('9,"B","(C)","(B A s)"');
    expect(lines[18]).toBe('17,"B","( )","(A s)"');
    expect(lines[21]).toBe('20,"s","( )","( )"');
  });

  test('for LaTeX is a table to be pasted', () => {
    const latex = printListLatex(table);
    expect(latex).toMatch(
      /^\\begin\{tabular\}\{rlll\}\n\\hline\nstep & \$n\$ & OPEN & CLOSED \\\\\n\\hline\n/,
    );
    expect(latex).toContain('\n9 & B & (C) & (B A s) \\\\\n');
    expect(latex.trimEnd().endsWith('\\hline\n\\end{tabular}')).toBe(true);
  });

  test('in Chinese is headed in Chinese', () => {
    expect(printListCsv({ ...table, words: EXPORT_WORDS.zh })).toContain('"步","n","OPEN","CLOSED"');
  });
});

test('a long run goes on over pages, and its long lists are counted there', () => {
  const wide: Sketch = { max: Array.from({ length: 20 }, () => ({ min: [1, 2] })) };
  const table = tableOf(pictureOf(treeOf(wide), HOW));
  const latex = printListLatex(table);
  expect(latex).toMatch(/^% The preamble needs \\usepackage\{longtable\}\.\n\\begin\{longtable\}/);
  // Wider than the text, its lines break: the shares, four gaps of 12 pt and the steps are less than 345 pt.
  const shares = [...latex.matchAll(/p\{(0\.\d+)\\linewidth\}/g)].map(([, share]) => Number(share));
  expect(shares).toHaveLength(3);
  expect(shares.reduce((sum, share) => sum + share) * 345 + 4 * 12 + 20).toBeLessThan(345);
  expect(rowsOnPaper(table)[2]!.open).toBe('(A B C D E F G H I J K L … 8 more)');
  expect(printListCsv(table)).toContain('"(A B C D E F G H I J K L M N O P Q R S T)"');
});

test('a list of more steps than a function takes arguments has its table', () => {
  const table = tableOf(pictureOfExample('thu-fig-3-5', HOW));
  const steps = 150_000;
  // The last step again and again: to record as many would take long.
  const long: ListRun = Object.create(table.run, { length: { value: steps }, nodeAt: { value: () => ROOT } });
  const still: Lists = Object.create(table.lists, {
    openAt: { value: () => [] },
    openCount: { value: () => 0 },
    closedAt: { value: () => [] },
    closedCount: { value: () => 0 },
  });
  const latex = printListLatex({ ...table, run: long, lists: still });
  expect(latex.match(/\n\d+ & /g)).toHaveLength(steps + 1);
});

describe('the picture', () => {
  test('as TikZ has the names below the leaves, and only what was generated', () => {
    const at = (step: number) =>
      printTikz(pictureOfExample('thu-fig-3-5', { ...HOW, step }), { words: WORDS });
    expect(at(20).match(/\\node\[aside\] at \([^)]*\) \{[A-J]\};/g)).toHaveLength(7);
    expect(at(4).match(/\\node\[aside\] at \([^)]*\) \{[A-J]\};/g)).toHaveLength(3);
    expect(at(4).match(/\{leaf=\{\$f\?\$\}\}/g)).toHaveLength(3);
    expect(at(5).match(/\{leaf=\{\$9\$\}\}/g)).toHaveLength(1);
  });

  test('as text names each node and says its value once it has one', () => {
    const outline = (step: number) =>
      printOutline(pictureOfExample('thu-fig-3-5', { ...HOW, step }), english);
    const tree = outline(16).split('\n\n').at(-1)!;
    expect(tree.split('\n').slice(0, 5)).toEqual([
      's  MAX',
      '├─ A  MIN',
      '│  ├─ D  9',
      '│  ├─ E  −6',
      '│  └─ F  0',
    ]);
    expect(tree).toContain('└─ C  MIN  −4  <- here\n   ├─ I  −4  decides');
    expect(outline(4).split('\n\n').at(-1)!.trimEnd().split('\n')).toEqual([
      's  MAX',
      '├─ A  MIN  <- here',
      '│  ├─ D  not visited',
      '│  ├─ E  not visited',
      '│  └─ F  not visited',
      '├─ B  MIN  not visited',
      '└─ C  MIN  not visited',
    ]);
  });
});
