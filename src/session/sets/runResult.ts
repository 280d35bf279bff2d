/** Computes the result of a set that the student has done, and hands it in. */

import { BLANK_ANSWER } from '../../practice/answer.ts';
import { answerRecord } from '../../practice/answerRecord.ts';
import { readSheet, type UnreadEntry } from '../../practice/entry/index.ts';
import { type HandedItem, type HandIn, handInOf, type Total, totalOf } from '../../practice/handIn.ts';
import type { ScoredTry } from '../../storage/storedSets.ts';
import { gradedPractice, recordResult } from '../practice/submit.ts';
import type { Session } from '../session.ts';
import {
  changeRun,
  currentRun,
  openedItem,
  type RunItem,
  type SetRun,
  scoredTry,
  showPage,
} from './setRun.ts';

/**
 * The state of an exercise in a set: nothing is entered; something is entered ('written'); it is marked; or
 * it cannot be asked ('refused').
 */
export type ItemStanding = 'blank' | 'written' | 'graded' | 'refused';

export function standingOf({ first, sheet, refusal, practice }: RunItem): ItemStanding {
  if (refusal !== null) return 'refused';
  if (first !== null) return 'graded';
  const { answer, unread } = readSheet(sheet, practice?.exercise ?? null);
  return unread.length > 0 || Object.keys(answerRecord(answer)).length > 0 ? 'written' : 'blank';
}

/**
 * Returns the entries of an exercise that cannot be parsed, and would therefore count as blank; none after it
 * was marked.
 */
export function unreadOf({ first, sheet, practice }: RunItem): readonly UnreadEntry[] {
  return first === null ? readSheet(sheet, practice?.exercise ?? null).unread : [];
}

/**
 * Hands the set in: every exercise that was not marked yet is marked with what its sheet contains, and the
 * marks are final.
 */
export function handInRun(session: Session, at: number): void {
  const run = currentRun(session);
  if (run === null || run.at !== null) return;
  const items = run.items.map((item, place) => markedItem(run, place, item));
  for (const [place, item] of items.entries()) {
    if (run.items[place]?.first === null && standingOf({ ...item, first: null }) === 'written')
      recordResult(session, item.practice);
  }
  changeRun(session, () => ({ items, at }));
  showPage(session, 'end');
}

/**
 * Returns what the student hands in, with a code for the current name; null while the set is not handed in.
 */
export function handInOfRun({ set, name, at, items }: SetRun): HandIn | null {
  if (at === null) return null;
  return handInOf({ set, name, at, items: items.map(handedItem) });
}

/** Returns what the student would hand in now, every exercise marked as it stands; the set stays as it is. */
export function handInAsItStands(run: SetRun, now: number): HandIn {
  const items = run.items.map((item, place) => handedItem(markedItem(run, place, item)));
  return handInOf({ set: run.set, name: run.name, at: run.at ?? now, items });
}

/** Returns the reached and possible marks of all exercises that have been marked so far. */
export function totalSoFar({ items }: SetRun): Total {
  return totalOf(items.filter(({ first }) => first !== null).map(handedItem));
}

function markedItem(run: SetRun, place: number, item: RunItem): RunItem {
  if (item.first !== null) return item;
  const opened = item.practice === null ? openedItem(run, place, item) : item;
  const { practice } = opened;
  const graded = practice === null ? null : gradedPractice({ ...practice, telling: null });
  const scored = graded === null ? null : scoredTry(graded);
  return { ...opened, practice: graded, isGraded: graded !== null, first: scored ?? NOTHING };
}

/** The marks of an exercise that cannot be asked: 0 of 0. */
const NOTHING: ScoredTry = { variant: 0, answer: BLANK_ANSWER, points: 0, marks: 0, peeked: false };

function handedItem({ first, tries }: RunItem): HandedItem {
  const { variant, answer, points, marks, peeked } = first ?? NOTHING;
  return { variant, answer, tries, points, marks, peeked };
}
