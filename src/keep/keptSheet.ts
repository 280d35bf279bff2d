/**
 * The sheets of exercises on this device, each under its exercise's address: drafts that are still filled in, and those
 * that were handed in. A sheet is read against the exercise's tree, which is known once the exercise is at hand, and so
 * is kept as it was printed.
 */
import type { GameTree } from '../core/tree/gameTree.ts';
import { flag, list, type Of, readValue, record, type Shape, text } from '../notation/codec.ts';
import { number, timestamp, versioned } from '../notation/shapes.ts';
import type { Sheet } from '../practice/entry/sheet.ts';
import { sheetShape } from '../practice/entry/sheetRecord.ts';
import { readKeptText, writeKeptText } from './keptText.ts';

/** Of each kind the last so many are kept. */
export const MOST_DRAFTS = 20;
export const MOST_HANDED_IN = 50;

const MOST_MARKS = 1000;

/** Whatever a sheet was printed as. */
const PRINTED: Shape<unknown> = { read: (given) => given ?? undefined, print: (sheet) => sheet };

const DRAFT = record({ place: text(), sheet: PRINTED });

/** A sheet that was handed in, when, and what it was worth. */
export type HandedInSheet = Of<typeof HANDED_IN>;

const HANDED_IN = record({
  place: text(),
  sheet: PRINTED,
  at: timestamp,
  points: number(0, MOST_MARKS),
  marks: number(0, MOST_MARKS),
  /** the model answer was looked at first */
  peeked: flag,
});

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

/** The sheets that were handed in last, the last of them first. */
export function handedInSheets(storage: Storage | null): readonly HandedInSheet[] {
  return kept(storage, SUBMITTED);
}

/** The draft that was left at this address; null where there is none, or none that can be read. */
export function readDraft(storage: Storage | null, place: string, tree: GameTree): Sheet | null {
  const draft = kept(storage, DRAFTS).find((one) => one.place === place);
  return draft === undefined ? null : sheetIn(draft, tree);
}

/** The sheet that was handed in at this address; null where there is none, or none that can be read. */
export function readHandedIn(
  storage: Storage | null,
  place: string,
  tree: GameTree,
): (Pick<HandedInSheet, 'peeked'> & { readonly sheet: Sheet }) | null {
  const found = kept(storage, SUBMITTED).find((one) => one.place === place);
  const sheet = found === undefined ? null : sheetIn(found, tree);
  return found === undefined || sheet === null ? null : { sheet, peeked: found.peeked };
}

/** Keeps the draft of an exercise; where the device refuses it, it lasts as long as the page. */
export function writeDraft(storage: Storage | null, place: string, sheet: Sheet): void {
  write(storage, DRAFTS, { place, sheet: printed(sheet) });
}

/** Keeps what was handed in, in place of the draft. */
export function writeHandedIn(
  storage: Storage | null,
  { sheet, ...handedIn }: Omit<HandedInSheet, 'sheet'> & { readonly sheet: Sheet },
): void {
  write(storage, SUBMITTED, { ...handedIn, sheet: printed(sheet) });
  const others = kept(storage, DRAFTS).filter(({ place }) => place !== handedIn.place);
  writeKeptText(storage, DRAFTS.key, DRAFTS.shape, { sheets: others });
}

/** Deletes all of them; false where the device does not let us. */
export function clearSheets(storage: Storage | null): boolean {
  try {
    for (const { key } of [DRAFTS, SUBMITTED]) storage?.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

function kept<T>(storage: Storage | null, { key, shape }: Row<T>): readonly T[] {
  const read = readKeptText(storage, key, shape);
  return read.kind === 'read' ? read.value.sheets : [];
}

/** As the first, in place of what there was at its address; the oldest goes where there are too many. */
function write<T extends { readonly place: string }>(storage: Storage | null, row: Row<T>, one: T): void {
  const read = readKeptText(storage, row.key, row.shape);
  // What a newer page has kept is not written over.
  if (read.kind === 'newer' || read.kind === 'stuck') return;
  const before = read.kind === 'read' ? read.value.sheets : [];
  const others = before.filter(({ place }) => place !== one.place);
  writeKeptText(storage, row.key, row.shape, { sheets: [one, ...others].slice(0, row.most) });
}

function printed(sheet: Sheet): unknown {
  return sheetShape(null).print(sheet);
}

function sheetIn({ sheet }: { readonly sheet: unknown }, tree: GameTree): Sheet | null {
  const { value, faults } = readValue(sheetShape(tree), sheet);
  return faults.length > 0 ? null : value;
}
