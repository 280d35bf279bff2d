/** The table of a class as a file for spreadsheets: a row for each student, with the hand-in that counts. */
import { printCsv } from '../../../core/csv.ts';
import { type ClassRow, countedMarks } from '../../../session/sets/classTable.ts';
import type { Words } from '../../../words/index.ts';
import { isoTime } from './localTime.ts';
import type { useClassWords } from './useClassWords.ts';

type ClassWords = ReturnType<typeof useClassWords>;

/** What the table is written with. */
export interface TableWords {
  readonly sets: Words['sets'];
  readonly own: ClassWords;
  /** returns the misconceptions that a student's answers show, by name */
  readonly seen: (row: ClassRow) => readonly string[];
}

type Cell = string | number;

/** Returns the table as CSV in UTF-8, with heads; numbers are numbers, in points as the exercises give them. */
export function printTable(rows: readonly ClassRow[], { sets, own, seen }: TableWords): string {
  const count = Math.max(0, ...rows.map(({ counting }) => counting.result.questions?.length ?? 0));
  const places = Array.from({ length: count }, (_, place) => place);
  const heads: readonly Cell[] = [
    ...[own.identifier, sets.columns.name, own.isoTime, own.late, own.attempt],
    ...places.flatMap((place) => [sets.question(place + 1), own.outOfItem(place + 1)]),
    ...[own.total, own.maximum, sets.columns.code, own.misconceptions, sets.columns.from],
    // What is checked besides comes after what belongs into a grade book.
    ...[own.nameInFile, sets.columns.points, sets.marksHead, own.codeFits, sets.columns.set],
    ...[
      sets.columns.peeked,
      sets.columns.variants,
      own.inOrder,
      ...places.map((place) => sets.ruleOf(place + 1)),
    ],
  ];
  return printCsv([heads, ...rows.map((row) => cellsOf(row))]);

  function cellsOf(row: ClassRow): readonly Cell[] {
    const { counting, all, isFaulty } = row;
    const { result, whose } = counting;
    const total = countedMarks(result);
    const questions = places.map((place) => result.questions?.[place] ?? null);
    return [
      whose.identifier,
      whose.name,
      counting.at === null ? '' : isoTime(counting.at),
      counting.isLate === null ? '' : counting.isLate ? own.yes : own.no,
      all.indexOf(counting) + 1,
      ...questions.flatMap((question) => [question?.points ?? '', question?.marks ?? '']),
      total.points,
      total.marks,
      result.handIn?.code ?? (result.given.kind === 'code' ? result.given.code : ''),
      seen(row).join('; '),
      result.file ?? sets.fromCode,
      result.name,
      result.points,
      result.marks,
      result.hasOwnCode ? sets.codeFits : sets.codeFitsNot,
      result.isThisSet === null ? '' : result.isThisSet ? sets.setIsThis : sets.setIsOther,
      result.peeked ?? '',
      result.variants?.join(' ') ?? '',
      isFaulty ? own.no : own.yes,
      ...questions.map((question) => (question?.cutoff ? sets.markedBy[question.cutoff] : '')),
    ];
  }
}
