/**
 * The roster of a class: a table in CSV whose heads name an identifier and a name, in English or Chinese. A
 * grading worksheet of Moodle and an export of Canvas's grade book can be read as rosters as well.
 */
import { type CsvTable, plainHead } from './csvTable.ts';

export interface Student {
  /** what the student is called in the table, such as a student's number */
  readonly identifier: string;
  readonly name: string;
  /** all numbers, addresses and names of accounts under which the student is known, the identifier among them */
  readonly keys: readonly string[];
}

export type RosterFault =
  /** no head names an identifier or a name; `found` are the heads */
  | { readonly kind: 'no-columns'; readonly found: readonly string[] }
  | { readonly kind: 'no-students' }
  | { readonly kind: 'too-many'; readonly count: number; readonly most: number };

/** A row of a roster that is left out. */
export interface LeftOut {
  readonly line: number;
  /** the identifier that an earlier row has as well; "" when the row has no identifier and no name */
  readonly identifier: string;
}

type ReadRoster =
  | { readonly ok: true; readonly students: readonly Student[]; readonly leftOut: readonly LeftOut[] }
  | { readonly ok: false; readonly fault: RosterFault };

/** The greatest number of students of a roster. */
export const MOST_STUDENTS = 5_000;

/** The heads of the columns of identifiers, as `plainHead` writes them; the first of these that a roster has names the students. */
const IDENTIFIERS = [
  ...[
    '学号',
    '學號',
    'studentnumber',
    'studentid',
    'studentno',
    'idnumber',
    'sisuserid',
    'matriculationnumber',
  ],
  ...[
    'matrikelnummer',
    'identifier',
    '标识符',
    '编号',
    'id',
    'number',
    'username',
    'userid',
    'login',
    'sisloginid',
  ],
  ...['用户名', '账号', 'email', 'emailaddress', '邮箱', '电子邮件', '邮件地址'],
];
const NAMES = ['姓名', '名字', '全名', 'name', 'fullname', 'student', 'studentname'];
const FIRST_NAMES = ['firstname', 'givenname', 'forename', '名'];
const LAST_NAMES = ['lastname', 'surname', 'familyname', '姓', '姓氏'];

/** A line of Canvas's export that is no student. */
const NO_STUDENT = /^\s*points possible\s*$/i;

/** Reads a roster; rows whose identifier an earlier row has are left out and told. */
export function readRoster({ rows }: CsvTable): ReadRoster {
  const [head, ...rest] = rows;
  const heads = (head?.cells ?? []).map(({ text }) => plainHead(text));
  const places = IDENTIFIERS.map((name) => heads.indexOf(name)).filter((place) => place >= 0);
  const placeIn = (names: readonly string[]) => heads.findIndex((one) => names.includes(one));
  const [name, first, last] = [placeIn(NAMES), placeIn(FIRST_NAMES), placeIn(LAST_NAMES)];
  if (places.length === 0 && name < 0 && first < 0 && last < 0)
    return { ok: false, fault: { kind: 'no-columns', found: (head?.cells ?? []).map(({ text }) => text) } };
  const students: Student[] = [];
  const leftOut: LeftOut[] = [];
  const known = new Set<string>();
  for (const { line, cells } of rest) {
    const cell = (place: number) => (cells[place]?.text ?? '').trim();
    const parted = [cell(first), cell(last)].filter((part) => part !== '').join(' ');
    const whole = cell(name) || parted;
    if (NO_STUDENT.test(whole)) continue;
    const keys = [...new Set(places.map((place) => keyOf(cell(place))).filter((key) => key !== ''))];
    const identifier = keys[0] ?? whole;
    if (identifier === '' || known.has(identifier)) leftOut.push({ line, identifier });
    else students.push({ identifier, name: whole, keys: keys.length === 0 ? [identifier] : keys });
    known.add(identifier);
  }
  if (students.length === 0) return { ok: false, fault: { kind: 'no-students' } };
  if (students.length > MOST_STUDENTS)
    return { ok: false, fault: { kind: 'too-many', count: students.length, most: MOST_STUDENTS } };
  return { ok: true, students, leftOut };
}

/** Returns the number of a key such as Moodle's "Participant 4711", and other keys as they are. */
export function keyOf(text: string): string {
  return /^(?:participant|参与者|參與者)\s*(\d+)$/iu.exec(text.trim())?.[1] ?? text.trim();
}
