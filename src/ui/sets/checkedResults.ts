/**
 * The checked results of a class. They are kept while another screen is open, and across a reload of the tab.
 */

import type { Session } from '../../session/session.ts';
import { type CheckedResult, checkAgain, faultyFirst, withResults } from '../../session/sets/checkResult.ts';
import { DRAFT, setOf } from '../../session/sets/setDraft.ts';
import type { SetTrees } from '../../session/sets/setTrees.ts';
import { changeSlice, type Slice, sliceOf } from '../../session/slice.ts';
import { tabStorage } from '../../storage/deviceStorage.ts';
import { readStoredResults, writeStoredResults } from '../../storage/storedResults.ts';

interface Checked {
  readonly results: readonly CheckedResult[];
  /** false when the browser refuses to store the results, so that a reload loses them */
  readonly isKept: boolean;
  /** whether the results stored before a reload have been read */
  readonly isRead: boolean;
}

export const CHECKED: Slice<Checked> = { beginning: { results: [], isKept: true, isRead: false } };

/** Puts results into the table, in place of the ones in it, and stores them in the tab. */
export function showResults(session: Session, results: readonly CheckedResult[]): void {
  const isKept = writeStoredResults(
    tabStorage(),
    results.map(({ given }) => given),
  );
  changeSlice(session, CHECKED, { results, isKept: isKept || results.length === 0 });
}

/** After a reload, checks the stored results again. Runs once, after the current set has loaded. */
export function resumeResults(session: Session, trees: SetTrees): void {
  if (sliceOf(session, CHECKED).isRead) return;
  const { draft } = sliceOf(session, DRAFT);
  const set = draft.items.length === 0 ? null : setOf(draft);
  const results = readStoredResults(tabStorage()).flatMap((given) => checkAgain(given, set, trees) ?? []);
  changeSlice(session, CHECKED, { results: faultyFirst(results), isRead: true });
}

/** Adds results to the table, storing all of them at once; returns those that were in the table already. */
export function addResults(session: Session, more: readonly CheckedResult[]): readonly CheckedResult[] {
  const { results, known } = withResults(sliceOf(session, CHECKED).results, more);
  if (more.length > 0) showResults(session, results);
  return known;
}
