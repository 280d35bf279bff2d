/**
 * The table of a class: a row for each student, with the hand-in that counts, found, sorted and filtered
 * without any page.
 */
import { plainCharacters } from '../../notation/characters.ts';
import { type Agreement, type Attempt, attemptsOf, isLate } from '../../practice/class/attempts.ts';
import type { ClassTerms } from '../../practice/class/classFile.ts';
import type { Graded } from '../../practice/class/gradeBook.ts';
import { type Identified, identify, Roster } from '../../practice/class/identify.ts';
import type { Student } from '../../practice/class/roster.ts';
import { readSubmissionName, type SubmissionName } from '../../practice/class/submissionName.ts';
import type { Total } from '../../practice/index.ts';
import { normalisedName } from '../../practice/resultCode.ts';
import { type CheckedResult, isInOrder } from './checkResult.ts';

/** A hand-in: a file, a code, or both of one. */
export interface ClassEntry extends Attempt {
  readonly result: CheckedResult;
  readonly whose: Identified;
  readonly submission: SubmissionName;
  /** the code of the same hand-in that was entered besides its file; null when none was */
  readonly code: CheckedResult | null;
  /** whether it is late; null when that cannot be told */
  readonly isLate: boolean | null;
}

/** A student of the table. */
export interface ClassRow {
  readonly counting: ClassEntry;
  /** all hand-ins of the student in time order */
  readonly all: readonly ClassEntry[];
  /** whether the hand-in that counts needs the lecturer's attention */
  readonly isFaulty: boolean;
}

export interface ClassTable {
  readonly rows: readonly ClassRow[];
  /** the students of the roster who have handed in nothing */
  readonly missing: readonly Student[];
}

/** Makes the table of checked results; students whose row needs attention come first, others as they came. */
export function classTable(results: readonly CheckedResult[], terms: ClassTerms): ClassTable {
  const roster = terms.roster.length === 0 ? null : new Roster(terms.roster);
  const entries = withoutOwnCodes(results).map(({ result, code }) => entryOf(result, code, roster, terms));
  const all = attemptsOf(entries, terms.counts).map(({ counting, all: attempts }) => ({
    counting,
    all: attempts,
    isFaulty: !isInOrder(counting.result) || counting.whose.disagrees !== null,
  }));
  const present = new Set(entries.map(({ whose }) => whose.student));
  return {
    rows: [...all.filter(({ isFaulty }) => isFaulty), ...all.filter(({ isFaulty }) => !isFaulty)],
    missing: terms.roster.filter((student) => !present.has(student)),
  };
}

function entryOf(
  result: CheckedResult,
  code: CheckedResult | null,
  roster: Roster | null,
  agreement: Agreement,
): ClassEntry {
  const submission = readSubmissionName(result.file ?? '');
  const whose = identify(submission, result.name, roster);
  const { points, marks } = countedMarks(result);
  const attempt = {
    // What has no name at all is nobody's other hand-in.
    identifier: normalisedName(whose.identifier) || result.identity,
    at: result.handIn?.at ?? null,
    share: marks === 0 ? 0 : points / marks,
    isMarkedLate: submission.isLate,
  };
  return { ...attempt, result, whose, submission, code, isLate: isLate(attempt, agreement) };
}

/** Returns the marks that count: those of marking again or, of a code, which holds no answers, its own. */
export function countedMarks({ again, points, marks }: CheckedResult): Total {
  return again ?? { points, marks };
}

/** Puts each code with the files that it fits, so that one hand-in is one row. */
function withoutOwnCodes(
  results: readonly CheckedResult[],
): readonly { readonly result: CheckedResult; readonly code: CheckedResult | null }[] {
  const codes = new Map(
    results.flatMap((result) =>
      result.given.kind === 'code' ? [[digitsOf(result.given.code), result]] : [],
    ),
  );
  const taken = new Set<CheckedResult>();
  const rows = results.map((result) => {
    const code =
      result.handIn === null || !result.hasOwnCode ? null : (codes.get(digitsOf(result.handIn.code)) ?? null);
    if (code !== null) taken.add(code);
    return { result, code };
  });
  return rows.filter(({ result }) => !taken.has(result));
}

/** The digits of a code, in its two forms. */
const DIGITS = { now: 24, first: 20 };
const ALIKE: ReadonlyMap<string, string> = new Map([
  ['O', '0'],
  ['I', '1'],
  ['L', '1'],
]);

