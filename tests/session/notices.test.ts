import { beforeEach, expect, test } from 'vitest';
import { LIBRARY } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import type { Notice } from '../../src/session/notice.ts';
import { addNotices, createSession, dismissNotice, type Session } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';

let session: Session;

beforeEach(() => {
  session = createSession({ subject: subjectOfExample(LIBRARY[0]!), language: english, theme: 'light' });
});

const notices = () => session.getState().notices;

test('what is said already is said anew, not twice', () => {
  const refused = (number: number): Notice => ({ kind: 'edit-refused', refusal: 'root-stays', number });
  addNotices(session, [refused(0), { kind: 'load-failed' }]);
  const again = refused(0);
  addNotices(session, [again]);
  expect(notices().map(({ kind }) => kind)).toEqual(['load-failed', 'edit-refused']);
  expect(notices()[1]).toBe(again);
  addNotices(session, [refused(7)]);
  expect(notices()).toHaveLength(3);
});

test('no retry of what did not load takes the place of another', () => {
  const [lesson, panning] = [(): void => undefined, (): void => undefined];
  addNotices(session, [{ kind: 'load-failed', again: lesson }]);
  addNotices(session, [{ kind: 'load-failed', again: panning }]);
  addNotices(session, [{ kind: 'load-failed', again: panning }]);
  expect(notices()).toEqual([
    { kind: 'load-failed', again: lesson },
    { kind: 'load-failed', again: panning },
  ]);
});

test('each is dismissed by itself', () => {
  addNotices(session, [{ kind: 'load-failed' }, { kind: 'damaged-link' }]);
  dismissNotice(session, notices()[0]!);
  expect(notices()).toEqual([{ kind: 'damaged-link' }]);
});
