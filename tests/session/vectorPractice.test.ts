/** Exercises on trees of several players in the page: the run that is shown, its address, and how a sheet is drawn. */

import { expect, test } from 'vitest';
import { OF_PLAYERS } from '../../src/core/search/algorithms.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { layoutTree } from '../../src/drawing/layout.ts';
import { exampleById } from '../../src/library/library.ts';
import { decodePractice } from '../../src/link/practiceLink.ts';
import { readValue } from '../../src/notation/codec.ts';
import { sheetShape } from '../../src/practice/entry/sheetRecord.ts';
import { draftShape } from '../../src/practice/exerciseSet.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { beginAgain, beginOnExample } from '../../src/session/practice/begin.ts';
import { changePractice, currentPractice, newPractice } from '../../src/session/practice/practice.ts';
import { beginPractice, leavePractice } from '../../src/session/practice/showPractice.ts';
import { submitSheet } from '../../src/session/practice/submit.ts';
import { typeEntryAt } from '../../src/session/practice/writeNode.ts';
import { runOf } from '../../src/session/runOf.ts';
import { drawnIn } from '../../src/session/session.ts';
import { itemOfExample, itemOfSeed } from '../../src/session/sets/newItem.ts';
import { setExercise } from '../../src/session/sets/setExercise.ts';
import { loadWords } from '../../src/words/language.ts';
import { TREES } from '../support/setItems.ts';
import { opened } from './askedSession.ts';

const MIT = exampleById('mit6034-maxn')!;
const KORF = exampleById('maxn-shallow')!;
const origin = { seed: null, title: '', source: '', place: '', variant: 0 };

test('the run that is shown is the one that is asked about, step for step, and what was there comes back', () => {
  const { session } = opened('nilsson-fig-3-12');
  const before = session.getState().subject;
  beginPractice(session, newPractice(generateExercise({ skill: 'vectors', difficulty: 2, seed: 3 }), origin));
  changePractice(session, () => ({ phase: 'graded', showsRun: true }));
  const { right } = currentPractice(session)!;
  const shown = runOf(session.getState());
  expect(session.getState().algorithm).toBe(OF_PLAYERS);
  expect(shown.length).toBe(right.run.length);
  for (let step = 1; step <= shown.length; step += 1) {
    expect(shown.kindAt(step)).toBe(right.run.kindAt(step));
    expect(shown.nodeAt(step)).toBe(right.run.nodeAt(step));
  }
  leavePractice(session);
  expect(session.getState().subject).toBe(before);
});

test('a published tree has an address, keeps its sum, and is asked again with other numbers', () => {
  const { session } = opened('nilsson-fig-3-12');
  expect(beginOnExample(session, MIT, ['crossing'], 0)).toBe(false);
  expect(beginOnExample(session, KORF, ['vectors', 'crossing'], 0)).toBe(true);
  const practice = currentPractice(session)!;
  expect(practice.exercise.tree.sum).toBe(9);
  expect(decodePractice(`#${practice.origin.place}`)).toEqual({
    kind: 'tree',
    on: { example: 'maxn-shallow', kinds: ['crossing', 'vectors'], variant: 0 },
  });
  beginAgain(session, practice);
  const again = currentPractice(session)!;
  expect(again.exercise.tree.vector(3 as NodeId)).not.toEqual(practice.exercise.tree.vector(3 as NodeId));
  expect(again.right.answer.leafOrder).toEqual(practice.right.answer.leafOrder);
});

test('what is typed is read, drawn as it is set in print, and marked', async () => {
  await loadWords('en', 'work');
  const { session } = opened('nilsson-fig-3-12');
  beginOnExample(session, MIT, ['vectors'], 0);
  const { exercise, right, subject } = currentPractice(session)!;
  for (const [node, known] of right.answer.vectors)
    if (known.kind === 'vector')
      typeEntryAt(session, 'vectors', node, `<${known.components.join(' ')}>`, false);
  typeEntryAt(session, 'vectors', ROOT, '1 2', false);
  const layout = layoutTree(exercise.tree, subject.names, { width: 800, height: 400, boards: null });
  const nodes = exercise.tree.nodes();
  const view = { notation: 'window', showBounds: false, focused: null, hovered: null } as const;
  const labels = () => {
    const sheet = drawnIn(session.getState())!;
    const marks = sheet.marks(layout, view, { nodes, collapsed: new Set() } as never);
    return [ROOT, exercise.tree.child(ROOT, 1)].map((node) => marks.nodes.get(node)?.label);
  };
  expect(labels()).toEqual(['1 2', '−1, 5, 2']);
  expect(drawnIn(session.getState())!.spoken(ROOT)).toBe('A, player 1, you wrote 1 2');
  expect(drawnIn(session.getState())!.spoken(3 as NodeId)).toBe('(1, 2, 3), leaf');
  submitSheet(session);
  expect(currentPractice(session)).toMatchObject({
    phase: 'answering',
    unread: [{ part: 'vectors', node: ROOT, text: '1 2' }],
  });
  typeEntryAt(session, 'vectors', ROOT, '（１，２，３）', false);
  submitSheet(session);
  expect(currentPractice(session)?.result?.grade.isRight).toBe(true);
});

test('a sheet and a set with vectors come back from their records', () => {
  const item = itemOfExample(KORF, 'Korf');
  expect(item.algorithm).toBe(OF_PLAYERS);
  expect(item.parts.map(({ kind }) => kind)).toEqual(['crossing']);
  expect(itemOfExample(MIT, 'MIT').parts.map(({ kind }) => kind)).toEqual(['vectors']);
  const made = itemOfSeed({ skill: 'vectors', difficulty: 3, seed: 5, generator: 2 }, 'drawn', TREES)!;
  const set = { title: 'Players', hints: true, items: [item, made] };
  const shape = draftShape(TREES.hasExample);
  const printed = Object(shape.print(set));
  expect(printed.version).toBe(4);
  expect(readValue(shape, printed)).toMatchObject({ value: set, faults: [] });
  for (const one of set.items)
    for (const variant of [0, 7]) {
      const asked = setExercise(one, variant, TREES);
      expect(asked.ok).toBe(true);
      if (!asked.ok) continue;
      const { tree } = asked.exercise;
      const sheet = { ...currentSheet(), vectors: new Map([[ROOT, '1 2 6']]) };
      const kept = JSON.parse(JSON.stringify(sheetShape(tree).print(sheet)));
      expect(readValue(sheetShape(tree), kept).value?.vectors).toEqual(sheet.vectors);
    }
});

test('an item that does not fit its tree is told what to take', () => {
  const item = itemOfExample(KORF, 'Korf');
  const kinds = (other: object) => {
    const made = setExercise({ ...item, ...other }, 0, TREES);
    return made.ok || made.refusal.kind !== 'faults'
      ? made
      : made.refusal.faults.map(({ expected }) => expected.kind);
  };
  expect(kinds({ algorithm: 'alpha-beta' })).toEqual(['players-algorithm']);
  expect(kinds({ limits: { depth: 2 } })).toEqual(['to-the-ends']);
  expect(kinds({ source: { kind: 'text', text: '(1 2) 3' } })).toEqual(['sides-algorithm']);
});

function currentSheet() {
  const { session } = opened('nilsson-fig-3-12');
  beginOnExample(session, MIT, ['vectors'], 0);
  return currentPractice(session)!.sheet;
}
