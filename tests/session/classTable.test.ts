/** The table of a class: a row a student, found, sorted and filtered. */
import { describe, expect, test } from 'vitest';
import { readJson } from '../../src/notation/jsonText.ts';
import { BLANK_ANSWER } from '../../src/practice/answer.ts';
import { NO_AGREEMENT } from '../../src/practice/class/attempts.ts';
import { type ClassTerms, classFileShape, printClassFile } from '../../src/practice/class/classFile.ts';
import type { ExerciseSet } from '../../src/practice/exerciseSet.ts';
import { handInOf } from '../../src/practice/handIn.ts';
import {
  type CheckedResult,
  checkAgain,
  checkCode,
  checkHandIn,
  withResults,
} from '../../src/session/sets/checkResult.ts';
import {
  classTable,
  filteredRows,
  gradedOf,
  itemShares,
  NO_FILTER,
  sortedRows,
} from '../../src/session/sets/classTable.ts';
import { exampleItem, part, TREES } from '../support/setItems.ts';

const SET: ExerciseSet = {
  title: 'Week 5',
  hints: false,
  items: [
    exampleItem('aima-fig-5-5', part('leafCount')),
    exampleItem('aima-fig-5-5', part('leafCount', { marks: 2 })),
  ],
};
/** How many leaves the search evaluates, and another number. */
const [RIGHT, WRONG] = [7, 1];

const TERMS: ClassTerms = { ...NO_AGREEMENT, roster: [] };

/** A result in a file with this path: the numbers of leaves given, and what they are worth. */
function result(
  path: string,
  name: string,
  at: number,
  [first, second]: readonly [number, number],
): CheckedResult {
  const points = [first === RIGHT ? 4 : 0, second === RIGHT ? 2 : 0];
  const items = [first, second].map((leafCount, place) => ({
    ...{ variant: 0, tries: 1, peeked: false, marks: place === 0 ? 4 : 2 },
    points: points[place]!,
    answer: { ...BLANK_ANSWER, leafCount },
  }));
  return checkHandIn(path, handInOf({ name, at, set: SET, items }), SET, TREES);
}

function code(of: CheckedResult, name = of.name): CheckedResult {
  const checked = checkCode(of.handIn!.code.toLowerCase().replaceAll('-', ' '), name, SET);
  if (!checked.ok) throw new Error(checked.fault.kind);
  return checked.result;
}

const folder = (name: string, number: number) => `${name}_${number}_assignsubmission_file/week-5.json`;
const ADA = result(folder('Ada Lovelace', 11), 'Ada Lovelace', 1_000, [RIGHT, WRONG]);
const ADA_AGAIN = result(folder('Ada Lovelace', 11), 'ada lovelace', 2_000, [WRONG, WRONG]);
const BO = result(folder('Bo Li', 2), 'Bo Li', 3_000, [RIGHT, RIGHT]);
const OTHER = result(folder('Cy Ng', 5), 'Somebody else', 500, [WRONG, RIGHT]);
const CHANGED = { ...result('dan.json', 'Dan', 600, [RIGHT, RIGHT]), hasOwnCode: false };
const ALL = [ADA, BO, ADA_AGAIN, OTHER, CHANGED];

const names = (rows: ReturnType<typeof classTable>['rows']) =>
  rows.map(({ counting }) => counting.whose.name);

