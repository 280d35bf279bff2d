/** What a press on the tree has changed on the sheet is said, so that those who do not see it know which stroke is where. */

import { beforeAll, expect, test } from 'vitest';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import type { PartKind } from '../../src/practice/exercise.ts';
import { beginOnExample } from '../../src/session/practice/begin.ts';
import { currentPractice } from '../../src/session/practice/practice.ts';
import { moveAmongSiblings, pressNode, travelAloud } from '../../src/session/practice/writeNode.ts';
import { SAID } from '../../src/session/said.ts';
import type { Session } from '../../src/session/session.ts';
import { sliceOf } from '../../src/session/slice.ts';
import { loadWords } from '../../src/words/language.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { opened } from './askedSession.ts';

beforeAll(async () => {
  await loadWords('zh', 'work');
  await loadWords('en', 'work');
});

/** An exercise on AIMA’s tree: A over B (3 12 8), C (2 4 6), D (14 5 2), whose nodes are numbered in preorder. */
function begin(kind: PartKind): Session {
  const { session } = opened('nilsson-fig-3-12');
  expect(beginOnExample(session, exampleById('aima-fig-5-5')!, [kind], 0)).toBe(true);
  return session;
}

const said = (session: Session) => sliceOf(session, SAID).text;
const press = (session: Session, node: number) => {
  pressNode(session, node as NodeId);
  return said(session);
};
const [C, FOUR, TWO, SIX, D] = [5, 7, 6, 8, 9];

test('a press below a stroke strikes what was pressed, and the larger stroke goes', () => {
  const session = begin('crossing');
  expect(press(session, C)).toBe('Crossed out: C.');
  expect(press(session, FOUR)).toBe('Crossed out: 4. Taken back: C.');
  expect([...currentPractice(session)!.sheet.crossing]).toEqual([FOUR]);
  expect(press(session, SIX)).toBe('Crossed out: 6.');
  expect(press(session, C)).toBe('Crossed out: C. Taken back: 4, 6.');
  expect(press(session, C)).toBe('Taken back: C.');
  expect([...currentPractice(session)!.sheet.crossing]).toEqual([]);
});

test('leaves of one value are told apart, in either language', () => {
  const session = begin('crossing');
  expect(press(session, TWO)).toBe('Crossed out: 2 (leaf 4, below C).');
  session.setState({ language: chinese });
  expect(press(session, D + 3)).toBe('已划去：2（第 9 个叶节点，在 D 下）。');
});

test('what is put in a list has its place, and undoing says what it undoes', () => {
  const session = begin('leafOrder');
  press(session, 2);
  expect(press(session, 3)).toBe('Chosen: 12, number 2 in your list.');
  travelAloud(session, 'undo');
  expect(said(session)).toBe('Taken back: 12.');
});

test('a move says which it is, and so does the one that it takes the place of', () => {
  const session = begin('move');
  expect(press(session, D)).toBe('Chosen: D.');
  expect(press(session, C)).toBe('Chosen: C. Taken back: D.');
});

test('a node that is moved says in which order it and its siblings stand', () => {
  const session = begin('reorder');
  moveAmongSiblings(session, D as NodeId, -1);
  expect(said(session)).toBe('Children of A: B, D, C.');
});
