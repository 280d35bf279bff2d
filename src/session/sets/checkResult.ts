/** Checks what students have handed in: marks it again and reports what is inconsistent. */

import type { SearchRules } from '../../core/index.ts';
import { readJson } from '../../notation/jsonText.ts';
import type { GivenResult } from '../../practice/class/classFile.ts';
import { readSubmissionName } from '../../practice/class/submissionName.ts';
import { type ExerciseSet, setCheck } from '../../practice/exerciseSet.ts';
import { markUnderBest } from '../../practice/grade/eitherRule.ts';
import { handInShape, hasFirstForm, hasOwnCode, printHandIn, totalOf } from '../../practice/handIn.ts';
import type { HandIn, Total } from '../../practice/index.ts';
import { isForSet, normalisedName, type ReadResultCode, readResultCode } from '../../practice/resultCode.ts';
import { isVariantOf } from '../../practice/studentVariant.ts';
import { askedExercise } from './askedExercise.ts';
import type { SetTrees } from './setTrees.ts';

/** The marks of one exercise in a handed-in file, computed again. */
export interface MarkedQuestion extends Total {
  /** whether the exercise is in the set and can be asked */
  readonly isAsked: boolean;
  /**
   * the equality rule under which the answer was marked, when the exercise accepts both; null when it accepts
   * only one
   */
  readonly cutoff: SearchRules['cutoff'] | null;
}

/** A row of the table of handed-in results. */
export interface CheckedResult {
  /**
   * a key that is equal for equal results, whatever the names of their files; where an LMS says for whom they were
   * handed in, for equal results of one student
   */
  readonly identity: string;
  /** the result as the lecturer entered it, a file or a code, so that it can be checked again */
  readonly given: GivenResult;
  /** the contents of the handed-in file; null when only a code was handed in */
  readonly handIn: HandIn | null;
  /** the name of the handed-in file; null for a code that was typed */
  readonly file: string | null;
  readonly name: string;
  readonly points: number;
  readonly marks: number;
  /** the marks as this page computes them; null for a code, which contains no answers */
  readonly again: Total | null;
  /** the marks of each exercise; null for a code */
  readonly questions: readonly MarkedQuestion[] | null;
  /** whether the code belongs to the contents of the file, as far as the form of the code covers them */
  readonly hasOwnCode: boolean;
  /** whether the code is of the first form, which covers only set, name and marks */
  readonly hasFirstForm: boolean;
  /** whether the result belongs to the lecturer's own set; null when there is no set to compare with */
  readonly isThisSet: boolean | null;
  /** the number of exercises in which the student looked at the right answer first; null for a code */
  readonly peeked: number | null;
  /**
   * the variant of each exercise that the student answered, in the order of the exercises; null for a code
   */
  readonly variants: readonly number[] | null;
  /**
   * whether every exercise with a tree for each student was answered on the tree that the student's name
   * determines; null for a code
   */
  readonly hasOwnTrees: boolean | null;
}

/** Checks a handed-in file. `set` is the lecturer's own set; null when there is none to compare with. */
export function checkHandIn(
  file: string,
  handIn: HandIn,
  set: ExerciseSet | null,
  trees: SetTrees,
): CheckedResult {
  const { name, items } = handIn;
  const text = printHandIn(handIn);
  const questions = gradedAgain(handIn, trees);
  const { lms, number } = readSubmissionName(file);
  return {
    identity: lms === null ? text : `${lms} ${number ?? ''} ${text}`,
    given: { kind: 'file', file, text },
    handIn,
    file,
    name,
    ...totalOf(items),
    again: totalOf(questions),
    questions,
    hasOwnCode: hasOwnCode(handIn),
    hasFirstForm: hasFirstForm(handIn),
    isThisSet: set === null ? null : setCheck(handIn.set) === setCheck(set),
    peeked: items.filter(({ peeked }) => peeked).length,
    variants: items.map(({ variant }) => variant),
    hasOwnTrees: hasOwnTrees(handIn),
  };
}

/** Checks a result that was checked before once more; null when it can no longer be read. */
export function checkAgain(
  given: GivenResult,
  set: ExerciseSet | null,
  trees: SetTrees,
): CheckedResult | null {
  if (given.kind === 'code') {
    const checked = checkCode(given.code, given.name, set);
    return checked.ok ? checked.result : null;
  }
  const { value } = readJson(handInShape(trees.treeOf), given.text);
  return value === null ? null : checkHandIn(given.file, value, set, trees);
}