describe('the table', () => {
  test('has a row a student, what needs attention first, and of several hand-ins the one that counts', () => {
    const { rows } = classTable(ALL, TERMS);
    expect(names(rows)).toEqual(['Cy Ng', 'Dan', 'Ada Lovelace', 'Bo Li']);
    expect(rows.map(({ isFaulty }) => isFaulty)).toEqual([true, true, false, false]);
    const ada = rows[2]!;
    expect(ada.counting.result).toBe(ADA_AGAIN);
    expect(ada.all.map((entry) => entry.result)).toEqual([ADA, ADA_AGAIN]);
    const best = classTable(ALL, { ...TERMS, counts: 'best' }).rows;
    expect(best[2]!.counting.result).toBe(ADA);
  });

  test('puts a code with its file, also with another name’s spelling; one of a changed file stays apart', () => {
    const { rows } = classTable([code(BO, 'BO LI'), ...ALL, code(ADA)], TERMS);
    expect(rows).toHaveLength(4);
    expect(rows.flatMap(({ all }) => all.map((entry) => entry.code !== null))).toEqual([
      ...[false, false],
      ...[true, false],
      true,
    ]);
    const apart = classTable([CHANGED, code(CHANGED)], TERMS).rows;
    expect(apart.map(({ all }) => all.length)).toEqual([2]);
    expect(apart[0]!.all.every((entry) => entry.code === null)).toBe(true);
    const nameless = [code(ADA, ''), code(BO, '')];
    expect(classTable(nameless, TERMS).rows).toHaveLength(2);
  });

  test('has what two students handed in as one file twice, and tells that one of them is another’s', () => {
    const copied = { ...ADA.given, file: folder('Bo Li', 2) } as typeof ADA.given & { readonly kind: 'file' };
    const again = checkAgain(copied, SET, TREES)!;
    expect(withResults([ADA], [again]).known).toEqual([]);
    const { rows } = classTable([ADA, again], TERMS);
    expect(rows.map(({ counting, isFaulty }) => [counting.whose.name, isFaulty])).toEqual([
      ['Bo Li', true],
      ['Ada Lovelace', false],
    ]);
    expect(withResults([ADA, again], [checkAgain(copied, SET, TREES)!]).known).toHaveLength(1);
  });

  test('with a roster goes by its identifiers, and knows who has handed in nothing', () => {
    const roster = [
      { identifier: 's1', name: 'Lovelace, Ada', keys: ['s1'] },
      { identifier: 's2', name: 'Bo Li', keys: ['s2', '2'] },
      { identifier: 's9', name: 'Eve', keys: ['s9'] },
    ];
    const { rows, missing } = classTable(ALL, { ...TERMS, roster });
    expect(rows.map(({ counting }) => counting.whose.identifier)).toEqual(['5', 'Dan', 's1', 's2']);
    expect(missing.map(({ name }) => name)).toEqual(['Eve']);
  });

  test('tells what is late by the deadline, the grace and the LMS', () => {
    const late = (terms: Partial<ClassTerms>) =>
      classTable([...ALL, result('ngcy_LATE_5_6_w.json', 'Cy', 1, [RIGHT, RIGHT]), code(BO, '')], {
        ...TERMS,
        ...terms,
      })
        .rows.map(
          ({ counting }) =>
            `${counting.whose.name}${counting.isLate === true ? ' late' : counting.isLate === null ? ' ?' : ''}`,
        )
        .sort();
    expect(late({ deadline: 1_999 })).toEqual(['Ada Lovelace late', 'Bo Li late', 'Cy Ng', 'Dan']);
    expect(late({ deadline: 1_999, grace: 1 })).toEqual(['Ada Lovelace', 'Bo Li', 'Cy Ng', 'Dan']);
  });

  test('is sorted by any column, both ways, and what is blank comes last', () => {
    const { rows } = classTable(ALL, TERMS);
    const sorted = (column: Parameters<typeof sortedRows>[1]['column'], isDescending = false) =>
      names(sortedRows(rows, { column, isDescending }, 'en'));
    expect(sorted('name')).toEqual(['Ada Lovelace', 'Bo Li', 'Cy Ng', 'Dan']);
    expect(sorted('name', true)).toEqual(['Dan', 'Cy Ng', 'Bo Li', 'Ada Lovelace']);
    expect(sorted('identifier')).toEqual(['Bo Li', 'Cy Ng', 'Ada Lovelace', 'Dan']);
    expect(sorted('again')).toEqual(['Ada Lovelace', 'Cy Ng', 'Dan', 'Bo Li']);
    expect(sorted(2, true)).toEqual(['Cy Ng', 'Dan', 'Bo Li', 'Ada Lovelace']);
    expect(sorted('at')).toEqual(['Cy Ng', 'Dan', 'Ada Lovelace', 'Bo Li']);
    expect(sorted('attempt', true)).toEqual(['Ada Lovelace', 'Cy Ng', 'Dan', 'Bo Li']);
    const blank = code(ADA, '');
    const withBlank = classTable([BO, blank, OTHER], TERMS).rows;
    for (const isDescending of [false, true])
      expect(sortedRows(withBlank, { column: 'at', isDescending }, 'en').at(-1)!.counting.result).toBe(blank);
    for (const column of ['points', 'code', 'set', 'peeked', 'variants', 'late', 'from'] as const)
      expect([...sorted(column)].sort()).toEqual(['Ada Lovelace', 'Bo Li', 'Cy Ng', 'Dan']);
  });

  test('is filtered by text and by what is ticked', () => {
    const { rows } = classTable(ALL, { ...TERMS, deadline: 2_500 });
    const found = (filter: Partial<typeof NO_FILTER>) =>
      names(filteredRows(rows, { ...NO_FILTER, ...filter }));
    expect(found({})).toHaveLength(4);
    expect(found({ text: 'LOVE' })).toEqual(['Ada Lovelace']);
    expect(found({ text: 'dan.json' })).toEqual(['Dan']);
    expect(found({ text: 'somebodyelse' })).toEqual(['Cy Ng']);
    expect(found({ late: true })).toEqual(['Bo Li']);
    expect(found({ repeated: true })).toEqual(['Ada Lovelace']);
    expect(found({ faulty: true })).toEqual(['Cy Ng', 'Dan']);
    expect(found({ faulty: true, text: 'dan' })).toEqual(['Dan']);
    expect(found({ late: true, repeated: true })).toEqual([]);
  });

  test('says what each student gets, and the share of each exercise', () => {
    const { rows } = classTable(ALL, TERMS);
    expect(rows.map(gradedOf)).toMatchObject([
      { lms: 'moodle', number: '5', keys: [], name: 'Cy Ng', points: 2, marks: 6 },
      { lms: null, number: null, keys: ['Dan'], points: 6 },
      { lms: 'moodle', number: '11', points: 0 },
      { lms: 'moodle', number: '2', points: 6 },
    ]);
    expect(itemShares(rows)).toEqual([
      { number: 1, share: 0.5 },
      { number: 2, share: 0.75 },
    ]);
  });
});

test('the file of a class is read as it was printed, and refused whole where it is damaged', () => {
  const file = {
    deadline: 1_767_225_600_000,
    grace: 15,
    counts: 'best',
    roster: [{ identifier: 's1', name: '王', keys: ['s1', '4711'] }],
    results: [...ALL, code(BO)].map(({ given }) => given),
  } as const;
  const text = printClassFile(file);
  expect(readJson(classFileShape, text)).toMatchObject({ value: file, faults: [], dropped: [] });
  const damaged = readJson(classFileShape, text.replace('"counts": "best"', '"counts": "worst"'));
  expect(damaged.value).toBeNull();
  expect(damaged.faults.map(({ path }) => path)).toEqual(['$.counts']);
  expect(
    readJson(classFileShape, text.replace('"version": 1', '"version": 2')).faults[0]!.expected.kind,
  ).toBe('version');
});
