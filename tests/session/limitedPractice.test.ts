/** An exercise to a depth in the page: its run looks as deep as is asked, and what was chosen before comes back. */
import { expect, test } from 'vitest';
import { NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { readSheet } from '../../src/practice/entry/sheet.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { limitsOf } from '../../src/practice/task.ts';
import {
  changePractice,
  currentPractice,
  newPractice,
  travelSheet,
} from '../../src/session/practice/practice.ts';
import { beginPractice, leavePractice } from '../../src/session/practice/showPractice.ts';
import { pressNode } from '../../src/session/practice/writeNode.ts';
import { runOf } from '../../src/session/runOf.ts';
import { loadWords } from '../../src/words/language.ts';
import { opened } from './askedSession.ts';

const origin = { seed: null, title: '', source: '', place: '', variant: 0 };

test('the run that is shown is the one that is asked about, step for step', () => {
  const { session } = opened('nilsson-fig-3-12');
  session.setState({ limits: { ...NO_LIMITS, depth: 1 } });
  beginPractice(
    session,
    newPractice(generateExercise({ skill: 'depth-limit', difficulty: 2, seed: 3 }), origin),
  );
  changePractice(session, () => ({ phase: 'graded', showsRun: true }));
  const state = session.getState();
  const { right } = currentPractice(session)!;
  expect(state.limits?.depth).toBe(3);
  const shown = runOf(state);
  expect(shown.length).toBe(right.run.length);
  for (let step = 1; step <= shown.length; step += 1) {
    expect(shown.kindAt(step)).toBe(right.run.kindAt(step));
    expect(shown.nodeAt(step)).toBe(right.run.nodeAt(step));
  }
  leavePractice(session);
  expect(session.getState().limits?.depth).toBe(1);
});

test('the run of an exercise on a budget is the one that is asked about, pass by pass', () => {
  const { session } = opened('nilsson-fig-3-12');
  beginPractice(
    session,
    newPractice(generateExercise({ skill: 'deepening', difficulty: 3, seed: 3 }), origin),
  );
  changePractice(session, () => ({ phase: 'graded', showsRun: true }));
  const { right, exercise } = currentPractice(session)!;
  const shown = runOf(session.getState());
  expect(session.getState().limits).toEqual(limitsOf(exercise));
  expect([shown.length, shown.passes.length]).toEqual([right.run.length, right.run.passes.length]);
  for (let step = 1; step <= shown.length; step += 1) {
    expect(shown.kindAt(step)).toBe(right.run.kindAt(step));
    expect(shown.nodeAt(step)).toBe(right.run.nodeAt(step));
  }
});

test('who chooses a move on the tree fills in its field, and takes it back by another press', async () => {
  await loadWords('en', 'work');
  const { session } = opened('nilsson-fig-3-12');
  beginPractice(
    session,
    newPractice(generateExercise({ skill: 'deepening', difficulty: 1, seed: 3 }), origin),
  );
  const { exercise } = currentPractice(session)!;
  const [first, second] = exercise.tree.children(ROOT);
  const chosen = () => readSheet(currentPractice(session)!.sheet, exercise).answer.atBudget.get('move');
  expect(pressNode(session, first!)).toBe(true);
  expect(chosen()).toBe(first);
  pressNode(session, second!);
  expect(chosen()).toBe(second);
  expect(pressNode(session, ROOT)).toBe(false);
  pressNode(session, second!);
  expect(chosen()).toBeUndefined();
  travelSheet(session, 'undo');
  expect(chosen()).toBe(second);
});

test('a plain exercise is not limited by what was chosen before', () => {
  const { session } = opened('nilsson-fig-3-12');
  session.setState({ limits: { ...NO_LIMITS, depth: 1 } });
  beginPractice(
    session,
    newPractice(generateExercise({ skill: 'counting', difficulty: 2, seed: 3 }), origin),
  );
  expect(runOf(session.getState()).length).toBe(currentPractice(session)!.right.run.length);
});
