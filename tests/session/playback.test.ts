import { describe, expect, test } from 'vitest';
import { LIBRARY } from '../../src/library/library.ts';
import { chooseAlgorithm } from '../../src/session/chooseSearch.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { MOVES } from '../../src/session/moveNames.ts';
import { move } from '../../src/session/moves.ts';
import { startPlayback } from '../../src/session/playback.ts';
import { changeSpeed, togglePlaying } from '../../src/session/playing.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';
import { ManualClock } from './manualClock.ts';

function opened(): { session: Session; clock: ManualClock } {
  const session = createSession({
    subject: subjectOfExample(LIBRARY[0]!),
    language: english,
    theme: 'light',
  });
  const clock = new ManualClock();
  startPlayback(session, clock.set);
  return { session, clock };
}

describe('playing', () => {
  test('goes from stop to stop and stops at the end', () => {
    const { session, clock } = opened();
    const steps: number[] = [];
    session.subscribe(({ step }, before) => step !== before.step && steps.push(step));
    togglePlaying(session);
    clock.pass(60_000);
    expect(steps).toEqual([4, 6, 8, 10, 13, 14, 16, 19, 21, 23, 25, 26]);
    expect(session.getState().playing).toBe(false);
  });

  test('is faster at a higher speed, and begins anew when it is over', () => {
    const { session, clock } = opened();
    changeSpeed(session, 1);
    changeSpeed(session, 1);
    changeSpeed(session, 1);
    expect(session.getState().speed).toBe(4);
    togglePlaying(session);
    clock.pass(601);
    expect(session.getState().step).toBe(6);
    move(session, 'last');
    togglePlaying(session);
    expect(session.getState()).toMatchObject({ step: 0, playing: true });
  });

  test('ends when the reader moves', () => {
    const { session, clock } = opened();
    togglePlaying(session);
    clock.pass(1300);
    move(session, 'next');
    expect(session.getState()).toMatchObject({ step: 6, playing: false });
    clock.pass(10_000);
    expect(session.getState().step).toBe(6);
  });

  test('makes up for nothing after a long pause of the machine', () => {
    const { session, clock } = opened();
    togglePlaying(session);
    session.setState({ playing: false });
    clock.pass(600_000);
    expect(session.getState().step).toBe(0);
  });
});

describe('moving', () => {
  test('leads to the same state by every route', () => {
    const { session } = opened();
    const shown = () => {
      const run = runOf(session.getState());
      return run.tree.nodes().map((node) => run.stateAt(node, session.getState().step));
    };
    goToStep(session, 14);
    const straight = shown();
    move(session, 'last');
    move(session, 'previousCutoff');
    expect(session.getState().step).toBe(14);
    expect(shown()).toEqual(straight);
    move(session, 'first');
    move(session, 'nextCutoff');
    expect(shown()).toEqual(straight);
  });

  test('over a subtree and back out to the parent are mirrors', () => {
    const { session } = opened();
    goToStep(session, 10);
    move(session, 'overSubtree');
    expect(session.getState().step).toBe(16);
    goToStep(session, 13);
    move(session, 'outToParent');
    expect(session.getState().step).toBe(10);
    move(session, 'outToParent');
    expect(session.getState().step).toBe(0);
  });

  test('never leaves the run', () => {
    const { session } = opened();
    for (const step of [0, 1, 13, 14, 26]) {
      for (const name of MOVES) {
        goToStep(session, step);
        move(session, name);
        expect(session.getState().step).toBeGreaterThanOrEqual(0);
        expect(session.getState().step).toBeLessThanOrEqual(26);
      }
    }
  });

  test('minimax is not offered where there is a chance node', () => {
    const chance = LIBRARY.find(({ id }) => id === 'aima-chance-1234')!;
    const session = createSession({ subject: subjectOfExample(chance), language: english, theme: 'light' });
    expect(chooseAlgorithm(session, 'minimax')).toBe(false);
    expect(session.getState().algorithm).toBe('expectiminimax');
  });
});
