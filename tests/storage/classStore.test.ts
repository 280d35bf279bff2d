/** The class that is kept on the device: what two tabs add is all there, and what is damaged is not lost. */
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClassTerms } from '../../src/practice/class/classFile.ts';
import { type ClassStore, openClassStore, type StoredResult } from '../../src/storage/classStore.ts';

let name = '';
let names = 0;
let store: ClassStore;

beforeEach(() => {
  names += 1;
  name = `class ${names}`;
  store = openClassStore(name);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDB(name, { blocked: () => undefined });
});

const result = (id: string): StoredResult => ({ id, given: { kind: 'file', file: `${id}.json`, text: id } });
const TERMS: ClassTerms = {
  deadline: 5,
  grace: 1,
  counts: 'first',
  roster: [{ identifier: 'a', name: 'A', keys: [] }],
};

test('results are kept in the order in which they were added, each once, until they are removed', async () => {
  expect(await store.list()).toEqual({ results: [], terms: null, unread: 0 });
  expect(await store.add([result('b'), result('a')])).toBe(true);
  expect(await store.add([result('b'), result('c')])).toBe(true);
  expect(await store.agree(TERMS)).toBe(true);
  const other = openClassStore(name);
  expect(await other.list()).toEqual({ results: ['b', 'a', 'c'].map(result), terms: TERMS, unread: 0 });
  expect(await other.remove(['a', 'nothing'])).toBe(true);
  expect((await store.list())?.results).toEqual(['b', 'c'].map(result));
});

test('600 of 600 are kept from two tabs that add 300 each at once', async () => {
  const other = openClassStore(name);
  const ids = Array.from({ length: 600 }, (_, at) => `${at}`);
  const added = await Promise.all(ids.map((id, at) => (at % 2 === 0 ? store : other).add([result(id)])));
  expect(added.every(Boolean)).toBe(true);
  expect((await store.list())?.results.map(({ id }) => id).sort()).toEqual([...ids].sort());
});

test('when the device has no room, nothing of a file is kept, and that is told', async () => {
  const { put } = IDBObjectStore.prototype;
  let room = 2;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, record) {
    room -= 1;
    if (room < 0) throw new DOMException('The disk is full.', 'QuotaExceededError');
    return put.call(this, record);
  });
  expect(await store.add(['a', 'b', 'c'].map(result))).toBe(false);
  vi.restoreAllMocks();
  expect((await store.list())?.results).toEqual([]);
});

test('what is damaged is moved aside, what is newer is left alone, and both are counted', async () => {
  await store.add([result('a')]);
  const database = await openDB(name);
  await database.put('records', { id: 'damaged', version: 1, order: 'no' });
  await database.put('records', { id: 'newer', version: 2 });
  expect(await store.list()).toEqual({ results: [result('a')], terms: null, unread: 2 });
  expect(await database.getAllKeys('records')).toEqual(['a', 'newer']);
  expect(await database.getAll('damaged')).toEqual([{ id: 'damaged', version: 1, order: 'no' }]);
  database.close();
});

test('a browser that lets a page keep nothing is told of', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(await store.list()).toBeNull();
  expect(await store.add([result('a')])).toBe(false);
  expect(await store.remove(['a'])).toBe(false);
  expect(await store.agree(TERMS)).toBe(false);
});
