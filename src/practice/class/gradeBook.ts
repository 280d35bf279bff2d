/**
 * Grade books, which are filled and never made: the grading worksheet that Moodle exports, and the export of
 * Canvas's grade book. The file comes back with one column filled; every other byte of its text stays.
 */
import { type CsvCell, type CsvTable, plainHead, withCells } from './csvTable.ts';
import { Roster } from './identify.ts';
import { keyOf, type Student } from './roster.ts';

/** A column that can be filled. */
export interface GradeColumn {
  readonly place: number;
  readonly title: string;
}

/** A row of a grade book that is a student's. */
interface GradeRow {
  readonly cells: readonly CsvCell[];
  /** the number under which the LMS knows the student; "" when the row has none */
  readonly number: string;
  readonly student: Student;
  /** the most that the row's grade can be, where every row says so itself */
  readonly most: number | null;
}

export interface GradeBook {
  readonly lms: 'moodle' | 'canvas';
  readonly table: CsvTable;
  /** the columns that can be filled, of which Moodle's worksheet has one */
  readonly columns: readonly GradeColumn[];
  readonly rows: readonly GradeRow[];
  /** the row of Canvas's export with the most that can be reached; null in Moodle's worksheet */
  readonly most: readonly CsvCell[] | null;
}

export type GradeBookFault =
  /** the heads are those of neither a Moodle worksheet nor a Canvas export; `found` are the heads */
  | { readonly kind: 'no-grade-book'; readonly found: readonly string[] }
  /** a Canvas export without a column for an assignment, whose head is `title (number)` */
  | { readonly kind: 'no-assignment' }
  | { readonly kind: 'no-students' };

type ReadGradeBook =
  | { readonly ok: true; readonly book: GradeBook }
  | { readonly ok: false; readonly fault: GradeBookFault };

/** The heads of Moodle's worksheet in English and Chinese, as `plainHead` writes them. */
const MOODLE = {
  identifier: ['identifier', '标识符', '编号'],
  grade: ['grade', '成绩', '分数'],
  most: ['maximumgrade', '最高成绩', '最高分', '最高分数', '满分'],
};
const OTHER_KEYS = [
  ...['idnumber', 'emailaddress', 'email', 'username', '学号', 'id号', '电子邮件地址', '邮箱', '用户名'],
  ...['sisuserid', 'sisloginid'],
];
const NAMES = ['fullname', 'name', '全名', '姓名', 'student'];

const ASSIGNMENT = /^(?<title>.*)\s\((?<number>\d+)\)\s*$/s;
const POINTS_POSSIBLE = /^\s*points possible\s*$/i;

/** Recognizes a grade book by its heads. */
export function readGradeBook(table: CsvTable): ReadGradeBook {
  const cells = table.rows[0]?.cells ?? [];
  const heads = cells.map(({ text }) => plainHead(text));
  const placeIn = (names: readonly string[]) => heads.findIndex((head) => names.includes(head));
  const names = placeIn(NAMES);
  const keys = [...heads.keys()].filter((place) => OTHER_KEYS.includes(heads[place] ?? ''));
  const of = (number: number, most: number): readonly GradeRow[] =>
    table.rows.slice(1).map((row) => rowOf(row.cells, { number, names, keys, most }));
  const [identifier, grade] = [placeIn(MOODLE.identifier), placeIn(MOODLE.grade)];
  if (identifier >= 0 && grade >= 0) {
    const rows = of(identifier, placeIn(MOODLE.most));
    if (rows.length === 0) return { ok: false, fault: { kind: 'no-students' } };
    const columns = [{ place: grade, title: cells[grade]?.text ?? '' }];
    return { ok: true, book: { lms: 'moodle', table, columns, rows, most: null } };
  }
  const id = heads.indexOf('id');
  if (heads[0] !== 'student' || id < 0)
    return { ok: false, fault: { kind: 'no-grade-book', found: cells.map(({ text }) => text) } };
  const columns = cells.flatMap(({ text }, place) => {
    const title = ASSIGNMENT.exec(text)?.groups?.['title'];
    return title === undefined ? [] : [{ place, title }];
  });
  if (columns.length === 0) return { ok: false, fault: { kind: 'no-assignment' } };
  // Before the students there may be lines about the columns, which have no number of a student.
  const rows = of(id, -1).filter(({ number }) => number !== '');
  if (rows.length === 0) return { ok: false, fault: { kind: 'no-students' } };
  const most = table.rows.find((row) => POINTS_POSSIBLE.test(row.cells[0]?.text ?? ''))?.cells ?? null;
  return { ok: true, book: { lms: 'canvas', table, columns, rows, most } };
}

