/** Whose a hand-in is: by the names that Moodle and Canvas give it, by a roster, or by the name in it. */
import { describe, expect, test } from 'vitest';
import { readCsvBytes } from '../../src/practice/class/csvTable.ts';
import { identify, Roster } from '../../src/practice/class/identify.ts';
import { isLikeName, squeezedForms } from '../../src/practice/class/personNames.ts';
import { readRoster, type Student } from '../../src/practice/class/roster.ts';
import { readSubmissionName } from '../../src/practice/class/submissionName.ts';

const MOODLE = 'assignsubmission_file';

describe('the path of a hand-in', () => {
  test.each([
    [`Ada Lovelace_4711_${MOODLE}/week-5.json`, 'moodle', 'Ada Lovelace', '4711', false, 'week-5.json'],
    [`Ada Lovelace_4711_${MOODLE}_/week-5.json`, 'moodle', 'Ada Lovelace', '4711', false, 'week-5.json'],
    [`Ada Lovelace_4711_${MOODLE}_week-5.json`, 'moodle', 'Ada Lovelace', '4711', false, 'week-5.json'],
    [`CS 5/王小明_12_${MOODLE}/a/b.json`, 'moodle', '王小明', '12', false, 'a/b.json'],
    [`a_b_3_${MOODLE}/x_1_2_y.json`, 'moodle', 'a_b', '3', false, 'x_1_2_y.json'],
    [`Participant_4711_${MOODLE}/r.json`, 'moodle', null, '4711', false, 'r.json'],
    [`参与者_4711_${MOODLE}_r.json`, 'moodle', null, '4711', false, 'r.json'],
    ['lovelaceada_12345_678_week-5.json', 'canvas', 'lovelaceada', '12345', false, 'week-5.json'],
    ['lovelaceada_LATE_12345_678_week_5.json', 'canvas', 'lovelaceada', '12345', true, 'week_5.json'],
    ['submissions/lovelaceada_LATE_1_2_w.json', 'canvas', 'lovelaceada', '1', true, 'w.json'],
    ['anon_a1B2c_678_week-5.json', 'canvas', null, 'a1B2c', false, 'week-5.json'],
    ['LATE_anon_a1B2c_678_week-5.json', 'canvas', null, 'a1B2c', true, 'week-5.json'],
    ['anon_a1B2c_week-5.json', 'canvas', null, 'a1B2c', false, 'week-5.json'],
    ['week-5-lin-mei.json', null, null, null, false, 'week-5-lin-mei.json'],
    ['Lin_Mei_result.json', null, null, null, false, 'Lin_Mei_result.json'],
    ['', null, null, null, false, ''],
  ])('%s', (path, lms, name, number, isLate, file) => {
    expect(readSubmissionName(path)).toEqual({ lms, name, number, isLate, file });
  });
});

test('names are those of one person in whatever order, and with a number besides', () => {
  expect(squeezedForms('Lovelace, Ada')).toEqual(['lovelaceada', 'adalovelace']);
  for (const other of ['Lovelace, Ada', 'lovelaceada', 'ADA LOVELACE', 'Ada Lovelace 4711', 'Ada'])
    expect(isLikeName('Ada Lovelace', other), other).toBe(true);
  for (const other of ['Ada Byron', 'Bo', 'lovelaceadam', ''])
    expect(isLikeName('Ada Lovelace', other), other).toBe(false);
  expect(isLikeName('王小明', '王小朋')).toBe(false);
  expect(isLikeName('王小明', '王小明 2023011')).toBe(true);
});

function rosterIn(text: string) {
  const csv = readCsvBytes(new TextEncoder().encode(text));
  if (!csv.ok) throw new Error(csv.fault.kind);
  return readRoster(csv.table);
}

function studentsIn(text: string): readonly Student[] {
  const read = rosterIn(text);
  if (!read.ok) throw new Error(read.fault.kind);
  return read.students;
}

