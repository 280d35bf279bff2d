/** The texts about the hand-ins of a class: opening them, the table of them, and grade books. */

import type { EntryFault, NameFault, ZipFault } from '../../notation/zip/zipFault.ts';
import type { CsvFault } from '../../practice/class/csvTable.ts';
import type { GradeBookFault } from '../../practice/class/gradeBook.ts';
import type { LeftOut, RosterFault } from '../../practice/class/roster.ts';
import { grouped } from '../sentence.ts';
import { plural } from './numbered.ts';

const MIB = 2 ** 20;
const heads = (found: readonly string[]) =>
  found.length === 0
    ? 'none'
    : found
        .slice(0, 8)
        .map((head) => `“${head}”`)
        .join(', ');

/** What is not allowed in the name of an entry. */
const NAME: Readonly<Record<NameFault, string>> = {
  empty: 'it has no name',
  encoding: 'its name is said to be UTF-8 and is not',
  nul: 'its name holds a NUL character',
  control: 'its name holds a control character',
  bidi: 'its name holds a character that changes the direction of writing',
  backslash: 'its name holds a backslash',
  absolute: 'its name begins at the root of a disk',
  parent: 'its name leads out of the folder (“..”)',
};

function entryFault(fault: EntryFault): string {
  switch (fault.kind) {
    case 'name':
      return `${NAME[fault.of]}. Rename it and pack it again.`;
    case 'encrypted':
      return 'it is encrypted. Unpack it with its password and open the file itself.';
    case 'zip64':
      return 'it is packed for more than 4 GiB (zip64). Pack it again without zip64.';
    case 'method':
      return `it is packed by method ${fault.method}; 0 (stored) and 8 (deflate) are read. Pack it again.`;
    case 'head':
      return 'its own head is missing, or says something else than the list of files. Download the zip again.';
    case 'overlap':
      return 'it shares bytes with another file of the zip. Pack it again.';
    case 'too-large':
      return `it has ${grouped(fault.bytes)} bytes; the limit is ${grouped(fault.most)} (${fault.most / MIB} MiB).`;
    case 'all-too-large':
      return `with it, all files together have more than ${grouped(fault.most)} bytes (${fault.most / MIB} MiB). Divide the zip.`;
    case 'packed':
      return 'its packed data are damaged. Download the zip again.';
    case 'size':
      return 'it does not hold as many bytes as it says. Download the zip again.';
    case 'crc':
      return 'its checksum (CRC-32) does not fit: it is damaged. Download the zip again.';
    case 'nested':
      return 'it is a zip itself. Unpack it and open what is in it.';
  }
}

function zipFault(fault: ZipFault): string {
  switch (fault.kind) {
    case 'no-zip':
      return 'it does not begin as a zip does. Download it again.';
    case 'cut-off':
      return 'its end is missing. Download it again.';
    case 'zip64':
      return 'it is in the form for more than 4 GiB (zip64). Unpack it and open the folder.';
    case 'parts':
      return 'it is one of several parts. Unpack all of them and open the folder.';
    case 'entries':
      return `it has ${grouped(fault.count)} entries; at most ${grouped(fault.most)} are read. Divide it.`;
    case 'list':
      return `its list of files is damaged at byte ${grouped(fault.offset)}. Download it again.`;
  }
}