/** Checks a typed code. A code can be compared with a name, but it contains no answers. */
export function checkCode(
  text: string,
  name: string,
  set: ExerciseSet | null,
): { readonly ok: true; readonly result: CheckedResult } | Extract<ReadResultCode, { ok: false }> {
  const read = readResultCode(text, name.trim() === '' ? undefined : name);
  if (!read.ok) return read;
  const { points, marks, itemsCheck } = read.result;
  const isThisSet = set === null ? null : isForSet(read.result, set);
  const none = {
    file: null,
    handIn: null,
    again: null,
    questions: null,
    peeked: null,
    variants: null,
    hasOwnTrees: null,
  } as const;
  const given = { kind: 'code', code: text, name } as const;
  const result = { ...none, given, name, points, marks, isThisSet };
  const identity = JSON.stringify([read.result, normalisedName(name)]);
  return {
    ok: true,
    result: { ...result, identity, hasOwnCode: true, hasFirstForm: itemsCheck === undefined },
  };
}

/**
 * Returns the results with further ones, in the order in which they were added. A result replaces an older one
 * with the same key, in its place.
 */
export function withResults(
  results: readonly CheckedResult[],
  more: readonly CheckedResult[],
): { readonly results: readonly CheckedResult[]; readonly known: readonly CheckedResult[] } {
  const all = new Map(results.map((result) => [result.identity, result]));
  const known: CheckedResult[] = [];
  for (const result of more) {
    if (all.has(result.identity)) known.push(result);
    all.set(result.identity, result);
  }
  return { results: [...all.values()], known };
}

/**
 * Summary of a class's marks. Answers are marked again; for a result without answers the marks are those in
 * its code.
 */
export interface ClassMarks {
  readonly count: number;
  /**
   * the possible marks of each result; null when they differ between results, in which case mean and lowest
   * result are given as shares of the marks, 0 to 1
   */
  readonly marks: number | null;
  readonly mean: number;
  readonly lowest: number;
  readonly outOfOrder: number;
}

/** Returns the summary of a class's marks; null when there are no results. */
export function classMarks(results: readonly CheckedResult[]): ClassMarks | null {
  const totals = results.map(({ again, points, marks }) => again ?? { points, marks });
  const [first] = totals;
  if (first === undefined) return null;
  const isOfOne = totals.every(({ marks }) => isAlike(marks, first.marks));
  const reached = totals.map(({ points, marks }) => (isOfOne ? points : marks === 0 ? 0 : points / marks));
  return {
    count: totals.length,
    marks: isOfOne ? first.marks : null,
    mean: reached.reduce((sum, one) => sum + one, 0) / totals.length,
    lowest: reached.reduce((least, one) => Math.min(least, one)),
    outOfOrder: results.filter((result) => !isInOrder(result)).length,
  };
}

/** Whether a row of the table has nothing that needs the lecturer's attention. */
export function isInOrder(result: CheckedResult): boolean {
  const { points, marks, again, hasOwnCode: own, isThisSet, hasOwnTrees: ownTrees } = result;
  const isSame = again === null || (isAlike(again.points, points) && isAlike(again.marks, marks));
  return isSame && own && isThisSet !== false && ownTrees !== false;
}

/**
 * Whether all exercises that have a tree for each student were answered on the tree of the student whose name
 * is on the result.
 */
function hasOwnTrees({ set, name, items }: HandIn): boolean {
  return items.every(
    ({ variant, marks }, place) =>
      set.items[place]?.variants !== 'fresh' || marks === 0 || isVariantOf(name, set, variant),
  );
}

/** Whether two marks are equal when rounded to hundredths. */
function isAlike(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005;
}

function gradedAgain({ set, items }: HandIn, trees: SetTrees): readonly MarkedQuestion[] {
  return items.map(({ variant, answer }, place) => {
    const item = set.items[place];
    const asked = item === undefined ? null : askedExercise(item, variant, trees);
    if (asked === null) return { isAsked: false, points: 0, marks: 0, cutoff: null };
    const { exercise, grade } = markUnderBest(asked.exercise, answer, asked.right);
    const cutoff = exercise.either === undefined ? null : exercise.rules.cutoff;
    return { isAsked: true, points: grade.points, marks: grade.marks, cutoff };
  });
}
