/** Own trees are kept by themselves, and nothing that is kept is ever lost. */
import { uniformTree } from '../../src/core/random/uniformTree.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { GameTree } from '../../src/core/tree/gameTree.ts';
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { printTree } from '../../src/notation/printTree.ts';
import { type Autosave, leaveWithPage } from '../../src/session/autosave.ts';
import { rename, travel } from '../../src/session/editing.ts';
import { openStored } from '../../src/session/filedTrees.ts';
import { openNewTree } from '../../src/session/newTree.ts';
import { goToStep, type Session } from '../../src/session/session.ts';
import { type Subject, subjectOfTree } from '../../src/session/subject.ts';
import { takeLeftBehind } from '../../src/storage/leftBehind.ts';
import { type TreeStore, treeStoreOf } from '../../src/storage/treeStore.ts';
import { workingStorage } from '../support/deviceStorages.ts';
import { STORED_RECORD } from '../support/storedRecord.ts';
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
  name = `trees ${names}`;
  store = treeStoreOf(name);
});
afterEach(async () => {
  for (const { stop } of autosaves.splice(0)) stop();
  await deleteDB(name, { blocked: () => undefined });
});

function tab(with_ = store, subject?: Subject): SavingTab {
  const opened = openTab(with_, clock, subject);
  autosaves.push(opened.autosave);
  return opened;
}

const byText = (a = '', b = '') => a.localeCompare(b);

describe('a tree', () => {
  test('is kept from its first edit on, and no sooner', async () => {
    const { session, autosave } = tab();
    goToStep(session, 5);
    clock.pass(2000);
    expect((await store.list()).trees).toEqual([]);
    setFirstLeaf(session, 7);
    await autosave.flush();
    const [kept] = (await store.list()).trees;
    expect(kept).toMatchObject({ text: '(7 12 8) (2 4 6) (14 5 2)', step: 5, algorithm: 'alpha-beta' });
  });

  test('is one record through all its edits, the last one in it', async () => {
    const { session, autosave } = tab();
    for (let value = 0; value < 50; value += 1) setFirstLeaf(session, value);
    await autosave.flush();
    goToStep(session, 9);
    clock.pass(1000);
    await autosave.flush();
    const { trees } = await store.list();
    expect(trees).toHaveLength(1);
    expect(trees[0]).toMatchObject({ text: '(49 12 8) (2 4 6) (14 5 2)', step: 9 });
  });

  test('opens again as it was left', async () => {
    const { session, autosave } = tab();
    setFirstLeaf(session, 7);
    session.setState({
      notation: 'range',
      rules: { ...DEFAULT_RULES, cutoff: 'strict', value: 'hard', bounds: 'all' },
    });
    goToStep(session, 12);
    clock.pass(1000);
    await autosave.flush();
    const [kept] = (await store.list()).trees;
    const { session: later } = tab();
    expect(await openStored(later, kept!)).toBeNull();
    const state = later.getState();
    expect(printTree(state.subject.tree)).toBe('(7 12 8) (2 4 6) (14 5 2)');
    expect(state).toMatchObject({ step: 12, notation: 'range', rules: { cutoff: 'strict', value: 'hard' } });
  });

  test('that two tabs change is kept in both versions, and the later tab goes on with a copy', async () => {
    const one = tab();
    setFirstLeaf(one.session, 7);
    await one.autosave.flush();
    const [kept] = (await store.list()).trees;
    const two = tab(treeStoreOf(name));
    await openStored(two.session, kept!);
    setFirstLeaf(two.session, 8);
    await two.autosave.flush();
    setFirstLeaf(one.session, 9);
    await one.autosave.flush();
    expect((await store.list()).trees.map(({ text }) => text[1]).toSorted(byText)).toEqual(['8', '9']);
    expect(one.session.getState().notices.map(({ kind }) => kind)).toEqual(['kept-as-copy']);
    setFirstLeaf(one.session, 10);
    await one.autosave.flush();
    expect((await store.list()).trees.map(({ text }) => text.split(' ')[0]).toSorted(byText)).toEqual([
      '(10',
      '(8',
    ]);
  });

  test('that was opened before another tab changed it is no reason to write over that change', async () => {
    const one = tab();
    setFirstLeaf(one.session, 7);
    await one.autosave.flush();
    const [kept] = (await store.list()).trees;
    const two = tab(treeStoreOf(name));
    await openStored(two.session, kept!);
    setFirstLeaf(one.session, 8);
    await one.autosave.flush();
    setFirstLeaf(two.session, 9);
    await two.autosave.flush();
    expect((await store.list()).trees.map(({ text }) => text[1]).toSorted(byText)).toEqual(['8', '9']);
    expect(two.session.getState().notices.map(({ kind }) => kind)).toEqual(['kept-as-copy']);
    travel(two.session, 'undo');
    await two.autosave.flush();
    expect((await store.list()).trees).toHaveLength(2);
  });

  test('600 trees from two tabs are 600 trees', async () => {
    const other = treeStoreOf(name);
    const puts = Array.from({ length: 600 }, (_, at) =>
      (at % 2 === 0 ? store : other).put({ ...STORED_RECORD, id: `t${at}` }, `c${at}`, ''),
    );
    expect((await Promise.all(puts)).every(({ ok }) => ok)).toBe(true);
    expect((await store.list()).trees).toHaveLength(600);
  });
});

