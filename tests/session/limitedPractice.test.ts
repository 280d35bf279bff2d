/** An exercise to a depth in the page: its run looks as deep as is asked, and what was chosen before comes back. */
import { expect, test } from 'vitest';
import { NO_LIMITS } from '../../src/core/search/searchLimits.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { changePractice, currentPractice, newPractice } from '../../src/session/practice/practice.ts';
import { beginPractice, leavePractice } from '../../src/session/practice/showPractice.ts';
import { traceOf } from '../../src/session/traceOf.ts';
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
  const shown = traceOf(state);
  expect(shown.length).toBe(right.trace.length);
  for (let step = 1; step <= shown.length; step += 1) {
    expect(shown.kindAt(step)).toBe(right.trace.kindAt(step));
    expect(shown.nodeAt(step)).toBe(right.trace.nodeAt(step));
  }
  leavePractice(session);
  expect(session.getState().limits?.depth).toBe(1);
});

test('a plain exercise is not limited by what was chosen before', () => {
  const { session } = opened('nilsson-fig-3-12');
  session.setState({ limits: { ...NO_LIMITS, depth: 1 } });
  beginPractice(
    session,
    newPractice(generateExercise({ skill: 'counting', difficulty: 2, seed: 3 }), origin),
  );
  expect(traceOf(session.getState()).length).toBe(currentPractice(session)!.right.trace.length);
});
