/** What is practised stays: from two tabs at once, whatever is damaged, and as long as the reader wants it. */
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Attempt } from '../../src/practice/attempt.ts';
import { memoryStore, openProgressStore, type ProgressStore } from '../../src/storage/progressStore.ts';
import { attemptAt, idOf, inARow, marked } from '../support/attempts.ts';

let name = '';
let names = 0;
let store: ProgressStore;

beforeEach(async () => {
  names += 1;
  name = `progress ${names}`;
  store = await openProgressStore(name);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDB(name, { blocked: () => undefined });
});

/** Adds an attempt; returns false when that failed. */
async function append(to: ProgressStore, attempt: Attempt): Promise<boolean> {
  return (await to.importAll([attempt])) !== null;
}

/** Puts records there as a fault, or another version, would have. */
async function putRaw(...records: object[]): Promise<void> {
  const database = await openDB(name);
  for (const record of records) await database.put('attempts', record);
  database.close();
}

async function raw(of: 'attempts' | 'damaged'): Promise<unknown[]> {
  const database = await openDB(name);
  const records: unknown[] = await database.getAll(of);
  database.close();
  return records;
}

describe('attempts', () => {
  test('are kept in the order they were made', async () => {
    for (const at of [30, 10, 20]) expect(await append(store, attemptAt(at))).toBe(true);
    const { records } = await (await openProgressStore(name)).list();
    expect(records).toEqual([attemptAt(10), attemptAt(20), attemptAt(30)]);
    expect(store.isLasting).toBe(true);
  });

  test('are never changed: what has the same id stays as it was', async () => {
    await append(store, attemptAt(1));
    expect(await append(store, attemptAt(1, marked(0)))).toBe(true);
    expect((await store.list()).records).toEqual([attemptAt(1)]);
  });

  test('600 of 600 are kept from two tabs that append 300 each at once', async () => {
    const other = await openProgressStore(name);
    const appended = Array.from({ length: 600 }, (_, at) =>
      append(at % 2 === 0 ? store : other, attemptAt(at)),
    );
    expect((await Promise.all(appended)).filter(Boolean)).toHaveLength(600);
    expect((await store.list()).records).toEqual(inARow(600, 0));
    expect((await other.list()).records).toHaveLength(600);
  });

  test('600 of 600 are kept from two tabs that import 300 each at once', async () => {
    const other = await openProgressStore(name);
    const [one, two] = await Promise.all([
      store.importAll(inARow(300, 0)),
      other.importAll(inARow(300, 300)),
    ]);
    expect([one, two]).toEqual([
      { added: 300, known: 0 },
      { added: 300, known: 0 },
    ]);
    expect((await other.list()).records).toEqual(inARow(600, 0));
  });

  test('are imported once, however often', async () => {
    await append(store, attemptAt(1));
    expect(await store.importAll(inARow(3, 0))).toEqual({ added: 2, known: 1 });
    expect(await store.importAll(inARow(3, 0))).toEqual({ added: 0, known: 3 });
    expect(await store.importAll([])).toEqual({ added: 0, known: 0 });
  });
});

describe('a full disk', () => {
  const full = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };

  test('is said, and nothing is half imported', async () => {
    const { add } = IDBObjectStore.prototype;
    let room = 2;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, record) {
      room -= 1;
      return room < 0 ? full() : add.call(this, record);
    });
    expect(await store.importAll(inARow(5, 0))).toBeNull();
    expect(await append(store, attemptAt(9))).toBe(false);
    vi.restoreAllMocks();
    expect((await store.list()).records).toEqual([]);
    expect(await append(store, attemptAt(9))).toBe(true);
  });

  test('leaves what cannot be read where it is, and counts it', async () => {
    await putRaw({ id: 'x' }, attemptAt(1));
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full);
    expect(await store.list()).toMatchObject({ damaged: 1, records: [attemptAt(1)] });
    vi.restoreAllMocks();
    expect(await raw('attempts')).toHaveLength(2);
  });
});

