/** Orders of children that are made in slices. Trees are small here; a limit of 0 nodes makes every order and search a long one. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../../src/core/run/furtherRecorders.ts';
import '../../src/core/run/furtherSearches.ts';
import type { GameTree } from '../../src/core/index.ts';
import { fewestOrder } from '../../src/core/order/fewestOrder.ts';
import { type OrderName, reordered } from '../../src/core/order/reorder.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { chooseAlgorithm } from '../../src/session/chooseSearch.ts';
import { edit, travel } from '../../src/session/editing.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { LONG_SEARCH } from '../../src/session/longSearch.ts';
import { openSubject } from '../../src/session/openSubject.ts';
import { fewestLeavesOf, orderChildren } from '../../src/session/orderChildren.ts';
import { MOST_AT_ONCE } from '../../src/session/runOf.ts';
import { atOnce } from '../../src/session/searching.ts';
import type { Session } from '../../src/session/session.ts';
import { sliceOf } from '../../src/session/slice.ts';
import { editedIn, waitingIn } from '../../src/session/waitingEdits.ts';
import { sessionOn, treeOf } from '../support/ownTree.ts';

const GIVEN = '(3 12 8) (2 4 6) (14 5 2)';

let session: Session;

beforeEach(() => {
  session = sessionOn(treeOf(GIVEN));
  atOnce.most = 0;
});

afterEach(() => {
  atOnce.most = MOST_AT_ONCE;
});

const phase = () => sliceOf(session, LONG_SEARCH).phase;
const text = () => printTree(editedIn(session.getState()).tree);
const isDone = () => phase() === 'none' && waitingIn(session.getState()) === null;
const order = (how: OrderName) => orderChildren(session, { how, scope: 'subtree', seed: 1 });
const inOrder = (tree: GameTree, how: OrderName) => reordered(tree, ROOT, how, 'subtree', 1);

test('an order comes in slices, and is undone as one edit', async () => {
  order('worst');
  expect([phase(), text()]).toEqual(['ordering', GIVEN]);
  await expect.poll(isDone).toBe(true);
  expect(text()).toBe(printTree(inOrder(treeOf(GIVEN), 'worst')));
  expect(session.getState().past).toHaveLength(1);
});

test('each of three orders that are asked for quickly is an edit of its own, of what the one before has made', async () => {
  order('shuffled');
  order('worst');
  order('best');
  await expect.poll(isDone).toBe(true);
  const shuffled = inOrder(treeOf(GIVEN), 'shuffled');
  const worst = inOrder(shuffled, 'worst');
  expect(text()).toBe(printTree(inOrder(worst, 'best')));
  const past = session.getState().past.map(({ tree }) => printTree(tree));
  expect(past).toEqual([GIVEN, printTree(shuffled), printTree(worst)]);
});

test.each([0, 1, 2, 3, 4, 5])(
  'what is edited after %i turns comes after the order, about the same node',
  async (turns) => {
    const { tree } = editedIn(session.getState());
    order('worst');
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
    expect(edit(session, tree, ['setValue', tree.leaves()[0] as NodeId, 99])).toBe(true);
    await expect.poll(isDone).toBe(true);
    const worst = printTree(inOrder(tree, 'worst'));
    expect(worst).toContain('3');
    expect(text()).toBe(worst.replace(/\b3\b/, '99'));
    expect(session.getState().past.map(({ tree }) => printTree(tree))).toEqual([GIVEN, worst]);
  },
);

test('Undo takes an order back that is still being made', async () => {
  order('worst');
  travel(session, 'undo');
  await expect.poll(isDone).toBe(true);
  expect(text()).toBe(GIVEN);
  expect(session.getState().future).toHaveLength(1);
});

test('another search that is chosen meanwhile is one of the ordered tree', async () => {
  order('worst');
  chooseAlgorithm(session, 'minimax');
  await expect.poll(() => isDone() && session.getState().algorithm).toBe('minimax');
  expect(text()).toBe(printTree(inOrder(treeOf(GIVEN), 'worst')));
});

test('another tree that is opened meanwhile stays as it is', async () => {
  const { tree } = editedIn(session.getState());
  order('worst');
  openSubject(session, subjectOfExample(exampleById('gfg')!));
  await expect.poll(() => isDone() && session.getState().subject.example?.id).toBe('gfg');
  expect(text()).not.toBe(printTree(inOrder(tree, 'worst')));
  expect(session.getState().past).toEqual([]);
});

test('Cancel leaves the tree as it was, and the next order comes', async () => {
  order('worst');
  sliceOf(session, LONG_SEARCH).cancel();
  expect(isDone()).toBe(true);
  order('best');
  await expect.poll(isDone).toBe(true);
  expect(text()).toBe(printTree(inOrder(treeOf(GIVEN), 'best')));
  expect(session.getState().past).toHaveLength(1);
});

test('the fewest leaves of all orders are those of the best one', () => {
  const tree = treeOf(GIVEN);
  expect(fewestLeavesOf(tree)).toBe(fewestOrder(tree)?.leaves);
  expect(fewestLeavesOf(treeOf('max(? 1)'))).toBeNull();
});
