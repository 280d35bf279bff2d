/** A moment whose code does not load shows nothing in its place, and comes when it is asked for again. */

import { expect, test, vi } from 'vitest';
import { packTree } from '../../src/link/packTree.ts';
import { firstSubject } from '../../src/session/firstSubject.ts';
import { playLesson, whereReaderIs } from '../../src/session/lesson/playLesson.ts';
import { createSession } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';

const connection = vi.hoisted(() => ({ isThere: false }));

vi.mock('../../src/link/packedTree.ts', async (original) => {
  const own = await original<typeof import('../../src/link/packedTree.ts')>();
  return {
    ...own,
    unpackTree: (packed: string) => {
      if (!connection.isThere) throw new Error('did not load');
      return own.unpackTree(packed);
    },
  };
});

test('a moment that does not load is said, and tried again', async () => {
  const packed = await packTree({ title: 'mine', text: '(3 7)' });
  const figure = `own=${packed}&step=2`;
  const session = createSession({ subject: firstSubject(), language: english, theme: 'light' });
  const lesson = { title: 'x', moments: [{ figure, title: 'a', note: '' }] };
  void playLesson(session, { in: () => lesson, placeOf: () => null }, 0);
  const failed = () => session.getState().notices.find(({ kind }) => kind === 'load-failed');
  await expect.poll(failed).toBeDefined();
  expect(session.getState().subject.own).toBeNull();
  expect(whereReaderIs(session.getState())).toBe('coming');
  connection.isThere = true;
  const notice = failed();
  if (notice?.kind === 'load-failed') notice.again?.();
  await expect.poll(() => whereReaderIs(session.getState())).toBe('at');
  expect(session.getState()).toMatchObject({ step: 2, subject: { own: { title: 'mine' } } });
});
