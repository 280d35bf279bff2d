/** Tables in CSV: read as spreadsheets write them, and given back with nothing but the named cells changed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printCsv } from '../../src/core/csv.ts';
import { type CsvTable, plainHead, readCsvBytes, withCells } from '../../src/practice/class/csvTable.ts';
import { howMany } from '../support/howMany.ts';

const encoded = (text: string) => new TextEncoder().encode(text);

function tableOf(text: string | Uint8Array): CsvTable {
  const read = readCsvBytes(typeof text === 'string' ? encoded(text) : text);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.table;
}

function textsOf(text: string | Uint8Array): readonly (readonly string[])[] {
  return tableOf(text).rows.map(({ cells }) => cells.map((cell) => cell.text));
}

/** Cells with everything that has a meaning in CSV. */
const CELL = fc.string({
  unit: fc.constantFrom('a', '王', ' ', ',', ';', '\t', '"', '\n', '\r\n', '\r', "'"),
  maxLength: 6,
});
/** The first cell is never blank, so that no row is blank, and has no separator, so that the comma is the one. */
const ROWS = fc.integer({ min: 2, max: 4 }).chain((width) =>
  fc.array(
    fc
      .array(CELL, { minLength: width, maxLength: width })
      .map((cells) => [`x${(cells[0] ?? '').replace(/[,;\t]/g, '')}`, ...cells.slice(1)]),
    { minLength: 1, maxLength: 5 },
  ),
);

/** Writes a table in quotes where they are needed, or everywhere. */
function written(
  rows: readonly (readonly string[])[],
  separator: string,
  quotesAll: boolean,
  end: string,
): string {
  const cell = (text: string) =>
    quotesAll || /[,;\t"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((row) => row.map(cell).join(separator) + end).join('');
}

describe('a table', () => {
  test('of any texts is read as it was written, whatever is between the cells and the lines', () => {
    fc.assert(
      fc.property(
        ROWS,
        fc.constantFrom(',', ';', '\t'),
        fc.boolean(),
        fc.constantFrom('\n', '\r\n'),
        (rows, separator, quotesAll, end) => {
          // The first line decides what is between the cells: its texts shall not speak for another sign.
          const plain = [rows[0]!.map((cell) => cell.replace(/[,;\t]/g, '')), ...rows.slice(1)];
          const text = written(plain, separator, quotesAll, end);
          expect(textsOf(text)).toEqual(plain);
          expect(textsOf(text.slice(0, text.length - end.length))).toEqual(plain);
        },
      ),
      { numRuns: howMany(3_000, 300), seed: 1 },
    );
  });

  test('keeps every byte but those of the cells that are written anew', () => {
    fc.assert(
      fc.property(ROWS, fc.boolean(), fc.infiniteStream(fc.nat(9)), (rows, quotesAll, chance) => {
        const plain = [rows[0]!.map((cell) => cell.replace(/[,;\t]/g, '')), ...rows.slice(1)];
        const table = tableOf(written(plain, ',', quotesAll, '\r\n'));
        const changed = table.rows.flatMap(({ cells }) => cells.filter(() => chance.next().value < 3));
        const next = withCells(
          table,
          changed.toReversed().map((cell) => [cell, '7.5']),
        );
        const expected = table.rows.map(({ cells }) =>
          cells.map((cell) => (changed.includes(cell) ? '7.5' : cell.text)),
        );
        expect(textsOf(next)).toEqual(expected);
        expect(withCells(table, [])).toBe(table.text);
        const inFile = (cell: (typeof changed)[number]) => table.text.slice(cell.from, cell.to);
        expect(
          withCells(
            table,
            changed.map((cell) => [cell, inFile(cell)]),
          ),
        ).toBe(table.text);
      }),
      { numRuns: howMany(2_000, 200), seed: 2 },
    );
  });

  test('is read from UTF-8, with and without a mark, UTF-16 and GB18030; it is written as UTF-8', () => {
    const rows = [
      ['学号', '姓名'],
      ['1', '王'],
    ];
    expect(textsOf('学号,姓名\n1,王')).toEqual(rows);
    expect(textsOf('\uFEFF学号,姓名\n1,王')).toEqual(rows);
    expect(tableOf('\uFEFFa,b\n').hasMark).toBe(true);
    expect(withCells(tableOf('\uFEFFa,b\n'), [])).toBe('\uFEFFa,b\n');
    expect(textsOf(Buffer.from('\uFEFF学号,姓名\n1,王', 'utf16le'))).toEqual(rows);
    const gb = Uint8Array.from([
      0xd1, 0xa7, 0xba, 0xc5, 0x2c, 0xd0, 0xd5, 0xc3, 0xfb, 0x0a, 0x31, 0x2c, 0xcd, 0xf5,
    ]);
    expect(textsOf(gb)).toEqual(rows);
    expect(tableOf(gb).hasMark).toBe(true);
  });

  test('tells the line of each row, and leaves blank lines out', () => {
    const { rows } = tableOf('a,b\n\n"1\n2",3\r\n,\n4,5');
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 6]);
  });

  test.each<[string | Uint8Array, unknown]>([
    ['', { kind: 'no-rows' }],
    ['\n , \n', { kind: 'no-rows' }],
    ['a,b\n1,"2\n3', { kind: 'open-quotes', line: 2 }],
    [Uint8Array.from([0x61, 0x2c, 0xff, 0x0a]), { kind: 'no-text', offset: 2 }],
    [Uint8Array.from([0xff, 0xfe, 0x00, 0xd8]), { kind: 'no-text', offset: 0 }],
  ])('%j is refused', (text, fault) => {
    expect(readCsvBytes(typeof text === 'string' ? encoded(text) : text)).toEqual({ ok: false, fault });
  });

  test('is read in linear time', () => {
    const time = (rows: number, row: string) => {
      const text = encoded(row.repeat(rows));
      const start = performance.now();
      readCsvBytes(text);
      return performance.now() - start;
    };
    for (const row of ['"a"\n', 'a,b\n', '"a""b",c\r\n']) {
      time(20_000, row);
      expect(time(80_000, row)).toBeLessThan(16 * Math.max(20, time(20_000, row)));
    }
    expect(readCsvBytes(encoded(`"${'""'.repeat(2_000_000)}`))).toMatchObject({ ok: false });
  });
});

test('heads are compared without case, blanks and signs', () => {
  expect(['Student ID', 'student-id', ' STUDENT_ID ', '“Student ID”'].map(plainHead)).toEqual(
    Array(4).fill('studentid'),
  );
});

test('what is written for spreadsheets cannot run: an apostrophe is before =, +, -, @ and a tab', () => {
  const texts = ['=1+1', '+1', '-1', '@SUM(1)', '\t=1', ' =1', '＝1', 'a=1', "'=1"];
  const [row] = textsOf(printCsv([[...texts, -1]]));
  expect(row).toEqual(["'=1+1", "'+1", "'-1", "'@SUM(1)", "'\t=1", "' =1", "'＝1", 'a=1', "'=1", '-1']);
  expect(printCsv([['a'], ['b']])).toBe('\uFEFF"a"\r\n"b"\r\n');
});
