/**
 * A set of exercises that a student is doing: the current exercise, the contents of all sheets, and the
 * marks. The sheet of the current exercise is in the slice of practice.
 */

import type { UnpackedSet } from '../../link/packedSet.ts';
import { BLANK_SHEET } from '../../practice/entry/index.ts';
import { type ExerciseSet, hasFreshTrees, type SetItem } from '../../practice/exerciseSet.ts';
import { variantOfStudent } from '../../practice/studentVariant.ts';
import { VARIANTS } from '../../practice/variant.ts';
import {
  isSameStored,
  type ScoredTry,
  type StoredItem,
  type StoredRun,
  writeStoredRun,
} from '../../storage/storedSets.ts';
import { currentPractice, isOpen, newPractice, type Practice } from '../practice/practice.ts';
import { beginPractice, openPages } from '../practice/showPractice.ts';
import { gradedPractice } from '../practice/submit.ts';
import type { Session } from '../session.ts';
import { changeSlice, type Slice, sliceOf } from '../slice.ts';
import { type ItemRefusal, setExercise } from './setExercise.ts';
import type { SetTrees } from './setTrees.ts';

export interface RunItem extends StoredItem {
  /** the current try at the exercise; null until the exercise is opened */
  readonly practice: Practice | null;
  /** why the exercise cannot be asked; null before it is opened, and when it can be asked */
  readonly refusal: ItemRefusal | null;
}

type RunPage = 'start' | 'item' | 'end';

/** What is given to a set by a page that shows nothing else, such as that of a package in an LMS. */
export interface Hosted {
  /** whether the page has the answers kept elsewhere, so that the device stores none */
  readonly keepsAnswers: boolean;
  /** the student's name, which then cannot be changed; "" when the student writes it */
  readonly name: string;
  /** the variant that the student gets of every exercise with variants; null when the usual one */
  readonly variant: number | null;
}

export interface SetRun {
  readonly set: ExerciseSet;
  readonly trees: SetTrees;
  /** the address of the set without "#"; null when the set has none */
  readonly place: string | null;
  /** whether the set's author is trying it, so that nothing is stored */
  readonly isTrial: boolean;
  readonly storage: Storage | null;
  /**
   * whether the answers are stored: 'refused' when the device refuses, 'newer' when a newer version of the
   * page has stored answers that this one must not overwrite
   */
  readonly storing: 'stored' | 'refused' | 'newer';
  /** whether the stored answers could not be read and were moved to another place in the browser's storage */
  readonly isSetAside: boolean;
  /** what a page gives that shows nothing but this set, which therefore cannot be left; absent on the usual page */
  readonly hosted?: Hosted;
  readonly name: string;
  /**
   * whether the page asks for the student's name before it opens an exercise, because the name determines the
   * exercise's tree
   */
  readonly isNameMissing?: boolean;
  /** the time at which the set was handed in, in ms since 1970; null before */
  readonly at: number | null;
  readonly page: RunPage;
  /** the index of the exercise that is open, or was open last */
  readonly current: number;
  readonly items: readonly RunItem[];
}

/** The set that is being done, or why the set of an address could not be opened (`fault`). */
export const SET_RUN: Slice<{ readonly run: SetRun | null; readonly fault: UnpackedSet | null }> = {
  beginning: { run: null, fault: null },
};

/** The name that attempts use for an exercise of a set. */
const SOURCE = 'set';

export function currentRun(session: Session): SetRun | null {
  return sliceOf(session, SET_RUN).run;
}

/**
 * Whether the student may not get feedback on the answers yet, because the set gives it only after it is
 * handed in.
 */
export function isSilent({ set, at }: SetRun): boolean {
  return !set.hints && at === null;
}

/** Opens a set at its first page, with the answers that this device has stored for it. */
export function openRun(
  session: Session,
  opened: Pick<
    SetRun,
    'set' | 'trees' | 'place' | 'isTrial' | 'storage' | 'storing' | 'isSetAside' | 'hosted'
  >,
  kept: StoredRun | null,
): void {
  const items = opened.set.items.map((_, place) => runItem(kept?.items[place] ?? null));
  const [name, at] = [opened.hosted?.name || (kept?.name ?? ''), kept?.at ?? null];
  const page = at === null ? 'start' : 'end';
  changeSlice(session, SET_RUN, { run: { ...opened, name, at, page, current: 0, items }, fault: null });
  showPage(session, page);
}

/** Closes the set; its stored answers are kept. */
export function endRun(session: Session): void {
  changeSlice(session, SET_RUN, { run: null, fault: null });
}

/** Displays the set at the page or exercise at which the student left it. */
export function resumeRun(session: Session, { page, current }: SetRun): void {
  if (page === 'item') showItem(session, current);
  else showPage(session, page);
}

export function showPage(session: Session, page: 'start' | 'end'): void {
  changeRun(session, () => ({ page }));
  openPages(session, currentRun(session)?.place ?? null);
}

/**
 * Whether the set needs the student's name before its exercises open, because the name determines the trees.
 * An author who tries the set needs no name.
 */
function needsName({ set, name, isTrial, hosted }: SetRun): boolean {
  const isGiven = isTrial || typeof hosted?.variant === 'number';
  return !isGiven && name.trim() === '' && hasFreshTrees(set.items);
}

/**
 * Displays an exercise of the set as the student left it. When its tree depends on the student's name, the
 * page asks for the name first.
 */
export function showItem(session: Session, place: number): void {
  const run = currentRun(session);
  const item = run?.items[place];
  if (run === null || item === undefined) return;
  if (needsName(run) && item.practice === null) {
    changeRun(session, () => ({ isNameMissing: true }));
    showPage(session, 'start');
    return;
  }
  const opened = item.practice === null ? openedItem(run, place, item) : item;
  changeRun(session, () => ({ page: 'item', current: place, items: run.items.with(place, opened) }));
  if (opened.practice === null) openPages(session, run.place);
  else beginPractice(session, opened.practice, run.place);
}

