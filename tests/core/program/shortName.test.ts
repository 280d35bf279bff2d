import { expect, test } from 'vitest';
import { treeOfLog } from '../../../src/core/program/logTree.ts';
import { readLogs } from '../../../src/core/program/readLog.ts';
import { shortName } from '../../../src/core/program/shortName.ts';

test.each([
  ['A short name, [1, 2]', 'A short name, [1, 2]'],
  ["['X', 'O', ' ', 'O', 'X', ' ', 'X', ' ', 'O']", 'XO·OX·X·O'],
  ['[["X", null, "O"], [null, "X", null]]', 'X·O/·X·'],
  ['[[1 0 2] [0 0 1] [2 1 0]]', '102/001/210'],
  ["(('X', 'X', None, 'O'), 'MAX', 7)", 'X X · O/MAX 7'],
  ['[[3, 12, 8], [2, 4, 6], [14, 5, 2]]', '3 12 8/2 4 6/14 5 2'],
  ['State(board=[0, 1, 2], to_move=1)', 'State(board=… to_move=1)'],
  ['the right half of the left half', 'the right ha…e left half'],
  ["['it's', 'no list', 'of Python']", "['it's', 'no…of Python']"],
])('%s', (name, short) => {
  expect(shortName(name)).toBe(short);
});

test('sister positions that begin alike have different names in the figure', () => {
  const lists = [
    "['X', 'O', ' ', 'O', 'X', 'X', 'X', ' ', 'O']",
    "['X', 'O', ' ', 'O', 'X', ' ', 'X', 'X', 'O']",
  ];
  const text = `> root max -inf inf\n${lists.map((list) => `> ${list} min -inf inf\n< 1\n`).join('')}< 1\n`;
  const [log] = readLogs(text).runs;
  const { tree } = treeOfLog(log as NonNullable<typeof log>);
  expect(tree.children(tree.nodes()[0] as never).map((child) => tree.label(child))).toEqual([
    'XO·OXXX·O',
    'XO·OX·XXO',
  ]);
});
