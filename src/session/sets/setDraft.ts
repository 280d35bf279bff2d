/**
 * The set of exercises that a lecturer is making. Every change is stored on this device. Opening another set
 * keeps the previous one, so that it can be restored.
 */

import { marksOf, SET_LIMITS } from '../../practice/exerciseSet.ts';
import type { ExerciseSet, HasExample, SetItem } from '../../practice/index.ts';
import { DRAFT_KEY, readStoredDraft, writeStoredDraft } from '../../storage/storedSets.ts';
import { onStoredElsewhere } from '../../storage/storedText.ts';
import type { Session } from '../session.ts';
import { changeSlice, type Slice, sliceOf } from '../slice.ts';

/** An item of the set with a key, which remains the same when the item is edited or moved. */
export interface DraftItem {
  readonly key: number;
  readonly item: SetItem;
}

export interface Draft {
  readonly title: string;
  readonly hints: boolean;
  readonly items: readonly DraftItem[];
}

interface DraftState {
  readonly draft: Draft;
  /** the states before each removal of an item and each opening of another set, the latest first */
  readonly before: readonly Draft[];
  readonly storing: 'not-yet' | 'stored' | 'refused' | 'newer';
  /** whether the stored set could not be read and was moved to another place in the browser's storage */
  readonly isSetAside: boolean;
  /** the browser's storage in which the set is kept; null when it is not available */
  readonly storage: Storage | null;
}

const BLANK_DRAFT: Draft = { title: '', hints: true, items: [] };

export const DRAFT: Slice<DraftState> = {
  beginning: { draft: BLANK_DRAFT, before: [], storing: 'not-yet', isSetAside: false, storage: null },
};

let keys = 0;

/** Reads the set that is stored on this device; only the first call on a page reads it. */
export function loadDraft(session: Session, from: Storage | null, hasExample: HasExample): void {
  if (sliceOf(session, DRAFT).storing !== 'not-yet') return;
  const kept = readStoredDraft(from, hasExample);
  const storage = kept.kind === 'stuck' ? null : from;
  changeSlice(session, DRAFT, {
    storage,
    draft: kept.kind === 'read' ? draftOf(kept.value) : BLANK_DRAFT,
    storing: kept.kind === 'newer' ? 'newer' : storage === null ? 'refused' : 'stored',
    isSetAside: kept.kind === 'damaged',
  });
  // When another browser tab changes the stored set, this tab takes that set over instead of overwriting it.
  onStoredElsewhere(DRAFT_KEY, () => {
    const theirs = readStoredDraft(from, hasExample);
    if (theirs.kind === 'read') changeSlice(session, DRAFT, { draft: draftOf(theirs.value) });
  });
}

/**
 * Changes the set and stores it. `keepsBefore` keeps the state before the change, when something is removed
 * that the lecturer may want to restore.
 */
export function changeDraft(
  session: Session,
  change: (draft: Draft) => Partial<Draft>,
  keepsBefore = false,
): void {
  const { draft, before, storing, storage } = sliceOf(session, DRAFT);
  const next = { ...draft, ...change(draft) };
  const isKept = storing !== 'newer' && writeStoredDraft(storage, setOf(next));
  changeSlice(session, DRAFT, {
    draft: next,
    before: keepsBefore ? [draft, ...before] : before,
    storing: storing === 'newer' ? storing : isKept ? 'stored' : 'refused',
  });
}

export function addItem(session: Session, item: SetItem): void {
  changeDraft(session, ({ items }) => ({ items: [...items, withKey(item)] }));
}

/** Replaces an item of the set. A property that the new item does not have is removed. */
export function changeItem(session: Session, key: number, change: (item: SetItem) => SetItem): void {
  changeDraft(session, ({ items }) => ({
    items: items.map((entry) => (entry.key === key ? { key, item: change(entry.item) } : entry)),
  }));
}

export function removeItem(session: Session, key: number): void {
  changeDraft(session, ({ items }) => ({ items: items.filter((entry) => entry.key !== key) }), true);
}

/**
 * Moves an item of the set one position earlier or later; the first and the last item do not move beyond the
 * ends.
 */
export function moveItem(session: Session, key: number, by: -1 | 1): void {
  changeDraft(session, ({ items }) => {
    const from = items.findIndex((entry) => entry.key === key);
    const to = from + by;
    const moved = items[from];
    if (moved === undefined || to < 0 || to >= items.length) return {};
    return { items: items.toSpliced(from, 1).toSpliced(to, 0, moved) };
  });
}

/** Replaces the set that is being made by another set; the previous one can be restored. */
export function openDraft(session: Session, set: ExerciseSet): void {
  changeDraft(session, () => draftOf(set), true);
}

/** Replaces the set that is being made by an empty one; the previous one can be restored. */
export function newDraft(session: Session): void {
  changeDraft(session, () => BLANK_DRAFT, true);
}

/** Restores the set as it was before the last removal of an item or opening of another set. */
export function restoreDraft(session: Session): void {
  const [last, ...before] = sliceOf(session, DRAFT).before;
  if (last === undefined) return;
  changeDraft(session, () => last);
  changeSlice(session, DRAFT, { before });
}

export function dismissBefore(session: Session): void {
  changeSlice(session, DRAFT, { before: [] });
}

export function setOf({ title, hints, items }: Draft): ExerciseSet {
  return { title, hints, items: items.map(({ item }) => item) };
}

/** Returns why the set is not valid yet; null when it is valid. */
export function draftFault(draft: Draft): 'no-items' | 'too-many-items' | 'too-many-marks' | null {
  if (draft.items.length === 0) return 'no-items';
  if (draft.items.length > SET_LIMITS.items) return 'too-many-items';
  return marksOf(setOf(draft)) > SET_LIMITS.marks ? 'too-many-marks' : null;
}

function draftOf({ title, hints, items }: ExerciseSet): Draft {
  return { title, hints, items: items.map(withKey) };
}

function withKey(item: SetItem): DraftItem {
  keys += 1;
  return { key: keys, item };
}
