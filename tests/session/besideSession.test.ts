/** One's own answer beside the model answer: what it takes from the page, and from when on it takes nothing. */

import { describe, expect, test } from 'vitest';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { readSheet } from '../../src/practice/entry/sheet.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { besideSession } from '../../src/session/practice/besideSession.ts';
import { changePractice, currentPractice, newPractice } from '../../src/session/practice/practice.ts';
import { beginPractice, leavePractice } from '../../src/session/practice/showPractice.ts';
import { markedPractice } from '../../src/session/practice/submit.ts';
import { askQuestions } from '../../src/session/predicting.ts';
import { drawnIn, goToStep, lastStep, type SessionState } from '../../src/session/session.ts';
import { practice as englishPractice } from '../../src/words/en/work.ts';
import { opened, stepOf } from './askedSession.ts';

/** An exercise that is compared, begun at the end of a run that has more steps than the exercise's own. */
function compared() {
  const { session } = opened('nilsson-fig-3-12');
  askQuestions(session, false);
  goToStep(session, lastStep(session.getState()));
  const longRun = stepOf(session);
  const seed = { skill: 'equality', difficulty: 1, seed: 1 } as const;
  const origin = { seed, title: '', source: '', place: '', variant: 0 };
  beginPractice(session, newPractice(generateExercise(seed), origin));
  changePractice(session, (at) => ({
    ...markedPractice(at, readSheet(at.sheet, at.exercise).answer, false),
    phase: 'comparing',
  }));
  const beside = besideSession(session, currentPractice(session)!, englishPractice.sheet);
  expect(longRun).toBeGreaterThan(currentPractice(session)!.right.run.length);
  return { session, beside, longRun };
}

/** How many answers are said to be wrong: all of a blank sheet, once they are settled. */
const verdicts = (state: SessionState) => {
  const { spoken } = drawnIn(state)!;
  return [...state.subject.tree.nodes()].filter((node) => / wrong$/.test(spoken(node))).length;
};

describe("one's own answer beside the model answer", () => {
  test('is settled by the step of the model run, and has its pointer', () => {
    const { session, beside } = compared();
    const start = verdicts(beside.getState());
    goToStep(session, lastStep(session.getState()));
    expect(verdicts(beside.getState())).toBeGreaterThan(start);
    session.setState({ hovered: ROOT });
    expect(beside.getState().hovered).toBe(ROOT);
  });

  test('is the same state, and the same run at its step, until something changes', () => {
    const { session, beside } = compared();
    const [state, showing] = [beside.getState(), beside.showing()];
    expect(beside.getState()).toBe(state);
    session.setState({ hovered: ROOT });
    expect(beside.getState()).not.toBe(state);
    // No component that shows the moment is to render again for the pointer's sake.
    expect(beside.showing()).toBe(showing);
  });

  test('takes nothing from a tree that is shown while it is still there, at a step its run does not have', () => {
    const { session, beside, longRun } = compared();
    const seen: number[] = [];
    beside.subscribe((state) => seen.push(verdicts(state)));
    leavePractice(session);
    expect(stepOf(session)).toBe(longRun);
    session.setState({ hovered: session.getState().subject.tree.leaves().at(-1)! });
    expect(beside.getState().hovered).toBeNull();
    expect(seen.length).toBeGreaterThan(1);
  });
});