test('two trees that are edited while one is being written are both stored', async () => {
  const { session, autosave } = tab();
  setFirstLeaf(session, 7);
  setFirstLeaf(session, 8);
  openNewTree(session);
  setFirstLeaf(session, 1);
  await autosave.flush();
  expect(await firstLeaves(store)).toEqual(['(1', '(8']);
});

describe('a large tree', () => {
  const WISH = { branching: 3, depth: 8, seed: 1, values: [0, 99], order: 'given', root: 'max' } as const;
  /** of 9,841 nodes, written in full */
  const large = () => subjectOfTree(new GameTree(uniformTree(WISH).columns), { id: 'large', title: 'Large' });

  /** Opens it; the values are those of its first leaf in each text that the store was given. */
  function largeTab() {
    const values: string[] = [];
    const put: TreeStore['put'] = (record, ...given) => {
      values.push(/\d+/.exec(record.text)?.[0] ?? '');
      return store.put(record, ...given);
    };
    return { ...tab({ ...store, put }, large()), values };
  }

  /** Waits until the text of the tree before its first edit is written, and that of the edited one begun. */
  async function begin(): Promise<void> {
    clock.pass(250);
    await Promise.resolve();
  }

  const textIn = (session: Session) => printTree(session.getState().subject.tree);
  const texts = async () => (await store.list()).trees.map(({ text }) => text);

  test('is printed in slices, and nothing is stored before the last', async () => {
    const { session, values } = largeTab();
    setFirstLeaf(session, 777);
    await begin();
    expect(values).toEqual([]);
    clock.pass(100);
    await expect.poll(texts).toEqual([textIn(session)]);
    expect(values).toEqual(['777']);
  });

  test('is stored at once when that is asked for while it is printed, with its newest edit', async () => {
    const { session, autosave, values } = largeTab();
    setFirstLeaf(session, 777);
    await begin();
    setFirstLeaf(session, 888);
    // The clock stands still: no further slice is run.
    await autosave.flush();
    expect(values).toEqual(['777', '888']);
    expect(await texts()).toEqual([textIn(session)]);
  });

  test('that is edited while it is printed is stored with its newest edit last', async () => {
    const { session, values } = largeTab();
    setFirstLeaf(session, 777);
    await begin();
    for (const value of [888, 999]) setFirstLeaf(session, value);
    const pass = () => {
      clock.pass(250);
      return values;
    };
    await expect.poll(pass).toEqual(['777', '999']);
    await expect.poll(texts).toEqual([textIn(session)]);
  });

  test('that is closed while it is printed is left behind with its newest edit', async () => {
    vi.stubGlobal('sessionStorage', workingStorage());
    const { session } = largeTab();
    const leavers: (() => void)[] = [];
    leaveWithPage(session, {
      history: { state: null },
      addEventListener: (_type, listener) => leavers.push(listener),
      removeEventListener: () => {},
    });
    setFirstLeaf(session, 777);
    await begin();
    setFirstLeaf(session, 888);
    for (const leave of leavers) leave();
    expect(takeLeftBehind()?.text).toBe(textIn(session));
    vi.unstubAllGlobals();
  });
});

test('What its address and its record may not have yet is left behind with the page, once', () => {
  const sessionStorage = workingStorage();
  vi.stubGlobal('sessionStorage', sessionStorage);
  const { session } = tab();
  const leavers: (() => void)[] = [];
  const stay = leaveWithPage(session, {
    history: { state: null },
    addEventListener: (_type, listener) => leavers.push(listener),
    removeEventListener: (_type, listener) => leavers.splice(leavers.indexOf(listener), 1),
  });
  const leave = () => {
    for (const leaver of leavers) leaver();
  };
  goToStep(session, 1);
  leave();
  expect(sessionStorage.length, 'a tree of the library is where it was').toBe(0);
  setFirstLeaf(session, 9);
  leave();
  rename(session, 'Mine');
  leave();
  const { id } = session.getState().subject.own!;
  const left = { entry: '', id, title: 'Mine', text: '(9 12 8) (2 4 6) (14 5 2)' };
  expect(takeLeftBehind()).toEqual(left);
  expect(takeLeftBehind()).toBeNull();
  sessionStorage.setItem('plyscope.left-behind', JSON.stringify({ ...left, title: undefined }));
  expect(takeLeftBehind(), 'by an older release').toEqual({ ...left, title: null });
  sessionStorage.setItem('plyscope.left-behind', '{"entry":3}');
  expect(takeLeftBehind()).toBeNull();
  stay();
  expect(leavers).toEqual([]);
  vi.unstubAllGlobals();
});
