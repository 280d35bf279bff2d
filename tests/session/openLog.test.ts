/** Whether a log that is opened stands beside the right search at once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopAt } from '../../src/session/comparing.ts';
import { firstSubject } from '../../src/session/firstSubject.ts';
import { findLog, openRun } from '../../src/session/program/openLog.ts';
import { type WorkedExample, workedLog } from '../../src/session/program/workedExamples.ts';
import { MOST_AT_ONCE } from '../../src/session/runOf.ts';
import { createSession, type SessionState } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';

let hasRoom: boolean;

beforeEach(() => {
  hasRoom = true;
  vi.stubGlobal('matchMedia', () => ({ matches: hasRoom }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens a log on the tree that it walked, and returns what the page then displays. */
function open(text: string): SessionState {
  const session = createSession({ subject: firstSubject(), language: english, theme: 'light' });
  const found = findLog(text);
  if (found.kind !== 'log') throw new Error(found.kind);
  openRun(session, found.log, { on: null });
  return session.getState();
}

const worked = (name: WorkedExample) => open(workedLog(name));

test('a log that departs stands beside the right search, both at the first line that differs', () => {
  const state = worked('fresh-root-windows');
  expect(state.activity.kind).toBe('comparing');
  expect([state.step, stopAt(state).stop.leading]).toEqual([10, 10]);
});

test('a log that is right stands alone, at its first step', () => {
  const { activity, step } = worked('right');
  expect([activity.kind, step]).toEqual(['reading', 0]);
});

test('on a phone a log that departs stands alone, at the first line that differs', () => {
  hasRoom = false;
  const { activity, step } = worked('fresh-root-windows');
  expect([activity.kind, step]).toEqual(['reading', 10]);
});

test('a log without a right search stands alone', () => {
  const { activity, step } = open(
    '> s max\n> roll chance\n> a min\n< 2\n> b min\n< 4\n< 2.5\n> t min\n< 1\n< 1\n',
  );
  expect([activity.kind, step > 0]).toEqual(['reading', true]);
});

test('a log that would have the reader wait for the right search stands alone', () => {
  const leaves = Array.from({ length: MOST_AT_ONCE }, () => '> leaf min\n< 1\n');
  const { activity, step } = open(`> root max\n${leaves.join('')}< 0\n`);
  expect([activity.kind, step > 0]).toEqual(['reading', true]);
});
