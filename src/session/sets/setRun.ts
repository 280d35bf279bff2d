/**
 * A set that is being worked through: which exercise is at hand, what the sheets hold, what was scored. The
 * exercise itself stands in the practice slice while it is at hand.
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
  /** the try at hand; null until it is opened */
  readonly practice: Practice | null;
  /** why it cannot be asked; null while that is not known, and where it can */
  readonly refusal: ItemRefusal | null;
}

type RunPage = 'start' | 'item' | 'end';

export interface SetRun {
  readonly set: ExerciseSet;
  readonly trees: SetTrees;
  /** the address of the set without "#"; null where it has none */
  readonly place: string | null;
  /** the lecturer tries it: nothing is kept */
  readonly isTrial: boolean;
  readonly storage: Storage | null;
  /** what became of keeping: `refused` by the device, `newer`: left to a newer version of the page */
  readonly storing: 'stored' | 'refused' | 'newer';
  /** what was kept before was damaged and stands aside */
  readonly isSetAside: boolean;
  readonly name: string;
  /** the student's name is asked for before an exercise opens, because it decides which tree the exercise has */
  readonly isNameMissing?: boolean;
  /** when it was handed in; null before */
  readonly at: number | null;
  readonly page: RunPage;
  /** the exercise at hand, or the one that was so last */
  readonly current: number;
  readonly items: readonly RunItem[];
}

/** `fault`: why there is no set to work through. */
export const SET_RUN: Slice<{ readonly run: SetRun | null; readonly fault: UnpackedSet | null }> = {
  beginning: { run: null, fault: null },
};

/** What attempts and origins are said to come from. */
const SOURCE = 'set';

export function currentRun(session: Session): SetRun | null {
  return sliceOf(session, SET_RUN).run;
}

/** Whether nothing is told of the answers yet. */
export function isSilent({ set, at }: SetRun): boolean {
  return !set.hints && at === null;
}

/** Opens a set at its first page, with what was answered of it before. */
export function openRun(
  session: Session,
  opened: Pick<SetRun, 'set' | 'trees' | 'place' | 'isTrial' | 'storage' | 'storing' | 'isSetAside'>,
  kept: StoredRun | null,
): void {
  const items = opened.set.items.map((_, place) => runItem(kept?.items[place] ?? null));
  const [name, at] = [kept?.name ?? '', kept?.at ?? null];
  const page = at === null ? 'start' : 'end';
  changeSlice(session, SET_RUN, { run: { ...opened, name, at, page, current: 0, items }, fault: null });
  showPage(session, page);
}

/** Leaves the set; what was kept of it stays. */
export function endRun(session: Session): void {
  changeSlice(session, SET_RUN, { run: null, fault: null });
}

/** Shows the set where it was left. */
export function resumeRun(session: Session, { page, current }: SetRun): void {
  if (page === 'item') showItem(session, current);
  else showPage(session, page);
}

export function showPage(session: Session, page: 'start' | 'end'): void {
  changeRun(session, () => ({ page }));
  openPages(session, currentRun(session)?.place ?? null);
}

/** Whether the trees wait for a name, which decides what they are. A lecturer who tries a set needs no name. */
function needsName({ set, name, isTrial }: SetRun): boolean {
  return !isTrial && name.trim() === '' && hasFreshTrees(set.items);
}

/** Shows an exercise as it was left, or asks for the name first when the tree depends on it. */
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

/** The exercise after the one at hand, or the end. */
export function showNext(session: Session): void {
  const run = currentRun(session);
  if (run === null) return;
  if (run.current + 1 < run.items.length) showItem(session, run.current + 1);
  else showPage(session, 'end');
}

/** The exercise at hand once more, with other numbers; the marks of the first try stay. */
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

/** Changes the run and keeps what is to be kept of it. */
export function changeRun(session: Session, change: (run: SetRun) => Partial<SetRun>): void {
  const before = currentRun(session);
  if (before === null) return;
  const run = { ...before, ...change(before) };
  const isKept =
    run.isTrial || run.storing === 'newer' || writeStoredRun(run.storage, run.set, storedRun(run));
  const storing = run.storing === 'newer' ? 'newer' : isKept ? 'stored' : 'refused';
  changeSlice(session, SET_RUN, { run: { ...run, storing } });
}

/** Goes on with what another tab has kept of the same set, so that neither writes over the other's answers. */
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

/** An item with its exercise made and its sheet as it was. */
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

/** The variant of an item that a run begins with: 0 is the item itself, another number the tree for the student's name. */
function variantToBegin({ set, name }: SetRun, { variants }: SetItem): number {
  return variants === 'fresh' && name.trim() !== '' ? variantOfStudent(name, set) : 0;
}

/** The result of a try, as it counts. */
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

/** What is written on the sheet, and the first marks it gets. After handing in neither tries nor marks change. */
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