/** The places of the columns that say whose a row is; −1 for a column that is not there. */
interface Places {
  readonly number: number;
  readonly names: number;
  readonly keys: readonly number[];
  readonly most: number;
}

function rowOf(cells: readonly CsvCell[], places: Places): GradeRow {
  const cell = (place: number) => (cells[place]?.text ?? '').trim();
  const number = keyOf(cell(places.number));
  const keys = places.keys.map(cell).filter((key) => key !== '');
  const student = { identifier: keys[0] ?? number, name: cell(places.names), keys };
  return { cells, number, student, most: numberIn(cells[places.most]) };
}

/** Returns the positive number that a cell holds; null for anything else. */
function numberIn(cell: CsvCell | undefined): number | null {
  const text = (cell?.text ?? '').trim().replace(/^(\d+),(\d{1,5})$/, '$1.$2');
  return /^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

/** What a student gets. */
export interface Graded {
  /** which LMS handed the student's work out, and under which number; null when none did */
  readonly lms: 'moodle' | 'canvas' | null;
  readonly number: string | null;
  /** what the student is called in the table, and all that the roster knows besides */
  readonly keys: readonly string[];
  readonly name: string;
  readonly points: number;
  readonly marks: number;
}

/** A filled grade book, and what became of everybody. */
export interface Filled {
  readonly text: string;
  /** how many students got a grade */
  readonly count: number;
  /** how many of these had another grade in the file */
  readonly replaced: number;
  /** the most that a grade can be by the grade book, where that is not the marks of the set and grades are in proportion */
  readonly scaledTo: number | null;
  /** the students that are not found in the grade book, and that several rows of it fit */
  readonly notFound: readonly Graded[];
  /** the names of the students of the grade book who have no result; their cells stay as they are */
  readonly without: readonly string[];
}

/** Fills a column with the points of students. Where the grade book says how many can be reached, they are in proportion. */
export function fillGradeBook(book: GradeBook, column: GradeColumn, students: readonly Graded[]): Filled {
  const byNumber = new Map(book.rows.map((row) => [row.number, row]));
  const byStudent = new Map(book.rows.map((row) => [row.student, row]));
  const roster = new Roster(book.rows.map(({ student }) => student));
  const changed = new Map<CsvCell, string>();
  const filled = new Set<GradeRow>();
  const notFound: Graded[] = [];
  let [replaced, scaledTo] = [0, null as number | null];
  for (const graded of students) {
    const row = rowFor(graded);
    const cell = row?.cells[column.place];
    if (row === null || cell === undefined || filled.has(row)) {
      notFound.push(graded);
      continue;
    }
    filled.add(row);
    const most = row.most ?? numberIn(book.most?.[column.place]);
    if (most !== null && most !== graded.marks) scaledTo = most;
    const written = gradeText(graded, most);
    const before = cell.text.trim();
    if (before !== '' && Number(before.replace(',', '.')) !== Number(written)) replaced += 1;
    changed.set(cell, written);
  }
  const without = book.rows
    .filter((row) => !filled.has(row))
    .map(({ student, number }) => student.name || number);
  return {
    text: withCells(book.table, [...changed]),
    count: filled.size,
    replaced,
    scaledTo,
    notFound,
    without,
  };

  function rowFor({ lms, number, keys, name }: Graded): GradeRow | null {
    const numbered = lms === book.lms && number !== null ? byNumber.get(number) : undefined;
    if (numbered !== undefined) return numbered;
    const keyed = keys.map((key) => roster.withKey(key)).find((student) => student !== null);
    const found = keyed ?? roster.withName(name);
    return found === null ? null : (byStudent.get(found) ?? null);
  }
}

/** Returns a grade in at most two decimals. */
function gradeText({ points, marks }: Graded, most: number | null): string {
  const grade = most === null || marks === 0 ? points : (points / marks) * most;
  return String(Math.round(grade * 100) / 100);
}
