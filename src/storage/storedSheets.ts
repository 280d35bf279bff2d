/**
 * Stores the answer sheets of exercises on this device, each under the address of its exercise: drafts that
 * are being filled in, and sheets that were handed in. A sheet is read against the exercise's tree, which is
 * known only when the exercise is opened; until then the sheet is left as plain data.
 */
import type { GameTree } from '../core/index.ts';
import { flag, list, type Of, readValue, record, type Shape, text } from '../notation/codec.ts';
import { number, timestamp } from '../notation/numberShapes.ts';
import { versioned } from '../notation/shapes.ts';
import { type Sheet, sheetShape } from '../practice/entry/index.ts';
import { readStoredText, writeStoredText } from './storedText.ts';

/** The greatest number of drafts and of handed-in sheets that are stored. */
export const MOST_DRAFTS = 20;
export const MOST_HANDED_IN = 50;

const MOST_MARKS = 1000;

/** The schema of a sheet as plain data, whatever the sheet contains. */
const PRINTED: Shape<unknown> = { read: (given) => given ?? undefined, print: (sheet) => sheet };

const DRAFT = record({ place: text(), sheet: PRINTED });

/** A sheet that was handed in, with the time and its marks. */
export type HandedInSheet = Of<typeof HANDED_IN>;

const HANDED_IN = record({
  place: text(),
  sheet: PRINTED,
  at: timestamp,
  points: number(0, MOST_MARKS),
  marks: number(0, MOST_MARKS),
  /** whether the reader looked at the model answer before handing in the sheet */
  peeked: flag,
});

/**
 * Earlier versions of the page stored a single draft under this storage key. That draft is still read, and
 * none is written under it.
 */
const FIRST_DRAFT = {
  key: 'plyscope.sheet',
  shape: versioned('plyscope-sheet', 1, { place: text(), sheet: PRINTED }),
};

interface Row<T> {
  readonly key: string;
  readonly most: number;
  readonly shape: Shape<{ readonly sheets: readonly T[] }>;
}

const DRAFTS: Row<Of<typeof DRAFT>> = {
  key: 'plyscope.drafts',
  most: MOST_DRAFTS,
  shape: versioned('plyscope-drafts', 1, { sheets: list(DRAFT, 0, MOST_DRAFTS) }),
};

const SUBMITTED: Row<HandedInSheet> = {
  key: 'plyscope.sheets',
  most: MOST_HANDED_IN,
  shape: versioned('plyscope-sheets', 1, { sheets: list(HANDED_IN, 0, MOST_HANDED_IN) }),
};

/** Returns the sheets that were handed in, the latest first. */
export function handedInSheets(storage: Storage | null): readonly HandedInSheet[] {
  return kept(storage, SUBMITTED);
}

/** Returns the draft for the exercise at an address; null when there is none that can be read. */
export function readDraft(storage: Storage | null, place: string, tree: GameTree): Sheet | null {
  const draft = kept(storage, DRAFTS).find((one) => one.place === place) ?? firstDraft(storage, place);
  return draft === null ? null : sheetIn(draft, tree);
}

/** Returns the handed-in sheet for the exercise at an address; null when there is none that can be read. */
export function readHandedIn(
  storage: Storage | null,
  place: string,
  tree: GameTree,
): (Pick<HandedInSheet, 'peeked'> & { readonly sheet: Sheet }) | null {
  const found = kept(storage, SUBMITTED).find((one) => one.place === place);
  const sheet = found === undefined ? null : sheetIn(found, tree);
  return found === undefined || sheet === null ? null : { sheet, peeked: found.peeked };
}

/** Stores the draft of an exercise; when the device refuses, the draft lasts as long as the page. */
export function writeDraft(storage: Storage | null, place: string, sheet: Sheet): void {
  writeRow(storage, DRAFTS, { place, sheet: printed(sheet) });
}

/** Stores a sheet that was handed in, and removes the draft of its exercise. */
export function writeHandedIn(
  storage: Storage | null,
  { sheet, ...handedIn }: Omit<HandedInSheet, 'sheet'> & { readonly sheet: Sheet },
): void {
  writeRow(storage, SUBMITTED, { ...handedIn, sheet: printed(sheet) });
  change(storage, DRAFTS, (drafts) => drafts.filter(({ place }) => place !== handedIn.place));
  if (firstDraft(storage, handedIn.place) !== null) remove(storage, [FIRST_DRAFT]);
}

/** Deletes all sheets; returns false when the device refuses to. */
export function clearSheets(storage: Storage | null): boolean {
  return remove(storage, [DRAFTS, SUBMITTED, FIRST_DRAFT]);
}

function remove(storage: Storage | null, rows: readonly { readonly key: string }[]): boolean {
  try {
    for (const { key } of rows) storage?.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

function firstDraft(storage: Storage | null, place: string): Of<typeof DRAFT> | null {
  const read = readStoredText(storage, FIRST_DRAFT.key, FIRST_DRAFT.shape);
  return read.kind === 'read' && read.value.place === place ? read.value : null;
}

function kept<T>(storage: Storage | null, { key, shape }: Row<T>): readonly T[] {
  const read = readStoredText(storage, key, shape);
  return read.kind === 'read' ? read.value.sheets : [];
}

/**
 * Writes a sheet at the beginning of its list and removes an older sheet for its address; the oldest sheet is
 * dropped when there are too many.
 */
function writeRow<T extends { readonly place: string }>(storage: Storage | null, row: Row<T>, one: T): void {
  change(storage, row, (before) =>
    [one, ...before.filter(({ place }) => place !== one.place)].slice(0, row.most),
  );
}

/**
 * Changes a list of stored sheets, unless a newer version of the page stored it, or it is damaged and cannot
 * be moved aside.
 */
function change<T>(
  storage: Storage | null,
  { key, shape }: Row<T>,
  edit: (before: readonly T[]) => readonly T[],
): void {
  const read = readStoredText(storage, key, shape);
  if (read.kind === 'newer' || read.kind === 'stuck') return;
  writeStoredText(storage, key, shape, { sheets: edit(read.kind === 'read' ? read.value.sheets : []) });
}

function printed(sheet: Sheet): unknown {
  return sheetShape(null).print(sheet);
}

function sheetIn({ sheet }: { readonly sheet: unknown }, tree: GameTree): Sheet | null {
  const { value, faults } = readValue(sheetShape(tree), sheet);
  return faults.length > 0 ? null : value;
}
