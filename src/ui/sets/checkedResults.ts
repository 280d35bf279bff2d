/**
 * The class whose results are checked: what was handed in, and what is agreed. It is kept while another screen
 * is open, and on the device until it is removed.
 */

import { NO_AGREEMENT } from '../../practice/class/attempts.ts';
import type { ClassTerms, GivenResult } from '../../practice/class/classFile.ts';
import type { Session } from '../../session/session.ts';
import { type CheckedResult, withResults } from '../../session/sets/checkResult.ts';
import { type Filter, NO_FILTER, type Sorting } from '../../session/sets/classTable.ts';
import { changeSlice, type Slice, sliceOf } from '../../session/slice.ts';
import { openClassStore, type StoredResult } from '../../storage/classStore.ts';
import { tabStorage } from '../../storage/deviceStorage.ts';
import { forgetStoredResults, readStoredResults } from '../../storage/storedResults.ts';
import { type Against, checkAllAgain } from './check/readResults.ts';

interface Checked {
  readonly results: readonly CheckedResult[];
  readonly terms: ClassTerms;
  /** false when the device refuses to store the class, so that it lasts as long as the page */
  readonly isKept: boolean;
  /** whether the class that is stored has been asked for */
  readonly isRead: boolean;
  /** how many of the stored results have been marked again; null when none is being marked */
  readonly resuming: { readonly done: number; readonly of: number } | null;
  /** the names of the files of stored results that can no longer be read; they stay stored */
  readonly unread: readonly string[];
  /** the results that were removed last, which can be taken back; empty for none */
  readonly removed: readonly CheckedResult[];
}

const NO_TERMS: ClassTerms = { ...NO_AGREEMENT, roster: [] };

export const CHECKED: Slice<Checked> = {
  beginning: {
    results: [],
    terms: NO_TERMS,
    isKept: true,
    isRead: false,
    resuming: null,
    unread: [],
    removed: [],
  },
};

/** How the table is looked at, which lasts while an answer is open. */
export interface TableView {
  /** null for the order in which what needs attention comes first */
  readonly sorting: Sorting | null;
  readonly filter: Filter;
  /** which page of rows is shown, from 0 */
  readonly page: number;
  /** the identifiers of the students whose other hand-ins are shown */
  readonly opened: readonly string[];
}

export const TABLE_VIEW: Slice<TableView> = {
  beginning: { sorting: null, filter: NO_FILTER, page: 0, opened: [] },
};

const store = openClassStore();

function storedOf({ identity, given }: CheckedResult): StoredResult {
  return { id: identity, given };
}

/** Adds results to the table and stores them all at once; returns those that were in the table already. */
export async function addResults(
  session: Session,
  more: readonly CheckedResult[],
): Promise<readonly CheckedResult[]> {
  const { results, known } = withResults(sliceOf(session, CHECKED).results, more);
  if (more.length === 0) return known;
  changeSlice(session, CHECKED, { results });
  changeSlice(session, CHECKED, { isKept: await store.add(more.map(storedOf)) });
  return known;
}

/** Removes results from the table and the device; they can be taken back. */
export async function removeResults(session: Session, removed: readonly CheckedResult[]): Promise<void> {
  const { results } = sliceOf(session, CHECKED);
  const gone = new Set(removed);
  changeSlice(session, CHECKED, { results: results.filter((one) => !gone.has(one)), removed });
  await store.remove(removed.map(({ identity }) => identity));
}

/** Brings back the results that were removed last. */
export async function takeBackResults(session: Session): Promise<void> {
  const { removed } = sliceOf(session, CHECKED);
  changeSlice(session, CHECKED, { removed: [] });
  await addResults(session, removed);
}

/** Changes what is agreed with the class, and stores it. */
export async function agree(session: Session, change: Partial<ClassTerms>): Promise<void> {
  const terms = { ...sliceOf(session, CHECKED).terms, ...change };
  changeSlice(session, CHECKED, { terms });
  const isKept = await store.agree(terms);
  if (!isKept) changeSlice(session, CHECKED, { isKept });
}

/**
 * Reads the stored class and marks its results again, in slices of time; runs once, after the current set has
 * loaded. Results that an earlier version of the page stored in the tab are stored with the class.
 */
export async function resumeResults(session: Session, against: Against): Promise<void> {
  if (sliceOf(session, CHECKED).isRead) return;
  changeSlice(session, CHECKED, { isRead: true });
  const kept = await store.list();
  const inTab = readStoredResults(tabStorage());
  const given = [...(kept?.results.map((one) => one.given) ?? []), ...inTab];
  if (kept?.terms != null) changeSlice(session, CHECKED, { terms: kept.terms });
  if (given.length === 0) return;
  const of = given.length;
  const checked = await checkAllAgain(given, against, new AbortController().signal, (done) =>
    changeSlice(session, CHECKED, { resuming: { done, of } }),
  );
  const sound = checked.filter((result) => result !== null);
  const { results } = withResults(sound, sliceOf(session, CHECKED).results);
  const unread = given.filter((_, place) => checked[place] === null).map(nameOf);
  changeSlice(session, CHECKED, { results, resuming: null, unread });
  if (inTab.length > 0 && (await store.add(sound.map(storedOf)))) forgetStoredResults(tabStorage());
}

function nameOf(given: GivenResult): string {
  return given.kind === 'file' ? given.file : given.code;
}
