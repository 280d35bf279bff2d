/** What a student answered to an exercise, opened from the table of results beside the model answer. */
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

/** Whose answer, and to which exercise of the set, 0 for the first. */
export interface AnswerPlace {
  readonly result: CheckedResult;
  readonly place: number;
}

export interface LookedAt extends AnswerPlace {
  /** the table, as it stood when the answer was opened */
  readonly results: readonly CheckedResult[];
  readonly trees: SetTrees;
  /** what signs the answer is written with */
  readonly signs: Signs;
  /** of its exercise, by which it is known whether it is still at hand */
  readonly subject: Subject;
}

/** What was looked at last; `isLeft`: the table is where one goes on. */
const LOOKED: Slice<{ readonly last: LookedAt | null; readonly isLeft: boolean }> = {
  beginning: { last: null, isLeft: false },
};

/** The answer that is looked at; null while one practises oneself. */
export function lookedAt(state: StandingState): LookedAt | null {
  const { last } = sliceIn(state, LOOKED);
  const { practice } = sliceIn(state, PRACTICE);
  return last !== null && practice?.subject === last.subject ? last : null;
}

/** Opens an answer beside the model answer, marked again, at the end of the run; false where there is nothing to open. */
export function lookAtAnswer(session: Session, at: Omit<LookedAt, 'subject'>): boolean {
  const { result: of, place, trees, signs } = at;
  const asked = of.handIn?.set.items[place];
  const handed = answerAt(at);
  const made = asked === undefined || handed === null ? null : setExercise(asked, handed.variant, trees);
  if (asked === undefined || handed === null || made === null || !made.ok) return false;
  const origin = { seed: null, title: asked.title, source: 'set', place: null, variant: handed.variant };
  const blank = newPractice(made.exercise, origin);
  const marked = markedPractice(blank, handed.answer, false);
  // Nobody is there to be asked the one more question that would tell.
  const result = { ...marked.result, diagnosis: { ...marked.result.diagnosis, candidates: [] } };
  const before = lookedAt(session.getState());
  // From student to student the same part stays at hand.
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

/** The answer that stands next in the table that way, and can be opened; null where there is none. */
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

/** Back to the table. */
export function backToResults(session: Session): void {
  setPractice(session, null);
  visit(session, 'results');
}

/** The answer that one comes back from to the table; null for whoever has not looked at any since. */
export function leftAnswer(session: Session): AnswerPlace | null {
  const { last, isLeft } = sliceOf(session, LOOKED);
  return isLeft ? last : null;
}

/** One goes on in the table. */
export function goOnInTable(session: Session): void {
  if (sliceOf(session, LOOKED).isLeft) changeSlice(session, LOOKED, { isLeft: false });
}

function answerAt({ result: { handIn }, place }: AnswerPlace): HandedItem | null {
  return handIn?.items[place] ?? null;
}

/** The same questions are in the same places. */
function hasSameSet(one: HandIn | null, other: HandIn | null): boolean {
  return JSON.stringify(one?.set) === JSON.stringify(other?.set);
}

/** An address of its own, so that going back in the browser leads to the table; a reload opens the table. */
function hashOfAnswer({ results, result, place }: Omit<LookedAt, 'subject'>): string {
  return `${hashOfScreen('results')}&answer=${results.indexOf(result) + 1}.${place + 1}`;
}
