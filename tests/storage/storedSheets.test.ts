/** Sheets on this device: as many drafts and handed-in ones as there is room for, each under its own address. */
import { expect, test } from 'vitest';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { BLANK_SHEET, type Sheet } from '../../src/practice/entry/sheet.ts';
import {
  clearSheets,
  handedInSheets,
  MOST_DRAFTS,
  MOST_HANDED_IN,
  readDraft,
  readHandedIn,
  writeDraft,
  writeHandedIn,
} from '../../src/storage/storedSheets.ts';

const parsed = parseTree('(3 12 8) (2 4 6) (14 5 2)');
if (!parsed.ok) throw new Error('no tree');
const TREE = parsed.value;

const sheetWith = (leaf: number, typed: string): Sheet => ({
  ...BLANK_SHEET,
  crossing: new Set([leaf as NodeId]),
  values: new Map([[0 as NodeId, typed]]),
});
const handedIn = (place: string, sheet: Sheet, at = 1) => ({
  place,
  sheet,
  at,
  points: 3,
  marks: 4,
  peeked: false,
});

/** Of what a page's storage can do, what is asked of it here. */
function storageWith(texts = new Map<string, string>()): Storage {
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    clear: () => texts.clear(),
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

test('a draft comes back at its address and at no other', () => {
  const storage = storageWith();
  writeDraft(storage, 'a', sheetWith(7, '≤ 2?'));
  writeDraft(storage, 'b', sheetWith(8, '5'));
  expect(readDraft(storage, 'a', TREE)).toEqual(sheetWith(7, '≤ 2?'));
  expect(readDraft(storage, 'b', TREE)).toEqual(sheetWith(8, '5'));
  expect(readDraft(storage, 'c', TREE)).toBeNull();
});

test('what was handed in comes back with its marks, in place of the draft', () => {
  const storage = storageWith();
  writeDraft(storage, 'a', sheetWith(7, '1'));
  writeHandedIn(storage, { ...handedIn('a', sheetWith(8, '2'), 7), peeked: true });
  expect(readDraft(storage, 'a', TREE)).toBeNull();
  expect(readHandedIn(storage, 'a', TREE)).toEqual({ sheet: sheetWith(8, '2'), peeked: true });
  expect(handedInSheets(storage)).toMatchObject([{ place: 'a', at: 7, points: 3, marks: 4, peeked: true }]);
});

test('the last 20 drafts and the last 50 sheets are kept, one an address', () => {
  const storage = storageWith();
  for (let at = 0; at < 60; at += 1) {
    writeHandedIn(storage, handedIn(`sheet ${at}`, BLANK_SHEET, at));
    writeDraft(storage, `draft ${at}`, sheetWith(at % 9, String(at)));
    writeDraft(storage, `draft ${at}`, sheetWith(at % 9, `${at}.`));
  }
  expect(handedInSheets(storage).map(({ at }) => at)).toEqual(
    Array.from({ length: MOST_HANDED_IN }, (_, back) => 59 - back),
  );
  const left = Array.from({ length: 60 }, (_, at) => readDraft(storage, `draft ${at}`, TREE));
  expect(left.filter((draft) => draft !== null)).toHaveLength(MOST_DRAFTS);
  expect([MOST_DRAFTS, MOST_HANDED_IN]).toEqual([20, 50]);
  expect(left.at(-1)).toEqual(sheetWith(59 % 9, '59.'));
});

test('a sheet about another tree is none, and damaged ones stand aside', () => {
  const texts = new Map<string, string>();
  const storage = storageWith(texts);
  writeHandedIn(storage, handedIn('a', sheetWith(99, '2')));
  expect(readHandedIn(storage, 'a', TREE)).toBeNull();
  texts.set('plyscope.sheets', '{"format":"plyscope-sheets"');
  expect(handedInSheets(storage)).toEqual([]);
  expect([...texts.keys()]).toContain('plyscope.sheets.damaged');
});

test('those of a newer page are not written over', () => {
  const newer = '{"format":"plyscope-sheets","version":99,"sheets":[]}';
  const texts = new Map([['plyscope.sheets', newer]]);
  writeHandedIn(storageWith(texts), handedIn('a', BLANK_SHEET));
  expect(texts.get('plyscope.sheets')).toBe(newer);
});

test('all of them are deleted at once', () => {
  const storage = storageWith();
  writeDraft(storage, 'a', sheetWith(7, '1'));
  writeHandedIn(storage, handedIn('b', BLANK_SHEET));
  expect(clearSheets(storage)).toBe(true);
  expect(storage.length).toBe(0);
});

test('the one draft that earlier versions kept is opened until it is handed in', () => {
  const storage = storageWith();
  const sheet = sheetWith(7, '≤ 2?');
  writeDraft(storage, 'a', sheet);
  const [{ sheet: printed }] = JSON.parse(storage.getItem('plyscope.drafts')!).sheets;
  storage.clear();
  const earlier = JSON.stringify({ format: 'plyscope-sheet', version: 1, place: 'a', sheet: printed });
  storage.setItem('plyscope.sheet', earlier);
  expect(readDraft(storage, 'a', TREE)).toEqual(sheet);
  expect(readDraft(storage, 'b', TREE)).toBeNull();
  writeDraft(storage, 'a', sheetWith(8, '5'));
  expect(readDraft(storage, 'a', TREE)).toEqual(sheetWith(8, '5'));
  writeHandedIn(storage, handedIn('b', BLANK_SHEET));
  expect(storage.getItem('plyscope.sheet')).toBe(earlier);
  writeHandedIn(storage, handedIn('a', BLANK_SHEET));
  expect(readDraft(storage, 'a', TREE)).toBeNull();
  storage.setItem('plyscope.sheet', earlier);
  expect(clearSheets(storage)).toBe(true);
  expect(storage.length).toBe(0);
});

test('drafts of a newer page stay as they are when a sheet is handed in', () => {
  const newer = '{"format":"plyscope-drafts","version":99,"sheets":[]}';
  const storage = storageWith(new Map([['plyscope.drafts', newer]]));
  writeHandedIn(storage, handedIn('a', BLANK_SHEET));
  expect(storage.getItem('plyscope.drafts')).toBe(newer);
  expect(handedInSheets(storage)).toHaveLength(1);
});
