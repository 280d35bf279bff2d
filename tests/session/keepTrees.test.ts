/** Own trees are kept by themselves, and nothing that is kept is ever lost. */
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setValue } from '../../src/core/edit/fields.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { filedOf, type KeptTree } from '../../src/keep/keptTree.ts';
import { memoryStore, openTreeStore, type TreeStore } from '../../src/keep/treeStore.ts';
import { exampleById } from '../../src/library/library.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { applyEdit, undo } from '../../src/session/editing.ts';
import { openKept } from '../../src/session/filedTrees.ts';
import { type Keeper, keepTrees } from '../../src/session/keepTrees.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import { subjectOfExample } from '../../src/session/subject.ts';
import { english } from '../../src/words/en/english.ts';
import { ManualClock } from './manualClock.ts';

let clock: ManualClock;
let store: TreeStore;
let names = 0;
let name = '';
const keepers: Keeper[] = [];

beforeEach(async () => {
  clock = new ManualClock();
  names += 1;
  name = `trees ${names}`;
  store = await openTreeStore(name);
});
afterEach(async () => {
  for (const { stop } of keepers.splice(0)) stop();
  await deleteDB(name, { blocked: () => undefined });
});

function tab(with_ = store): { session: Session; keeper: Keeper } {
  const session = createSession({
    subject: subjectOfExample(exampleById('aima-fig-5-5')!),
    language: english,
    theme: 'light',
  });
  const keeper = keepTrees(session, with_, clock.set, () => clock.now);
  keepers.push(keeper);
  return { session, keeper };
}

function set(session: Session, value: number): void {
  applyEdit(session, setValue(session.getState().subject.tree, 2 as NodeId, value));
}

const byText = (a = '', b = '') => a.localeCompare(b);

const RECORD: KeptTree = {
  version: 1,
  id: 'a',
  title: 'A',
  text: '3 4',
  algorithm: 'alpha-beta',
  rules: { cutoff: 'equal', value: 'soft', bounds: 'all' },
  notation: 'window',
  step: 0,
  edited: 1,
  revision: 0,
};

describe('a tree', () => {
  test('is kept from its first edit on, and no sooner', async () => {
    const { session, keeper } = tab();
    goToStep(session, 5);
    clock.pass(2000);
    expect((await store.list()).trees).toEqual([]);
    set(session, 7);
    await keeper.flush();
    const [kept] = (await store.list()).trees;
    expect(kept).toMatchObject({ text: '(7 12 8) (2 4 6) (14 5 2)', step: 5, algorithm: 'alpha-beta' });
  });

  test('is one record through all its edits, the last one in it', async () => {
    const { session, keeper } = tab();
    for (let value = 0; value < 50; value += 1) set(session, value);
    await keeper.flush();
    goToStep(session, 9);
    clock.pass(1000);
    await keeper.flush();
    const { trees } = await store.list();
    expect(trees).toHaveLength(1);
    expect(trees[0]).toMatchObject({ text: '(49 12 8) (2 4 6) (14 5 2)', step: 9 });
  });

  test('opens again as it was left', async () => {
    const { session, keeper } = tab();
    set(session, 7);
    session.setState({ notation: 'range', rules: { cutoff: 'strict', value: 'hard', bounds: 'all' } });
    goToStep(session, 12);
    clock.pass(1000);
    await keeper.flush();
    const [kept] = (await store.list()).trees;
    const { session: later } = tab();
    expect(openKept(later, kept!)).toBe(true);
    const state = later.getState();
    expect(printTree(state.subject.tree)).toBe('(7 12 8) (2 4 6) (14 5 2)');
    expect(state).toMatchObject({ step: 12, notation: 'range', rules: { cutoff: 'strict', value: 'hard' } });
    expect(filedOf({ ...kept!, text: '(3' })).toBeNull();
  });

  test('that two tabs change is kept in both versions, and the later tab goes on with a copy', async () => {
    const one = tab();
    set(one.session, 7);
    await one.keeper.flush();
    const [kept] = (await store.list()).trees;
    const two = tab(await openTreeStore(name));
    openKept(two.session, kept!);
    set(two.session, 8);
    await two.keeper.flush();
    set(one.session, 9);
    await one.keeper.flush();
    expect((await store.list()).trees.map(({ text }) => text[1]).toSorted(byText)).toEqual(['8', '9']);
    expect(one.session.getState().notices.map(({ kind }) => kind)).toEqual(['kept-as-copy']);
    set(one.session, 10);
    await one.keeper.flush();
    expect((await store.list()).trees.map(({ text }) => text.split(' ')[0]).toSorted(byText)).toEqual([
      '(10',
      '(8',
    ]);
  });

  test('that was opened before another tab changed it is no reason to write over that change', async () => {
    const one = tab();
    set(one.session, 7);
    await one.keeper.flush();
    const [kept] = (await store.list()).trees;
    const two = tab(await openTreeStore(name));
    openKept(two.session, kept!);
    set(one.session, 8);
    await one.keeper.flush();
    set(two.session, 9);
    await two.keeper.flush();
    expect((await store.list()).trees.map(({ text }) => text[1]).toSorted(byText)).toEqual(['8', '9']);
    expect(two.session.getState().notices.map(({ kind }) => kind)).toEqual(['kept-as-copy']);
    undo(two.session);
    await two.keeper.flush();
    expect((await store.list()).trees).toHaveLength(2);
  });

  test('600 trees from two tabs are 600 trees', async () => {
    const other = await openTreeStore(name);
    const puts = Array.from({ length: 600 }, (_, at) =>
      (at % 2 === 0 ? store : other).put({ ...RECORD, id: `t${at}` }, `c${at}`, ''),
    );
    expect((await Promise.all(puts)).every(({ ok }) => ok)).toBe(true);
    expect((await store.list()).trees).toHaveLength(600);
  });
});

