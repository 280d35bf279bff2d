/** An exercise on one's own tree has an address, which opens it for everybody, with what this device has kept of it. */

import { beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { decodePractice } from '../../src/link/practiceLink.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { printTree } from '../../src/notation/printTree.ts';
import { sheetOf } from '../../src/practice/entry/sheet.ts';
import { taskWithin, wholeTree } from '../../src/practice/task.ts';
import { beginAgain, beginOnExample } from '../../src/session/practice/begin.ts';
import { openPractised } from '../../src/session/practice/openPractised.ts';
import { currentPractice, type Practice, writeSheet } from '../../src/session/practice/practice.ts';
import { beginOnTree, openingReach, practiseOpen } from '../../src/session/practice/practiseTree.ts';
import { submitSheet } from '../../src/session/practice/submit.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { subjectOfTree } from '../../src/session/subject.ts';
import { english } from '../../src/words/en/page.ts';
import { practice as englishPractice } from '../../src/words/en/work.ts';
import { answerSigns } from '../../src/words/formats.ts';
import { workingStorage } from '../support/deviceStorages.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', workingStorage());
  return () => vi.unstubAllGlobals();
});

function sessionWith(text: string): Session {
  const parsed = parseTree(text);
  if (!parsed.ok) throw new Error(text);
  return createSession({
    subject: subjectOfTree(parsed.value, { id: 'kept', title: 'Quiz 2' }),
    language: english,
    theme: 'light',
  });
}

function practised(session: Session): Practice {
  const practice = currentPractice(session);
  if (practice === null) throw new Error('nothing is practised');
  return practice;
}

test('a tree of more nodes than anyone answers about is not practised', async () => {
  const sessions = [49, 50].map((moves) => sessionWith(`(${`(${'1 2 3 4 5 '.repeat(20)}) `.repeat(moves)})`));
  for (const session of sessions) await practiseOpen(session);
  const [small, large] = sessions as [Session, Session];
  expect(practised(small).exercise.tree.size).toBe(4_950);
  expect(currentPractice(large)).toBeNull();
  expect(large.getState().activity).toMatchObject({ kind: 'visiting', screen: 'practise' });
});

const TEXTS = [
  '(3 12) (2 4) (14 1)',
  'min("a": 3 max(12 9) max(2 4))',
  'max(chance(0.25*(3 1) 3/4*(8 2.5)) 4)',
  '(<1 6 2> <4 3 3>) (<6 1 2> <7 4 1>)',
];

test.each(TEXTS)(
  'whoever opens the address of %s gets the tree, the search and what is asked',
  async (text) => {
    const session = sessionWith(text);
    await practiseOpen(session);
    const { origin, exercise } = practised(session);
    expect(session.getState().activity).toMatchObject({ place: origin.place });
    expect(decodePractice(`#${origin.place}`)?.kind).toBe('own');
    const other = sessionWith('1 2');
    await openPractised(other, `#${origin.place}`);
    const opened = practised(other);
    expect(printTree(wholeTree(opened.exercise))).toBe(printTree(wholeTree(exercise)));
    expect({ ...opened.exercise, tree: null }).toEqual({ ...exercise, tree: null });
    expect(opened.origin).toEqual(origin);
  },
);

test('iterations by hand on an own tree are asked about, and its address opens them again', async () => {
  const session = sessionWith('leaves 0..1; ((0.9 0.1)(0.6 0.4))((0.5 0.5)(0.7 0.2))');
  const { subject } = session.getState();
  const searched = { tree: subject.tree, algorithm: 'mcts', rules: DEFAULT_RULES } as const;
  const task = taskWithin({ iterations: 4, c: 2 }, searched);
  expect(await beginOnTree(session, subject, task, ['visits', 'selections'])).toBe(true);
  const { origin, exercise, right } = practised(session);
  expect(origin.place).toContain('own:mcts:equal.visits+selections.0.i4c2&');
  const other = sessionWith('1 2');
  await openPractised(other, `#${origin.place}`);
  expect(practised(other).right.answer).toEqual(right.answer);
  expect({ ...practised(other).exercise, tree: null, limited: null }).toEqual({
    ...exercise,
    tree: null,
    limited: null,
  });
});