describe('a roster', () => {
  test('is read by its heads, in English and Chinese', () => {
    expect(studentsIn('Name;Student ID;Email\nAda Lovelace;s1;ada@x.org\n')).toEqual([
      { identifier: 's1', name: 'Ada Lovelace', keys: ['s1', 'ada@x.org'] },
    ]);
    expect(studentsIn('学号,姓名\n20231,王小明\n')).toEqual([
      { identifier: '20231', name: '王小明', keys: ['20231'] },
    ]);
    expect(studentsIn('First name,Surname\nAda,Lovelace\n')).toEqual([
      { identifier: 'Ada Lovelace', name: 'Ada Lovelace', keys: ['Ada Lovelace'] },
    ]);
  });

  test('may be a worksheet of Moodle or an export of Canvas', () => {
    const moodle =
      'Identifier,"Full name","ID number","Email address",Grade\n"Participant 4711","Ada Lovelace",s1,ada@x.org,\n';
    expect(studentsIn(moodle)).toEqual([
      { identifier: 's1', name: 'Ada Lovelace', keys: ['s1', '4711', 'ada@x.org'] },
    ]);
    const canvas =
      'Student,ID,SIS User ID,SIS Login ID,Section\n    Points Possible,,,,\n"Lovelace, Ada",12345,s1,ada,A\n';
    expect(studentsIn(canvas)).toEqual([
      { identifier: 's1', name: 'Lovelace, Ada', keys: ['s1', '12345', 'ada'] },
    ]);
  });

  test('leaves out what has no name, and what is there already, and says where', () => {
    const read = rosterIn('ID,Name,Group\n1,Ada,x\n,,y\n1,Bo,x\n2,Cy,x\n');
    expect(read).toMatchObject({
      ok: true,
      students: [{ identifier: '1' }, { identifier: '2' }],
      leftOut: [
        { line: 3, identifier: '' },
        { line: 4, identifier: '1' },
      ],
    });
  });

  test.each([
    ['Group,Room\na,b\n', { kind: 'no-columns', found: ['Group', 'Room'] }],
    ['ID,Name\n', { kind: 'no-students' }],
    [
      `ID\n${Array.from({ length: 5_001 }, (_, at) => at).join('\n')}`,
      { kind: 'too-many', count: 5_001, most: 5_000 },
    ],
  ])('%# is refused', (text, fault) => {
    expect(rosterIn(text)).toEqual({ ok: false, fault });
  });
});

describe('a hand-in', () => {
  const ROSTER = new Roster(
    studentsIn(
      'ID,Name,Email\ns1,Ada Lovelace,ada@x.org\ns2,Bo Li,bo@x.org\ns3,Cy Ng,\ns4,Cy Ng,\n4711,Di,\n',
    ),
  );
  const whose = (path: string, own: string, roster: Roster | null = ROSTER) => {
    const { identifier, name, disagrees, student } = identify(readSubmissionName(path), own, roster);
    return [identifier, name, student !== null, disagrees];
  };

  test('is that of the roster’s student with its number, its folder’s name, or the name typed', () => {
    expect(whose(`Nobody_4711_${MOODLE}/r.json`, 'Di')).toEqual(['4711', 'Di', true, null]);
    expect(whose(`Lovelace Ada_9_${MOODLE}/r.json`, 'Ada Lovelace')).toEqual([
      's1',
      'Ada Lovelace',
      true,
      null,
    ]);
    expect(whose('lovelaceada_9_8_r.json', 'ada')).toEqual(['s1', 'Ada Lovelace', true, null]);
    expect(whose('r.json', 'LI bo')).toEqual(['s2', 'Bo Li', true, null]);
    expect(whose('r.json', '李 s2')).toEqual(['s2', 'Bo Li', true, null]);
    expect(whose('r.json', 'bo@x.org')).toEqual(['s2', 'Bo Li', true, null]);
  });

  test('of which folder and typed name say two students is the folder’s, and that is told', () => {
    expect(whose(`Ada Lovelace_9_${MOODLE}/r.json`, 'Bo Li')).toEqual([
      's1',
      'Ada Lovelace',
      true,
      'Ada Lovelace',
    ]);
    expect(whose(`Ada Lovelace_9_${MOODLE}/r.json`, 'Somebody')).toEqual([
      's1',
      'Ada Lovelace',
      true,
      'Ada Lovelace',
    ]);
    expect(whose(`Ada Lovelace_9_${MOODLE}/r.json`, '')).toEqual(['s1', 'Ada Lovelace', true, null]);
    expect(whose(`Ada_9_${MOODLE}/r.json`, 'Bo', null)).toEqual(['9', 'Ada', false, 'Ada']);
  });

  test('is never given to one of several that fit', () => {
    expect(whose('r.json', 'Cy Ng')).toEqual(['Cy Ng', 'Cy Ng', false, null]);
    expect(whose('r.json', 's1 s2')).toEqual(['s1 s2', 's1 s2', false, null]);
    expect(whose('r.json', 's3 Cy Ng')).toEqual(['s3', 'Cy Ng', true, null]);
  });

  test('without a roster goes by the number of the LMS, else by the name in the file, else by the file', () => {
    expect(whose(`Ada Lovelace_9_${MOODLE}/r.json`, 'lovelace ada', null)).toEqual([
      '9',
      'Ada Lovelace',
      false,
      null,
    ]);
    expect(whose('anon_x1_2_r.json', 'Ada', null)).toEqual(['x1', 'Ada', false, null]);
    expect(whose('r.json', ' Ada ', null)).toEqual(['Ada', ' Ada ', false, null]);
    expect(whose('r.json', ' ', null)).toEqual(['r.json', ' ', false, null]);
  });
});