/** Displays the exercise after the current one, or the last page of the set. */
export function showNext(session: Session): void {
  const run = currentRun(session);
  if (run === null) return;
  if (run.current + 1 < run.items.length) showItem(session, run.current + 1);
  else showPage(session, 'end');
}

/** Begins the current exercise again with other numbers; only the marks of the first try count. */
export function tryItemAgain(session: Session): void {
  const run = currentRun(session);
  const item = run?.items[run.current];
  if (run === null || item === undefined) return;
  const step = 1 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % (VARIANTS - 2));
  const variant = ((item.variant + step - 1) % (VARIANTS - 1)) + 1;
  const fresh = { ...item, variant, sheet: BLANK_SHEET, isGraded: false, practice: null };
  changeRun(session, () => ({ items: run.items.with(run.current, fresh) }));
  showItem(session, run.current);
}

export function writeName(session: Session, name: string): void {
  changeRun(session, () => ({ name }));
}

/** Changes the state of the set that is being done, and stores the answers. */
export function changeRun(session: Session, change: (run: SetRun) => Partial<SetRun>): void {
  const before = currentRun(session);
  if (before === null) return;
  const run = { ...before, ...change(before) };
  const isElsewhere = run.isTrial || run.hosted?.keepsAnswers === true;
  const isKept =
    isElsewhere || run.storing === 'newer' || writeStoredRun(run.storage, run.set, storedRun(run));
  const storing = run.storing === 'newer' ? 'newer' : isKept ? 'stored' : 'refused';
  changeSlice(session, SET_RUN, { run: { ...run, storing } });
}

/**
 * Takes over the answers to the same set that another browser tab has stored, so that neither tab overwrites
 * the other's answers.
 */
export function takeOver(session: Session, kept: StoredRun): void {
  const run = currentRun(session);
  if (run === null) return;
  const mine = storedRun(run).items;
  const items = run.items.map((item, place) => {
    const theirs = kept.items[place] ?? null;
    return isSameStored(mine[place] ?? null, theirs) ? item : runItem(theirs);
  });
  changeSlice(session, SET_RUN, { run: { ...run, name: kept.name, at: kept.at, items } });
  const shown = currentPractice(session);
  if (shown === null || shown !== run.items[run.current]?.practice) return;
  if (items[run.current] !== run.items[run.current]) showItem(session, run.current);
}

/** Returns the state of an item after it is opened, with its exercise and its sheet. */
export function openedItem(run: SetRun, place: number, before: RunItem): RunItem {
  const asked = run.set.items[place];
  if (asked === undefined) throw new Error(`the set has no item ${place}`);
  const item = isBegun(before) ? before : { ...before, variant: variantToBegin(run, asked) };
  const made = setExercise(asked, item.variant, run.trees);
  if (!made.ok) return { ...item, refusal: made.refusal };
  const origin = { seed: null, title: asked.title, source: SOURCE, place: null, variant: item.variant };
  const blank = newPractice(made.exercise, origin);
  const peeked = item.first?.variant === item.variant && item.first.peeked;
  const practice = { ...blank, sheet: item.sheet, peeked, keep: storeInRun };
  return { ...item, refusal: null, practice: item.isGraded ? gradedPractice(practice) : practice };
}

function isBegun({ first, variant, sheet }: RunItem): boolean {
  return first !== null || variant !== 0 || sheet !== BLANK_SHEET;
}

/**
 * Returns the variant of an item that the student does first: 0 for the item itself, or the variant of the
 * student's own tree.
 */
function variantToBegin({ set, name, hosted, trees }: SetRun, item: SetItem): number {
  if (typeof hosted?.variant === 'number') return trees.hasVariants(item) ? hosted.variant : 0;
  return item.variants === 'fresh' && name.trim() !== '' ? variantOfStudent(name, set) : 0;
}

/** Returns the reached and possible marks of a try at an exercise; null when it is not marked yet. */
export function scoredTry({ origin, result, peeked }: Practice): ScoredTry | null {
  if (result === null) return null;
  const { answer, grade } = result;
  return { variant: origin.variant, answer, points: grade.points, marks: grade.marks, peeked };
}

function runItem(kept: StoredItem | null): RunItem {
  const begun = kept ?? { tries: 0, first: null, variant: 0, sheet: BLANK_SHEET, isGraded: false };
  return { ...begun, practice: null, refusal: null };
}

function storedRun({ name, at, items }: SetRun): StoredRun {
  return {
    name,
    at,
    items: items.map(({ tries, first, variant, sheet, isGraded }) =>
      first === null && sheet === BLANK_SHEET ? null : { tries, first, variant, sheet, isGraded },
    ),
  };
}

/**
 * Stores the sheet of the current exercise and, when it is marked for the first time, its marks. After the
 * set is handed in, neither tries nor marks change.
 */
function storeInRun(session: Session, practice: Practice): void {
  const run = currentRun(session);
  const item = run?.items[run.current];
  if (run === null || item === undefined || run.page !== 'item') return;
  if (item.practice === practice || item.practice?.subject !== practice.subject) return;
  const isGraded = !isOpen(practice);
  const counts = isGraded && !item.isGraded && run.at === null;
  const changed: RunItem = {
    ...item,
    practice,
    sheet: practice.sheet,
    isGraded,
    tries: item.tries + (counts ? 1 : 0),
    first: item.first ?? (counts ? scoredTry(practice) : null),
  };
  changeRun(session, () => ({ items: run.items.with(run.current, changed) }));
}
