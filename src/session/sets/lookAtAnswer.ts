/** Opens a student's answer to an exercise from the table of results, beside the model answer. */
import { sheetOf } from '../../practice/entry/index.ts';
import type { Signs } from '../../practice/formats/format.ts';
import type { HandedItem, HandIn } from '../../practice/handIn.ts';
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

/** Whose answer is shown, and to which exercise of the set, from 0. */
export interface AnswerPlace {
  readonly result: CheckedResult;
  readonly place: number;
}

export interface LookedAt extends AnswerPlace {
  /** the table as it was when the answer was opened */
  readonly results: readonly CheckedResult[];
  readonly trees: SetTrees;
  /** the signs with which the answer is written */
  readonly signs: Signs;
  /** the state of its exercise, which tells whether it is still shown */
  readonly subject: Subject;
}

/** The answer that was opened last; `isLeft` says that the reader has returned to the table. */
const LOOKED: Slice<{ readonly last: LookedAt | null; readonly isLeft: boolean }> = {
  beginning: { last: null, isLeft: false },
};

/** Returns the answer that is shown; null while the reader does an exercise herself. */
export function lookedAt(state: StandingState): LookedAt | null {
  const { last } = sliceIn(state, LOOKED);
  const { practice } = sliceIn(state, PRACTICE);
  return last !== null && practice?.subject === last.subject ? last : null;
}

/**
 * Opens an answer beside the model answer, marked again, at the end of the run; returns false when there is nothing to
 * open.
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
  // The student is not present to be asked the one more question that would decide.
  const result = { ...marked.result, diagnosis: { ...marked.result.diagnosis, candidates: [] } };
  const before = lookedAt(session.getState());
  // The same part stays selected from student to student.
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

/** Returns the next answer in the table in that direction that can be opened; null when there is none. */
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

/** Whether there is an answer, to an exercise that can be asked. */
export function canOpen(at: AnswerPlace): boolean {
  return answerAt(at) !== null && at.result.questions?.[at.place]?.isAsked === true;
}

/** Goes from a student's answer back to the table of results. */
export function backToResults(session: Session): void {
  setPractice(session, null);
  visit(session, 'results');
}

/** Returns the answer from which the reader returns to the table; null when none was opened since. */
export function leftAnswer(session: Session): AnswerPlace | null {
  const { last, isLeft } = sliceOf(session, LOOKED);
  return isLeft ? last : null;
}

/** The lecturer is back at the table of results. */
export function goOnInTable(session: Session): void {
  if (sliceOf(session, LOOKED).isLeft) changeSlice(session, LOOKED, { isLeft: false });
}

function answerAt({ result: { handIn }, place }: AnswerPlace): HandedItem | null {
  return handIn?.items[place] ?? null;
}

/** Sheets of the same set have equal questions at equal places. */
function hasSameSet(one: HandIn | null, other: HandIn | null): boolean {
  return JSON.stringify(one?.set) === JSON.stringify(other?.set);
}

/** The answer has an address of its own, so that Back in the browser leads to the table; a reload opens the table. */
function hashOfAnswer({ results, result, place }: Omit<LookedAt, 'subject'>): string {
  return `${hashOfScreen('results')}&answer=${results.indexOf(result) + 1}.${place + 1}`;
}