describe('what is damaged', () => {
  const broken = [
    { id: 'x' },
    { ...attemptAt(7), at: Number.NaN },
    { ...attemptAt(8), skill: 'flying' },
    { ...attemptAt(9), id: 5 },
  ];

  test('is moved aside, never deleted, and goes on being counted', async () => {
    await putRaw(attemptAt(1), ...broken);
    expect(await store.list()).toEqual({ records: [attemptAt(1)], damaged: 4, newer: 0 });
    expect(await raw('damaged')).toEqual(expect.arrayContaining(broken));
    expect(await raw('attempts')).toEqual([attemptAt(1)]);
    expect((await (await openProgressStore(name)).list()).damaged).toBe(4);
  });

  test('is moved once where two tabs look at the same time', async () => {
    const other = await openProgressStore(name);
    await putRaw(...broken);
    await Promise.all([store.list(), other.list()]);
    expect(await raw('damaged')).toHaveLength(4);
  });

  test('of a newer version is left alone, and written over by nobody', async () => {
    const newer = { version: 99, id: idOf(1), everything: 'else' };
    await putRaw(newer);
    expect(await store.list()).toEqual({ records: [], damaged: 0, newer: 1 });
    expect(await append(store, attemptAt(1))).toBe(true);
    expect(await raw('attempts')).toEqual([newer]);
  });
});

describe('deleting', () => {
  test('takes everything: attempts, what stands aside, and what is newer', async () => {
    await putRaw(attemptAt(1), { id: 'x' }, { version: 99, id: 'y' });
    await store.list();
    expect(await store.clear()).toBe(true);
    expect(await store.list()).toEqual({ records: [], damaged: 0, newer: 0 });
    expect([...(await raw('attempts')), ...(await raw('damaged'))]).toEqual([]);
  });

  test('the database from another tab does not wait for this one, which goes on with a new one', async () => {
    await append(store, attemptAt(1));
    await deleteDB(name);
    expect(await append(store, attemptAt(2))).toBe(true);
    expect((await store.list()).records).toEqual([attemptAt(2)]);
  });
});

describe('a newer version of the database', () => {
  const upgrade = async () => (await openDB(name, 3)).close();

  test('may take it over from a tab that is open, which says that it stores nothing more', async () => {
    await append(store, attemptAt(1));
    await upgrade();
    expect(await append(store, attemptAt(2))).toBe(false);
    await expect(store.list()).rejects.toThrow();
    expect(await store.clear()).toBe(false);
  });

  test('is left alone by a page of this version, which keeps attempts as long as it is open', async () => {
    await append(store, attemptAt(1));
    await upgrade();
    const page = await openProgressStore(name);
    expect(page.isLasting).toBe(false);
    const database = await openDB(name, 3);
    expect(await database.count('attempts')).toBe(1);
    database.close();
  });
});

describe('a database', () => {
  test('whose stores are missing is mended, and is then one like any other', async () => {
    const bare = `${name} bare`;
    (await openDB(bare, 1)).close();
    const first = await openProgressStore(bare);
    expect(first.isLasting).toBe(true);
    expect(await append(first, attemptAt(1))).toBe(true);
    const later = await openProgressStore(bare);
    expect(await append(later, attemptAt(2))).toBe(true);
    expect((await first.list()).records).toEqual(inARow(2, 1));
  });

  test('that was refused at first takes what was made without it, once it is there', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not now.', 'UnknownError');
    });
    const late = await openProgressStore(name);
    expect(late.isLasting).toBe(false);
    expect(await append(late, attemptAt(1))).toBe(true);
    vi.restoreAllMocks();
    expect(await append(late, attemptAt(2))).toBe(true);
    expect(late.isLasting).toBe(true);
    expect((await (await openProgressStore(name)).list()).records).toEqual(inARow(2, 1));
  });

  test('that fails once is asked once more, over a new connection', async () => {
    const { transaction } = IDBDatabase.prototype;
    vi.spyOn(IDBDatabase.prototype, 'transaction')
      .mockImplementationOnce(() => {
        throw new DOMException('The connection is closing.', 'InvalidStateError');
      })
      .mockImplementation(transaction);
    expect(await append(store, attemptAt(1))).toBe(true);
    expect((await store.list()).records).toEqual([attemptAt(1)]);
  });
});

test('without a database attempts last as long as the page', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const memory = await openProgressStore('refused');
  expect(memory.isLasting).toBe(false);
  expect(await memory.importAll([...inARow(2, 0), attemptAt(1)])).toEqual({ added: 2, known: 1 });
  expect(await append(memory, attemptAt(0, marked(0)))).toBe(true);
  expect((await memory.list()).records).toEqual(inARow(2, 0));
  expect(await memory.clear()).toBe(true);
  expect(await memory.list()).toEqual(await memoryStore().list());
});
