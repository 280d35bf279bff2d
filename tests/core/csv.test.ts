import { expect, test } from 'vitest';
import { printCsv } from '../../src/core/csv.ts';

test('A table has its cells quoted, and lines as spreadsheets want them', () => {
  expect(
    printCsv([
      ['Name', 'Points'],
      ['Lin "Mei", 弈', 2.5],
    ]),
  ).toBe('\uFEFF"Name","Points"\r\n"Lin ""Mei"", 弈",2.5\r\n');
});

test.each(['=1+1', '+1', '-1', '−1', '@SUM(A1)', '\t=1', ' =1', '\u200B=1', '＝1', '＋1', '－1', '＠a'])(
  'A text cell that begins as a formula does, %j, is text',
  (cell) => {
    expect(printCsv([[cell]])).toBe(`\uFEFF"'${cell}"\r\n`);
  },
);

test('A number is a number, and a line break stays within its cell', () => {
  expect(printCsv([[-1, 'a\r\nb', '']])).toBe('\uFEFF-1,"a\r\nb",""\r\n');
});
