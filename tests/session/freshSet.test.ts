/** A set of which each student gets other trees: the name decides which, and whoever checks sees the same. */

import { expect, test } from 'vitest';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { exampleById } from '../../src/library/library.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import { sheetOf } from '../../src/practice/entry/sheet.ts';
import type { ExerciseSet } from '../../src/practice/exerciseSet.ts';
import { handInShape, printHandIn } from '../../src/practice/handIn.ts';
import { variantOfStudent } from '../../src/practice/studentVariant.ts';
import { wholeTree } from '../../src/practice/task.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { currentPractice, writeSheet } from '../../src/session/practice/practice.ts';
import { submitSheet } from '../../src/session/practice/submit.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { type CheckedResult, checkHandIn, isInOrder } from '../../src/session/sets/checkResult.ts';
import { lookAtAnswer } from '../../src/session/sets/lookAtAnswer.ts';
import { handInOfRun, handInRun } from '../../src/session/sets/runResult.ts';
import { currentRun, openRun, showItem, writeName } from '../../src/session/sets/setRun.ts';
import { readStoredRun } from '../../src/storage/storedSets.ts';
import { english } from '../../src/words/en/page.ts';
import { practice as englishPractice } from '../../src/words/en/work.ts';
import { answerSigns } from '../../src/words/formats.ts';
import { workingStorage } from '../support/deviceStorages.ts';
import { exampleItem, TREES } from '../support/setItems.ts';

const SET: ExerciseSet = {
  title: 'Quiz',
  hints: true,
  items: [{ ...exampleItem('thu-fig-3-10'), variants: 'fresh' }, exampleItem('aima-fig-5-5')],
};
const SIGNS = answerSigns(englishPractice.answer);

function opened(device: Storage, isTrial = false): Session {
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  const session = createSession({ subject, language: english, theme: 'light' });
  const kept = readStoredRun(device, SET, (place, variant) => TREES.treeOf(SET.items[place]!, variant));
  const run = { set: SET, trees: TREES, place: null, isTrial, storage: device } as const;
  openRun(
    session,
    { ...run, storing: 'stored', isSetAside: false },
    kept.kind === 'read' ? kept.value : null,
  );
  return session;
}

function numbersOf(tree: GameTree): string {
  return tree
    .leaves()
    .map((leaf) => tree.value(leaf))
    .join(' ');
}

function treeShown(session: Session): string {
  return numbersOf(wholeTree(currentPractice(session)!.exercise));
}

function treeOf(name: string): string {
  return numbersOf(TREES.treeOf(SET.items[0]!, name === '' ? 0 : variantOfStudent(name, SET))!);
}

/** Works through the first exercise, all of it right, and hands in under a name. */
function handedIn(name: string, as = name): CheckedResult {
  const session = opened(workingStorage());
  writeName(session, name);
  showItem(session, 0);
  writeSheet(session, () => sheetOf(currentPractice(session)!.right.answer, SIGNS));
  submitSheet(session);
  writeName(session, as);
  handInRun(session, 1);
  const text = printHandIn(handInOfRun(currentRun(session)!)!);
  const { value } = readJson(handInShape(TREES.treeOf), text);
  return checkHandIn('a.json', value!, SET, TREES);
}

test('the name is asked for before the first tree, and decides which it is', () => {
  const device = workingStorage();
  const session = opened(device);
  showItem(session, 0);
  expect(currentPractice(session)).toBeNull();
  expect(currentRun(session)).toMatchObject({ page: 'start', isNameMissing: true });
  const trees = ['Lin Mei', 'Ada', '王小明'].map((name) => {
    const own = opened(workingStorage());
    writeName(own, name);
    showItem(own, 0);
    expect(currentRun(own)!.items[0]!.variant).toBe(variantOfStudent(name, SET));
    return treeShown(own);
  });
  expect(new Set(trees).size).toBe(3);
  writeName(session, ' lin mei ');
  showItem(session, 0);
  expect(treeShown(session)).toBe(trees[0]);
  writeSheet(session, () => ({ crossing: new Set([currentPractice(session)!.exercise.tree.leaves()[0]!]) }));
  const again = opened(device);
  showItem(again, 0);
  expect(treeShown(again)).toBe(trees[0]);
  expect(currentPractice(again)!.sheet.crossing.size).toBe(1);
  showItem(again, 1);
  expect(currentRun(again)!.items[1]!.variant).toBe(0);
});

test('who tries a set sees the item itself until a name is written', () => {
  const session = opened(workingStorage(), true);
  showItem(session, 0);
  expect(treeShown(session)).toBe(treeOf(''));
  const named = opened(workingStorage(), true);
  writeName(named, 'Ada');
  showItem(named, 0);
  expect(treeShown(named)).toBe(treeOf('Ada'));
});

test('what is handed in is marked on the tree it was answered on, and opened on it', () => {
  const result = handedIn('Lin Mei');
  expect(result.variants).toEqual([variantOfStudent('Lin Mei', SET), 0]);
  expect(result.questions?.[0]).toMatchObject({ points: 4, marks: 4 });
  expect([result.hasOwnTrees, isInOrder(result)]).toEqual([true, true]);
  const checking = opened(workingStorage());
  expect(lookAtAnswer(checking, { result, place: 0, results: [result], trees: TREES, signs: SIGNS })).toBe(
    true,
  );
  expect(treeShown(checking)).toBe(treeOf('Lin Mei'));
});

test('an answer on the trees of another name is told', () => {
  const result = handedIn('Lin Mei', 'Ada');
  expect([result.hasOwnTrees, isInOrder(result)]).toEqual([false, false]);
});
