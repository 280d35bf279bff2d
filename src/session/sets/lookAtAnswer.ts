/** Opens a student's answer from the table of results and displays it beside the model answer. */
import { sheetOf } from '../../practice/entry/index.ts';
import type { HandedItem, HandIn, Signs } from '../../practice/index.ts';
import { currentPractice, newPractice, PRACTICE, setPractice } from '../practice/practice.ts';
import { beginPractice } from '../practice/showPractice.ts';
import { firstWrong, markedPractice } from '../practice/submit.ts';
import { hashOfScreen } from '../screens.ts';
import { goToStep, lastStep, type Session, type StandingState } from '../session.ts';
import { changeSlice, type Slice, sliceIn, sliceOf } from '../slice.ts';
import type { Subject } from '../subject.ts';
import { visit } from '../visiting.ts';
import type { CheckedResult } from './checkResult.ts';
import { setExercise } from './setExercise.ts';
import type { SetTrees } from './setTrees.ts';

/**
 * A student's answer in the table: the result it belongs to, and the index of the exercise in the set, from
 * 0.
 */
export interface AnswerPlace {
  readonly result: CheckedResult;
  readonly place: number;
}

export interface LookedAt extends AnswerPlace {
  /** the rows of the table of results when the answer was opened */
  readonly results: readonly CheckedResult[];
  readonly trees: SetTrees;
  /** the mathematical signs with which the answer is written */
  readonly signs: Signs;
  /**
   * the tree and names with which the exercise was opened, by which it is recognized while it is displayed
   */
  readonly subject: Subject;
}

/**
 * The answer from the table that was opened last; `isLeft` is true when the reader has returned to the table.
 */
const LOOKED: Slice<{ readonly last: LookedAt | null; readonly isLeft: boolean }> = {
  beginning: { last: null, isLeft: false },
};

/**
 * Returns the student's answer that is displayed; null when none is, for example while the reader does an
 * exercise.
 */
export function lookedAt(state: StandingState): LookedAt | null {
  const { last } = sliceIn(state, LOOKED);
  const { practice } = sliceIn(state, PRACTICE);
  return last !== null && practice?.subject === last.subject ? last : null;
}

/**
 * Displays a student's answer, marked again, beside the model answer at the end of the right run. Returns
 * false when there is no answer that can be opened.
 */
export function lookAtAnswer(session: Session, at: Omit<LookedAt, 'subject'>): boolean {
  const { result: of, place, trees, signs } = at;
  const asked = of.handIn?.set.items[place];
  const handed = answerAt(at);
  const made = asked === undefined || handed === null ? null : setExercise(asked, handed.variant, trees);
  if (asked === undefined || handed === null || made === null || !made.ok) return false;
  const origin = { seed: null, title: asked.title, source: 'set', place: null, variant: handed.variant };
  const blank = newPractice(made.exercise, origin);
  const marked = markedPractice(blank, handed.answer, false);
  // The additional question between suspected mistakes is not asked, because the student is not present.
  const result = { ...marked.result, diagnosis: { ...marked.result.diagnosis, candidates: [] } };
  const before = lookedAt(session.getState());
  // When the lecturer goes to another student's answer to the same exercise, the same part remains selected.
  const active =
    before?.place === place && hasSameSet(before.result.handIn, of.handIn)
      ? (currentPractice(session)?.active ?? 0)
      : firstWrong(result);
  const practice = { ...blank, ...marked, sheet: sheetOf(handed.answer, signs), result, active } as const;
  changeSlice(session, LOOKED, { last: { ...at, subject: blank.subject }, isLeft: true });
  beginPractice(session, { ...practice, phase: 'comparing', peeked: handed.peeked }, hashOfAnswer(at));
  goToStep(session, lastStep(session.getState()));
  return true;
}

/**
 * Returns the next answer in the table, in the given direction, that can be opened; null when there is none.
 */
export function nextAnswer(
  { result, place, results }: Pick<LookedAt, 'result' | 'place' | 'results'>,
  along: 'students' | 'exercises',
  way: 1 | -1,
): AnswerPlace | null {
  const row = results.findIndex(({ identity }) => identity === result.identity);
  const count = along === 'students' ? results.length : (result.handIn?.items.length ?? 0);
  const from = along === 'students' ? row : place;
  for (let at = from + way; at >= 0 && at < count; at += way) {
    const found =
      along === 'students' ? { result: results[at] as CheckedResult, place } : { result, place: at };
    if (canOpen(found)) return found;
  }
  return null;
}

/**
 * Whether the table has an answer to this exercise and the exercise can be asked, so that the answer can be
 * opened.
 */
export function canOpen(at: AnswerPlace): boolean {
  return answerAt(at) !== null && at.result.questions?.[at.place]?.isAsked === true;
}

/** Closes a student's answer and returns to the table of results. */
export function backToResults(session: Session): void {
  setPractice(session, null);
  visit(session, 'results');
}

/** Returns the answer from which the lecturer has just returned to the table; null when there is none. */
export function leftAnswer(session: Session): AnswerPlace | null {
  const { last, isLeft } = sliceOf(session, LOOKED);
  return isLeft ? last : null;
}

/** Forgets which answer was open before the table, because the lecturer has gone on in the table. */
export function goOnInTable(session: Session): void {
  if (sliceOf(session, LOOKED).isLeft) changeSlice(session, LOOKED, { isLeft: false });
}

function answerAt({ result: { handIn }, place }: AnswerPlace): HandedItem | null {
  return handIn?.items[place] ?? null;
}

/**
 * Whether two handed-in results are about equal sets, so that their exercises with the same index are equal.
 */
function hasSameSet(one: HandIn | null, other: HandIn | null): boolean {
  return JSON.stringify(one?.set) === JSON.stringify(other?.set);
}

/**
 * Returns the address of a student's answer, which differs from the table's, so that the browser's Back
 * button leads to the table. A reload opens the table, because the results are not in the address.
 */
function hashOfAnswer({ results, result, place }: Omit<LookedAt, 'subject'>): string {
  return `${hashOfScreen('results')}&answer=${results.indexOf(result) + 1}.${place + 1}`;
}
