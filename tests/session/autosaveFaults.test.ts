/** Where the device fails, keeping goes on as soon as it can, and says so. */
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { printTree } from '../../src/notation/printTree.ts';
import type { Autosave } from '../../src/session/autosave.ts';
import { openStored } from '../../src/session/filedTrees.ts';
import { openNewTree } from '../../src/session/newTree.ts';
import type { Session } from '../../src/session/session.ts';
import { type TreeStore, treeStoreOf } from '../../src/storage/treeStore.ts';
import { ManualClock } from './manualClock.ts';
import { firstLeaves, openTab, type SavingTab, setFirstLeaf } from './savingTab.ts';

let clock: ManualClock;
let store: TreeStore;
let names = 0;
let name = '';
const autosaves: Autosave[] = [];

beforeEach(() => {
  clock = new ManualClock();
  names += 1;
  name = `failing trees ${names}`;
  store = treeStoreOf(name);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const { stop } of autosaves.splice(0)) stop();
  await deleteDB(name, { blocked: () => undefined });
});

function tab(with_ = store): SavingTab {
  const opened = openTab(with_, clock);
  autosaves.push(opened.autosave);
  return opened;
}

const full = () => {
  throw new DOMException('The disk is full.', 'QuotaExceededError');
};
const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
/** Long enough for what was refused to be offered again. */
const A_WHILE = 10_000;

/** The faults of what could not be stored, as they are said. */
function faults(session: Session): string[] {
  return session.getState().notices.map((notice) => (notice.kind === 'not-stored' ? notice.fault : ''));
}

describe('where the device does not answer', () => {
  test('that is said after five seconds of the clock, and is over once it has answered', async () => {
    let answer: () => void = () => undefined;
    const hung = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const put: TreeStore['put'] = async (...given) => {
      await hung;
      return store.put(...given);
    };
    const { session, autosave } = tab({ ...store, put });
    setFirstLeaf(session, 7);
    clock.pass(4_999);
    expect(faults(session)).toEqual([]);
    clock.pass(1);
    expect(faults(session)).toEqual(['failed']);
    answer();
    await autosave.flush();
    expect(faults(session)).toEqual([]);
    expect(await firstLeaves(store)).toEqual(['(7']);
  });
});

describe('where the device fails', () => {
  test('the change is not lost from the page, and that is said at once, and once', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full);
    const { session, autosave } = tab();
    setFirstLeaf(session, 7);
    await autosave.flush();
    expect(faults(session)).toEqual(['failed']);
    expect(printTree(session.getState().subject.tree)).toBe('(7 12 8) (2 4 6) (14 5 2)');
    session.setState({ notices: [] });
    setFirstLeaf(session, 8);
    await autosave.flush();
    expect(faults(session)).toEqual([]);
    expect(await store.list()).toMatchObject({ fault: null, trees: [{ text: '(8 12 8) (2 4 6) (14 5 2)' }] });
    expect(await firstLeaves(treeStoreOf(name))).toEqual([]);
  });

  test.each(['get', 'put'] as const)(
    'to %s, all is stored as soon as it works again, and nothing is said any more',
    async (method) => {
      vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(full);
      const { session, autosave } = tab();
      setFirstLeaf(session, 7);
      await autosave.flush();
      openNewTree(session);
      setFirstLeaf(session, 1);
      await autosave.flush();
      expect(faults(session)).toEqual(['failed']);
      clock.pass(A_WHILE);
      await autosave.flush();
      expect(faults(session)).toEqual(['failed']);
      vi.restoreAllMocks();
      clock.pass(A_WHILE);
      await autosave.flush();
      expect(faults(session)).toEqual([]);
      expect(await firstLeaves(treeStoreOf(name))).toEqual(['(1', '(7']);
    },
  );

  test('the tree goes on as the same one, not as a copy', async () => {
    const { session, autosave } = tab();
    setFirstLeaf(session, 7);
    await autosave.flush();
    const [kept] = (await store.list()).trees;
    const later = tab(treeStoreOf(name));
    await openStored(later.session, kept!);
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(full);
    setFirstLeaf(later.session, 8);
    await later.autosave.flush();
    vi.restoreAllMocks();
    setFirstLeaf(later.session, 9);
    await later.autosave.flush();
    expect(await firstLeaves(store)).toEqual(['(9']);
    expect(later.session.getState().notices).toEqual([]);
  });

  test('to answer at all, that is said, and taken back once it does', async () => {
    const wait = { end: () => {} };
    const answered = new Promise<void>((done) => {
      wait.end = done;
    });
    const slow: TreeStore = { ...store, put: (...given) => answered.then(() => store.put(...given)) };
    const { session, autosave } = tab(slow);
    setFirstLeaf(session, 7);
    clock.pass(A_WHILE);
    expect(faults(session)).toEqual(['failed']);
    wait.end();
    await autosave.flush();
    expect(faults(session)).toEqual([]);
    expect(await firstLeaves(store)).toEqual(['(7']);
  });
});

describe('a database', () => {
  test('that another tab deletes, or that is cleared with the site’s data, is made again by the next edit', async () => {
    const { session, autosave } = tab();
    setFirstLeaf(session, 7);
    await autosave.flush();
    await deleteDB(name);
    setFirstLeaf(session, 8);
    await autosave.flush();
    openNewTree(session);
    setFirstLeaf(session, 1);
    await autosave.flush();
    expect(await firstLeaves(treeStoreOf(name))).toEqual(['(1', '(8']);
    expect(session.getState().notices).toEqual([]);
  });

  test('whose stores are missing is mended, and is then one like any other', async () => {
    (await openDB(name, 1)).close();
    const { session, autosave } = tab();
    setFirstLeaf(session, 7);
    await autosave.flush();
    const other = tab(treeStoreOf(name));
    setFirstLeaf(other.session, 8);
    await other.autosave.flush();
    setFirstLeaf(session, 9);
    await autosave.flush();
    expect(await firstLeaves(store)).toEqual(['(8', '(9']);
    expect([...session.getState().notices, ...other.session.getState().notices]).toEqual([]);
  });

  test('of a newer version of the page is left alone, and that is said at the first edit', async () => {
    (await openDB(name, 3)).close();
    const { session, autosave } = tab();
    setFirstLeaf(session, 7);
    await autosave.flush();
    expect(faults(session)).toEqual(['newer']);
    expect(await store.list()).toMatchObject({ fault: 'newer', trees: [{ step: 0 }] });
    const database = await openDB(name);
    expect([database.version, [...database.objectStoreNames]]).toEqual([3, []]);
    database.close();
  });

  test('that is refused: trees last as long as the page, which is said at the first edit', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(refused);
    const { session, autosave } = tab();
    await autosave.flush();
    expect(faults(session)).toEqual([]);
    setFirstLeaf(session, 7);
    await autosave.flush();
    expect(faults(session)).toEqual(['unavailable']);
    const { trees, fault } = await store.list();
    expect([trees.length, fault]).toEqual([1, 'unavailable']);
    expect(await store.remove(trees[0]!.id)).toBe(true);
    expect((await store.list()).trees).toEqual([]);
  });
});
