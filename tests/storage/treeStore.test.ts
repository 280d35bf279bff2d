/** What is stored of one's own trees and cannot be read: moved aside, never deleted, and the rest is there. */
import { english } from '../../src/words/en/page.ts';
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { openStored } from '../../src/session/filedTrees.ts';
import { createSession } from '../../src/session/session.ts';
import { filedOf } from '../../src/storage/storedTree.ts';
import { type TreeStore, treeStoreOf } from '../../src/storage/treeStore.ts';
import { STORED_RECORD } from '../support/storedRecord.ts';

let store: TreeStore;
let names = 0;
let name = '';

beforeEach(() => {
  names += 1;
  name = `tree store ${names}`;
  store = treeStoreOf(name);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDB(name, { blocked: () => undefined });
});

describe('the limits of a search', () => {
  const LIMITED = {
    ...STORED_RECORD,
    id: 'limited',
    rules: { ...DEFAULT_RULES, ties: 'soonest' },
    limits: { ...NO_LIMITS, depth: 2, window: { alpha: 1, beta: Infinity } },
  } as const;

  test('are kept with the tree', async () => {
    await store.put(LIMITED, 'copy', 'Copy');
    expect(await store.list()).toMatchObject({
      damaged: 0,
      trees: [{ id: 'limited', limits: LIMITED.limits, rules: LIMITED.rules }],
    });
  });

  test('are read from records that name those that are not set, as earlier versions wrote them', async () => {
    await store.list();
    const database = await openDB(name);
    await database.put('trees', { ...LIMITED, revision: 1 });
    database.close();
    expect(await treeStoreOf(name).list()).toMatchObject({ damaged: 0, trees: [{ limits: LIMITED.limits }] });
  });
});

describe('what is damaged', () => {
  /** Puts records there as a fault, or another version, would have. */
  async function putRaw(...records: object[]): Promise<void> {
    await store.list();
    const database = await openDB(name);
    for (const record of records) await database.put('trees', record);
    database.close();
  }

  async function raw(of: 'trees' | 'damaged'): Promise<unknown[]> {
    const database = await openDB(name);
    const records: unknown[] = await database.getAll(of);
    database.close();
    return records;
  }

  test.each([
    ['version', [undefined, 0, '1']],
    ['title', [undefined, 3]],
    ['text', [undefined, 3, null]],
    ['algorithm', [undefined, 'quick']],
    ['rules', [undefined, 'equal', { cutoff: 'never', value: 'soft', bounds: 'all' }, { cutoff: 'equal' }]],
    ['notation', [undefined, 'roman']],
    ['step', [undefined, -1, 0.5, Number.NaN, '3']],
    ['edited', [undefined, 1e300, -1, Number.NaN, Infinity, new Date(0)]],
    ['revision', [undefined, -1, 0.5, Infinity]],
  ])('at its %s is moved aside, not deleted, and the rest is listed', async (field, values) => {
    const broken = values.map((value, at) => ({ ...STORED_RECORD, id: `broken ${at}`, [field]: value }));
    await putRaw({ ...STORED_RECORD, id: 'sound', revision: 1 }, ...broken, { id: 'x' });
    expect(await store.list()).toMatchObject({
      damaged: broken.length + 1,
      newer: 0,
      fault: null,
      trees: [{ id: 'sound' }],
    });
    expect(await raw('damaged')).toEqual([...broken, { id: 'x' }]);
    expect((await store.list()).damaged).toBe(0);
  });

  test('stays where it is while there is no room aside, and the rest is listed', async () => {
    await putRaw({ ...STORED_RECORD, id: 'sound' }, { ...STORED_RECORD, id: 'broken', edited: 1e300 });
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    expect(await store.list()).toMatchObject({ damaged: 1, fault: null, trees: [{ id: 'sound' }] });
    vi.restoreAllMocks();
    expect(await raw('trees')).toHaveLength(2);
  });

  test('in its text is listed, and says what is wrong with it when it is opened', async () => {
    const session = createSession({
      subject: subjectOfExample(exampleById('aima-fig-5-5')!),
      language: english,
      theme: 'light',
    });
    const before = session.getState();
    expect(await openStored(session, { ...STORED_RECORD, text: '(3' })).toMatchObject({ code: 'unclosed' });
    expect(session.getState()).toBe(before);
    expect(filedOf({ ...STORED_RECORD, text: '(3' })).toMatchObject({ ok: false });
  });

  test('is not a text that was within the limits and is longer as it is printed', () => {
    const label = 'x'.repeat(1_000);
    const text = Array.from({ length: 1_200 }, () => `${label}:1`).join(' ');
    expect(filedOf({ ...STORED_RECORD, text })).toMatchObject({ ok: true });
  });

  test('of a newer version is left alone, and written over by nobody', async () => {
    const newer = { version: 2, id: 'n', everything: 'else' };
    await putRaw(newer);
    expect(await store.list()).toMatchObject({ damaged: 0, newer: 1, trees: [] });
    expect(await store.put({ ...STORED_RECORD, id: 'n' }, 'copy', 'A (2)')).toMatchObject({
      id: 'copy',
      isCopy: true,
    });
    expect(await raw('trees')).toContainEqual(newer);
  });
});
