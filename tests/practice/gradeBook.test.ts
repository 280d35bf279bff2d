/** Grade books come back with one column filled, and nobody gets a grade who is not found. */
import { describe, expect, test } from 'vitest';
import { readCsvBytes } from '../../src/practice/class/csvTable.ts';
import {
  fillGradeBook,
  type GradeBook,
  type Graded,
  readGradeBook,
} from '../../src/practice/class/gradeBook.ts';

function read(text: string) {
  const csv = readCsvBytes(new TextEncoder().encode(text));
  if (!csv.ok) throw new Error(csv.fault.kind);
  return readGradeBook(csv.table);
}

function bookOf(text: string): GradeBook {
  const found = read(text);
  if (!found.ok) throw new Error(found.fault.kind);
  return found.book;
}

function graded(more: Partial<Graded>): Graded {
  return { lms: null, number: null, keys: [], name: '', points: 0, marks: 8, ...more };
}

const MOODLE = [
  'Identifier,"Full name","ID number",Status,Grade,"Maximum Grade","Last modified (grade)","Feedback comments"',
  '"Participant 11","Ada Lovelace",s1,"Submitted for grading - ",,8.00,-,"line 1\nline 2"',
  '"Participant 12","Bo, Li",s2,"Submitted for grading - ",5.00,8.00,"Monday, 2 November 2026, 1:00 PM",',
  '"Participant 13","Cy Ng",s3,"No submission - ",,8.00,-,',
  '"Participant 14","Cy Ng",s4,"No submission - ",,8.00,-,',
  '',
].join('\r\n');

describe('a worksheet of Moodle', () => {
  test('is filled by the numbers of the hand-ins, and keeps every other byte', () => {
    const book = bookOf(`\uFEFF${MOODLE}`);
    expect(book.columns.map(({ title }) => title)).toEqual(['Grade']);
    const filled = fillGradeBook(book, book.columns[0]!, [
      graded({ lms: 'moodle', number: '11', name: 'whoever', points: 7.125 }),
      graded({ lms: 'moodle', number: '12', points: 5 }),
    ]);
    expect(filled.text).toBe(
      `\uFEFF${MOODLE.replace('grading - ",,8.00', 'grading - ",7.13,8.00').replace(',5.00,', ',5,')}`,
    );
    expect(filled).toMatchObject({
      count: 2,
      replaced: 0,
      scaledTo: null,
      notFound: [],
      without: ['Cy Ng', 'Cy Ng'],
    });
  });

  test('is filled by identifiers and names, but never by a name of two, or twice', () => {
    const book = bookOf(MOODLE);
    const twice = graded({ keys: ['s1'], name: 'Ada again', points: 1 });
    const two = graded({ name: 'Cy Ng', points: 2 });
    const other = graded({ lms: 'canvas', number: '13', name: 'Nobody', points: 3 });
    const { text, count, replaced, notFound } = fillGradeBook(book, book.columns[0]!, [
      graded({ keys: ['S1'], points: 8 }),
      twice,
      graded({ name: 'Li Bo', points: 4 }),
      two,
      other,
      graded({ keys: ['s4'], points: 6 }),
    ]);
    expect(notFound).toEqual([twice, two, other]);
    expect({ count, replaced }).toEqual({ count: 3, replaced: 1 });
    const grades = text.split('\r\n').map((line) => /(?:grading|submission) - ",([^,]*),/.exec(line)?.[1]);
    expect(grades).toEqual([undefined, '8', '4', '', '6', undefined]);
  });

  test('of another maximum gets grades in proportion, and says so', () => {
    const book = bookOf(MOODLE.replaceAll('8.00', '100,00').replaceAll(',100,00', ',"100,00"'));
    const filled = fillGradeBook(book, book.columns[0]!, [
      graded({ lms: 'moodle', number: '11', points: 3 }),
    ]);
    expect(filled.scaledTo).toBe(100);
    expect(filled.text).toContain('grading - ",37.5,"100,00"');
  });

  test('in Chinese is known', () => {
    const book = bookOf('标识符,全名,成绩,最高成绩\n参与者11,王小明,,10\n');
    const filled = fillGradeBook(book, book.columns[0]!, [
      graded({ lms: 'moodle', number: '11', points: 4, marks: 10 }),
    ]);
    expect(filled.text).toBe('标识符,全名,成绩,最高成绩\n参与者11,王小明,4,10\n');
  });
});

const CANVAS = [
  'Student,ID,SIS User ID,SIS Login ID,Section,Week 4 (901),Week 5 (902),Current Score',
  ',,,,,Manual Posting,,',
  '    Points Possible,,,,,10,20,(read only)',
  '"Lovelace, Ada",501,s1,ada,A,9,,95',
  '"Li, Bo",502,s2,bo,A,,12,60',
  '"Student, Test",599,,x,A,,,',
].join('\n');

describe('an export of Canvas', () => {
  test('is filled in one of its assignments, by number or name, in proportion to the points possible', () => {
    const book = bookOf(CANVAS);
    expect(book.columns.map(({ title }) => title)).toEqual(['Week 4', 'Week 5']);
    const filled = fillGradeBook(book, book.columns[1]!, [
      graded({ lms: 'canvas', number: '501', points: 6 }),
      graded({ name: 'Bo Li', points: 8 }),
    ]);
    expect(filled.text).toBe(CANVAS.replace('A,9,,95', 'A,9,15,95').replace('A,,12,60', 'A,,20,60'));
    expect(filled).toMatchObject({ count: 2, replaced: 1, scaledTo: 20, without: ['Student, Test'] });
  });
});

test.each([
  ['Name,Points\nAda,3\n', { kind: 'no-grade-book', found: ['Name', 'Points'] }],
  ['Identifier,Grade\n', { kind: 'no-students' }],
  ['Student,ID,Section\nAda,1,A\n', { kind: 'no-assignment' }],
  ['Student,ID,Week 5 (3)\n    Points Possible,,10\n', { kind: 'no-students' }],
])('%j is refused', (text, fault) => {
  expect(read(text)).toEqual({ ok: false, fault });
});