export const classWords = {
  // texts about opening what was handed in
  openFolder: 'Open a folder …',
  dropHint: 'Open a zip from Moodle or Canvas, or a folder, whole, or drop it on this page.',
  unpacking: (name: string, percent: number) => `“${name}” is unpacked: ${percent} %`,
  marking: (done: number, of: number) => `${grouped(done)} of ${grouped(of)} results marked again`,
  notOpened: (name: string, fault: ZipFault) => `“${name}” is not opened: ${zipFault(fault)}`,
  entryNotRead: (path: string, fault: EntryFault) => `“${path}” is not read: ${entryFault(fault)}`,
  tooManyFiles: (name: string, most: number) =>
    `“${name}” has more than ${grouped(most)} files. Open a folder that holds the hand-ins alone.`,
  notReadCount: (count: number) => `${plural(count, 'file was', 'files were')} not read:`,
  moreRows: (count: number) => `Show more (${grouped(count)})`,
  noResultsCount: (count: number) => `${plural(count, 'file is no result', 'files are no results')}`,
  knownCount: (count: number) =>
    `${plural(count, 'result is', 'results are')} in the table already; each stays one row.`,
  classOpened: (name: string, count: number) =>
    `“${name}” is a class with ${plural(count, 'result', 'results')}, which are in the table now.`,
  unreadResult: (from: string) => `A kept result (${from}) can no longer be read; it stays where it is kept.`,

  // texts about what is agreed with the class
  agreement: 'Deadline, attempts, roster',
  deadline: 'Deadline',
  grace: 'Grace, minutes',
  graceFault: (most: number) => `Write a whole number from 0 to ${grouped(most)}.`,
  clock: 'A file says when it was handed in by the student’s own clock.',
  counts: 'Of several hand-ins of a student counts',
  counting: { last: 'the last', best: 'the best', first: 'the first' },
  openRoster: 'Open a roster (CSV) …',
  rosterHint:
    'The first line of a roster names the columns: one for an identifier (such as “Student ID”), one for the name.',
  rosterOf: (count: number) => `${plural(count, 'student', 'students')} in the roster.`,
  removeRoster: 'Remove the roster',
  leftOut: ({ line, identifier }: LeftOut) =>
    identifier === ''
      ? `Line ${grouped(line)} has neither identifier nor name.`
      : `Line ${grouped(line)}: “${identifier}” is in the roster already.`,
  missing: (count: number) =>
    `${plural(count, 'student of the roster has', 'students of the roster have')} handed in nothing`,

  // texts about the table
  identifier: 'Identifier',
  late: 'Late',
  attempt: 'Attempt',
  misconceptions: 'What was done',
  isLate: 'late',
  isLateByLms: 'late, by the LMS',
  inTime: 'in time',
  attemptOf: (place: number, count: number) => `${place} of ${count}`,
  showOthers: (name: string, count: number) =>
    `Show ${plural(count, 'other hand-in', 'other hand-ins')} of ${name}`,
  countsNot: 'does not count',
  inFile: 'in the file:',
  withCode: 'and code',
  sortBy: (column: string) => `Sort by ${column}`,
  filter: 'Find in the table',
  only: { late: 'late', repeated: 'repeated', faulty: 'not in order' },
  shown: (from: number, to: number, of: number) =>
    `Rows ${grouped(from)} to ${grouped(to)} of ${grouped(of)}`,
  noneFits: 'No row fits.',
  earlier: 'Rows before',
  later: 'Rows after',
  emptyTable: 'Empty the table',
  emptied: (count: number) => `${plural(count, 'result was', 'results were')} removed.`,
  takeBack: 'Take it back',

  // texts about the figures of the class
  figures: 'The class in figures',
  shares: 'Marks reached, in per cent',
  quartile: {
    least: 'least',
    lower: 'lower quartile',
    median: 'median',
    upper: 'upper quartile',
    greatest: 'greatest',
  },
  mean: 'mean',
  histogram: (count: number) => `${plural(count, 'student', 'students')} by marks reached`,
  colon: ': ',
  comma: ', ',
  bar: (from: number, to: number) => `${from}–${to} %`,
  perItem: 'Per exercise',
  diagnosing: (done: number, of: number) =>
    `What went wrong: ${grouped(done)} of ${grouped(of)} results looked through`,

  // texts about files that are saved
  saveClass: 'Save the class as a file',
  outOfItem: (number: number) => `Exercise ${number}: maximum`,
  total: 'Total',
  maximum: 'Maximum',
  isoTime: 'Time (ISO)',
  nameInFile: 'Name in the file',
  codeFits: 'Code fits',
  inOrder: 'In order',
  yes: 'yes',
  no: 'no',

  // texts about grade books
  openGradeBook: 'Fill a grade book (CSV) …',
  gradeBookHint:
    'Moodle’s grading worksheet, or the export of Canvas’s grade book, comes back with one column filled.',
  whichColumn: 'Column to fill',
  fill: 'Fill and save',
  filled: (name: string, count: number) =>
    `${plural(count, 'grade was', 'grades were')} written into “${name}”.`,
  replaced: (count: number) => `${plural(count, 'student', 'students')} had another grade before.`,
  scaled: (most: string) => `Grades are in proportion to the ${most} points that the grade book names.`,
  notFound: (names: string) => `Not found in the grade book, or not alone: ${names}.`,
  without: (count: number) =>
    `${plural(count, 'student', 'students')} of the grade book without a result: left as they are.`,

  // texts about tables that cannot be read
  csvFault(name: string, fault: CsvFault): string {
    switch (fault.kind) {
      case 'no-text':
        return `“${name}” is no text: byte ${grouped(fault.offset)} begins no character. Save it as CSV in UTF-8.`;
      case 'no-rows':
        return `“${name}” is empty. Save the table as CSV and open it again.`;
      case 'open-quotes':
        return `Line ${grouped(fault.line)} of “${name}” opens quotes that do not end. Close them and open it again.`;
    }
  },
  rosterFault(name: string, fault: RosterFault): string {
    switch (fault.kind) {
      case 'no-columns':
        return `The first line of “${name}” names neither an identifier nor a name, but ${heads(fault.found)}. Call a column “Student ID”, “ID” or “Email”, and one “Name”.`;
      case 'no-students':
        return `“${name}” has no students below its first line. The first line has to name the columns.`;
      case 'too-many':
        return `“${name}” has ${grouped(fault.count)} students; at most ${grouped(fault.most)} are read. Divide it.`;
    }
  },
  gradeBookFault(name: string, fault: GradeBookFault): string {
    switch (fault.kind) {
      case 'no-grade-book':
        return `“${name}” is no grade book that is known: its first line has ${heads(fault.found)}. Open Moodle’s grading worksheet (“Identifier”, “Grade”) or Canvas’s export (“Student”, “ID”).`;
      case 'no-assignment':
        return `“${name}” has no column of an assignment, such as “Week 5 (1234)”. Make the assignment in Canvas and export again.`;
      case 'no-students':
        return `“${name}” has no students. Export it again.`;
    }
  },
};
