/** Tells an LMS of the set that is being done: after each marking, each minute, and when the page is hidden or closed. */
import { BLANK_SHEET, type Sheet, sheetShape } from '../../practice/entry/index.ts';
import type { Clock } from '../playing.ts';
import type { Session } from '../session.ts';
import { currentRun, type RunItem, type SetRun } from '../sets/setRun.ts';
import { changeSlice, sliceOf } from '../slice.ts';
import { elementsOf, interactionsOf } from './elements.ts';
import type { Lms, LmsElement } from './lms.ts';
import { SCORM } from './scormState.ts';
import { packSuspended, type Suspended, type SuspendedItem } from './suspended.ts';

/** After so many ms at most the LMS has what was written. */
const COMMIT_MS = 60_000;

/** What the page around the set offers. */
export interface ScormHost {
  readonly clock: Clock;
  /** returns a time in ms that never goes back */
  readonly now: () => number;
  /** calls `listen` whenever the page is hidden, until the returned function is called */
  readonly onHidden: (listen: () => void) => () => void;
  /** calls `listen` when the page is left for good */
  readonly onLeft: (listen: () => void) => () => void;
}

/** What the LMS said when the set was opened. */
export interface Began {
  readonly mastery: number | null;
  readonly objectives: readonly number[];
  readonly interactions: number;
  /** by exercise, the ms that the learner had spent on it before */
  readonly spent: readonly number[];
  /** the submitted exercises, the newest first */
  readonly newest: readonly number[];
}

/** Follows the set until the page is left, or the returned function is called. */
export function followRun(session: Session, lms: Lms, host: ScormHost, began: Began): () => void {
  const opened = host.now();
  const spent = [...began.spent];
  let newest = began.newest;
  let [before, since] = [currentRun(session), opened];
  const wasHandedIn = before?.at != null;
  let answers: readonly LmsElement[] = [];
  /** cancels the writing that is due; null when none is */
  let due: (() => void) | null = null;

  const tell = () => {
    due?.();
    due = null;
    const run = currentRun(session);
    if (run === null) return;
    countTime(run);
    const { text, leftOut } = packSuspended(run.set, suspendedOf(run, spent, newest));
    const elapsed = host.now() - opened;
    const isKept = lms.write(elementsOf({ ...began, run, elapsed, suspended: text, answers }));
    const standing = isKept ? 'kept' : 'refused';
    changeSlice(session, SCORM, { standing, leftOut });
    if (!isKept) tellLater();
  };
  const tellLater = () => {
    due ??= host.clock(COMMIT_MS, tell);
  };
  /** Adds the time since the last call to the exercise that was open. */
  const countTime = (run: SetRun) => {
    const time = host.now();
    if (before?.page === 'item' && before.at === null)
      spent[before.current] = (spent[before.current] ?? 0) + time - since;
    [before, since] = [run, time];
  };
  const hear = () => {
    const run = currentRun(session);
    const old = before;
    if (run === null || run === old) return;
    countTime(run);
    const marked = run.items.flatMap(({ first }, place) =>
      first !== null && (old?.items[place]?.first ?? null) === null ? [place] : [],
    );
    newest = [...marked, ...newest.filter((place) => !marked.includes(place))];
    const isHandedIn = run.at !== null && old?.at === null;
    if (isHandedIn && !wasHandedIn) answers = interactionsOf(run, spent, began.interactions);
    if (marked.length > 0 || isHandedIn) tell();
    else tellLater();
  };
  const leave = () => {
    tell();
    due?.();
    due = null;
    lms.finish();
    stop();
  };
  const stops = [session.subscribe(hear), host.onHidden(tell), host.onLeft(leave)];
  const stop = () => {
    due?.();
    for (const end of stops) end();
  };
  changeSlice(session, SCORM, { ...sliceOf(session, SCORM), standing: 'kept', retry: tell });
  tell();
  return stop;
}

/** Returns what the LMS is to keep of the set. */
function suspendedOf({ at, items }: SetRun, spent: readonly number[], newest: readonly number[]): Suspended {
  return {
    at,
    newest,
    items: items.map((item, place) => suspendedItem(item, Math.round((spent[place] ?? 0) / 1000))),
  };
}

function suspendedItem({ tries, variant, first, sheet }: RunItem, spent: number): SuspendedItem | null {
  if (first !== null) {
    const { answer, points, marks, peeked, variant: own } = first;
    return { tries, variant: own, spent, first: { points, marks, peeked }, answer };
  }
  const isBlank = printed(sheet) === printed(BLANK_SHEET);
  if (isBlank && spent === 0) return null;
  return { tries, variant, spent, ...(!isBlank && { sheet }) };
}

function printed(sheet: Sheet): string {
  return JSON.stringify(sheetShape(null).print(sheet));
}