test('the given results of the simulation that is shown are those of the exercise, and its address has them', async () => {
  const session = sessionWith('max(max(? ?) max(? ?))');
  const { subject } = session.getState();
  const searched = { tree: subject.tree, algorithm: 'mcts', rules: DEFAULT_RULES } as const;
  const limits = { ...NO_LIMITS, c: 2, given: [20, 10, 0, 14] };
  const task = taskWithin(openingReach(searched, limits, undefined), searched);
  expect(await beginOnTree(session, subject, task, ['visits'])).toBe(true);
  const { origin, right } = practised(session);
  expect(origin.place).toContain('own:mcts:equal.visits.0.i4c2g20,10,0,14&');
  expect(right.answer.visits.get(ROOT)).toEqual({ kind: 'sum', visits: 4, sum: 44 });
  const other = sessionWith('1 2');
  await openPractised(other, `#${origin.place}`);
  expect(practised(other).right.answer).toEqual(right.answer);
  beginAgain(other, practised(other));
  expect(practised(other).right.answer.selections).toEqual(right.answer.selections);
  expect(practised(other).right.answer.visits).not.toEqual(right.answer.visits);
});

test('a draft comes back at the address, and so does what was handed in, with its marks', async () => {
  const session = sessionWith('(3 12) (2 4) (14 1)');
  await practiseOpen(session);
  const { origin, right } = practised(session);
  const signs = answerSigns(englishPractice.answer);
  writeSheet(session, () => sheetOf(right.answer, signs));
  const again = sessionWith('1 2');
  await openPractised(again, `#${origin.place}`);
  expect(practised(again)).toMatchObject({ phase: 'answering', sheet: { crossing: right.answer.crossing } });
  submitSheet(session);
  await openPractised(again, `#${origin.place}`);
  expect(practised(again)).toMatchObject({ phase: 'graded', result: { grade: { isRight: true } } });
});

test('once it was handed in, the tree is asked about with other numbers, which have an address as well', async () => {
  const session = sessionWith('(3 12) (2 4) (14 1)');
  await practiseOpen(session);
  const { origin, exercise } = practised(session);
  submitSheet(session);
  const after = sessionWith('(3 12) (2 4) (14 1)');
  await practiseOpen(after);
  const fresh = practised(after);
  expect(fresh.origin.variant).not.toBe(origin.variant);
  expect(printTree(wholeTree(fresh.exercise))).not.toBe(printTree(wholeTree(exercise)));
  beginAgain(after, fresh);
  const like = practised(after);
  expect(decodePractice(`#${like.origin.place}`)).toMatchObject({ on: { variant: like.origin.variant } });
  const opened = sessionWith('1 2');
  await openPractised(opened, `#${like.origin.place}`);
  expect(printTree(wholeTree(practised(opened).exercise))).toBe(printTree(wholeTree(like.exercise)));
});

test('an address whose tree is damaged or is none opens nothing, and says so', async () => {
  const session = sessionWith('(3 12) (2 4)');
  for (const packed of ['1deadbeef', '1'])
    await openPractised(session, `#v1&practice=own:alpha-beta:equal.crossing.0&own=${packed}`);
  expect(currentPractice(session)).toBeNull();
  expect(session.getState().notices.map(({ kind }) => kind)).toContain('damaged-exercise');
});

test('of one like another, too, the address opens the tree that is shown', async () => {
  const session = sessionWith('1 2');
  beginOnExample(session, exampleById('cs188-quiz1')!, ['crossing'], 0);
  for (const _again of [1, 2]) beginAgain(session, practised(session));
  const { origin, exercise } = practised(session);
  const opened = sessionWith('1 2');
  await openPractised(opened, `#${origin.place}`);
  expect(printTree(wholeTree(practised(opened).exercise))).toBe(printTree(wholeTree(exercise)));
});