/** Returns the digits of a code that was read without a fault, in one form for all ways to type it. */
function digitsOf(code: string): string {
  const typed = Array.from(plainCharacters(code).toUpperCase(), (digit) => ALIKE.get(digit) ?? digit);
  const digits = typed.filter((digit) => /[0-9A-Z]/.test(digit));
  return digits.slice(digits.length >= DIGITS.now ? -DIGITS.now : -DIGITS.first).join('');
}

/** The columns by which the table is sorted; a number is that of an exercise, from 1. */
export type SortColumn =
  | 'identifier'
  | 'name'
  | 'points'
  | 'again'
  | 'code'
  | 'set'
  | 'peeked'
  | 'variants'
  | 'at'
  | 'late'
  | 'attempt'
  | 'from'
  | number;

export interface Sorting {
  readonly column: SortColumn;
  readonly isDescending: boolean;
}

/** What is sought in the table. */
export interface Filter {
  readonly text: string;
  readonly late: boolean;
  readonly repeated: boolean;
  readonly faulty: boolean;
}

export const NO_FILTER: Filter = { text: '', late: false, repeated: false, faulty: false };

/** Returns the rows that fit a filter: a text anywhere in identifier, names or file, and all that is ticked. */
export function filteredRows(rows: readonly ClassRow[], filter: Filter): readonly ClassRow[] {
  const sought = normalisedName(filter.text);
  return rows.filter(
    ({ counting, all, isFaulty }) =>
      (!filter.late || counting.isLate === true) &&
      (!filter.repeated || all.length > 1) &&
      (!filter.faulty || isFaulty) &&
      (sought === '' || textsOf(counting).some((text) => normalisedName(text).includes(sought))),
  );
}

function textsOf({ whose, result }: ClassEntry): readonly string[] {
  return [whose.identifier, whose.name, result.name, result.file ?? ''];
}

/**
 * Returns the rows in the order of a column; what has nothing in it comes last, and equal rows keep their
 * order. `language` is that of the order of texts.
 */
export function sortedRows(
  rows: readonly ClassRow[],
  { column, isDescending }: Sorting,
  language: string,
): readonly ClassRow[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const keyed = rows.map((row) => ({ row, key: keyIn(column, row) }));
  const way = isDescending ? -1 : 1;
  keyed.sort(({ key: one }, { key: other }) => {
    if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
    const order =
      typeof one === 'string' || typeof other === 'string'
        ? collator.compare(String(one), String(other))
        : one - other;
    return way * order;
  });
  return keyed.map(({ row }) => row);
}

function keyIn(column: SortColumn, { counting, all }: ClassRow): string | number | null {
  const { result, whose } = counting;
  if (typeof column === 'number') return result.questions?.[column - 1]?.points ?? null;
  switch (column) {
    case 'identifier':
      return whose.identifier || null;
    case 'name':
      return whose.name || null;
    case 'points':
      return result.points;
    case 'again':
      return result.again?.points ?? null;
    case 'code':
      return Number(result.hasOwnCode);
    case 'set':
      return result.isThisSet === null ? null : Number(result.isThisSet);
    case 'peeked':
      return result.peeked;
    case 'variants':
      return result.variants?.join(' ') ?? null;
    case 'at':
      return counting.at;
    case 'late':
      return counting.isLate === null ? null : Number(counting.isLate);
    case 'attempt':
      return all.length;
    case 'from':
      return result.file;
  }
}

/** Returns what a student gets, for a grade book. */
export function gradedOf({ counting: { whose, submission, result } }: ClassRow): Graded {
  const { lms, number } = submission;
  const ownKeys = number === null && whose.identifier !== '' ? [whose.identifier] : [];
  const { points, marks } = countedMarks(result);
  return { lms, number, keys: whose.student?.keys ?? ownKeys, name: whose.name, points, marks };
}

/** The share of the marks that a class reached in one exercise. */
export interface ItemShare {
  /** the number of the exercise, from 1 */
  readonly number: number;
  readonly share: number;
}

/** Returns the mean shares of the exercises, over the results that have answers; codes have none. */
export function itemShares(rows: readonly ClassRow[]): readonly ItemShare[] {
  const sums = new Map<number, { points: number; marks: number }>();
  for (const { counting } of rows)
    for (const [place, { points, marks }] of (counting.result.questions ?? []).entries()) {
      const sum = sums.get(place + 1) ?? { points: 0, marks: 0 };
      sums.set(place + 1, { points: sum.points + points, marks: sum.marks + marks });
    }
  return [...sums].flatMap(([number, { points, marks }]) =>
    marks === 0 ? [] : [{ number, share: points / marks }],
  );
}