describe('what is damaged', () => {
  test('at any field is moved aside, not deleted, and the rest is listed', async () => {
    const database = await openDB(name);
    await database.put('trees', { ...RECORD, id: 'sound', revision: 1 });
    const broken = [{ id: 'x' }, { ...RECORD, id: 'y', text: 3 }, { ...RECORD, id: 'z', algorithm: 'quick' }];
    for (const record of broken) await database.put('trees', record);
    expect(await store.list()).toMatchObject({ damaged: 3, newer: 0, trees: [{ id: 'sound' }] });
    expect((await database.getAll('damaged')).map(({ id }: KeptTree) => id)).toEqual(['x', 'y', 'z']);
    expect((await store.list()).damaged).toBe(0);
    database.close();
  });

  test('of a newer version is left alone, and written over by nobody', async () => {
    const database = await openDB(name);
    const newer = { version: 2, id: 'n', everything: 'else' };
    await database.put('trees', newer);
    expect(await store.list()).toMatchObject({ damaged: 0, newer: 1, trees: [] });
    expect(await store.put({ ...RECORD, id: 'n' }, 'copy', 'A (2)')).toMatchObject({
      id: 'copy',
      isCopy: true,
    });
    expect(await database.get('trees', 'n')).toEqual(newer);
    database.close();
  });
});

test('where storage fails the change is not lost from the page, and that is said', async () => {
  const failing: TreeStore = { ...memoryStore(), put: () => Promise.resolve({ ok: false }) };
  const { session, keeper } = tab(failing);
  set(session, 7);
  await keeper.flush();
  expect(session.getState().notices.map(({ kind }) => kind)).toEqual(['not-stored']);
  expect(printTree(session.getState().subject.tree)).toBe('(7 12 8) (2 4 6) (14 5 2)');
});

test('without storage trees last as long as the page', async () => {
  const memory = memoryStore();
  expect(memory.isLasting).toBe(false);
  const { session, keeper } = tab(memory);
  set(session, 7);
  await keeper.flush();
  expect((await memory.list()).trees).toHaveLength(1);
  expect(await memory.remove((await memory.list()).trees[0]!.id)).toBe(true);
  expect((await memory.list()).trees).toEqual([]);
});
