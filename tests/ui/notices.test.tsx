/** What could not be loaded has one notice, and its button tries all of it again. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { addNotices, createSession } from '../../src/session/session.ts';
import { NoticeList } from '../../src/ui/NoticeList.tsx';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { notices as englishNotices } from '../../src/words/en/figure.ts';
import { english } from '../../src/words/en/page.ts';
import { loadWords } from '../../src/words/language.ts';

test('one press tries everything again that could not be loaded', async () => {
  await loadWords('en', 'figure');
  const session = createSession({
    subject: subjectOfExample(exampleById('aima-fig-5-5')!),
    language: english,
    theme: 'light',
  });
  const [lesson, panning] = [vi.fn(), vi.fn()];
  addNotices(session, [{ kind: 'load-failed', again: lesson }, { kind: 'damaged-link' }]);
  addNotices(session, [{ kind: 'load-failed', again: panning }]);
  render(
    <SessionProvider session={session}>
      <NoticeList />
    </SessionProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: english.page.tryAgain }));
  expect([lesson, panning].map((retry) => retry.mock.calls.length)).toEqual([1, 1]);
  expect(session.getState().notices).toEqual([{ kind: 'damaged-link' }]);
  await userEvent.click(screen.getByRole('button', { name: englishNotices.dismiss }));
  expect(session.getState().notices).toEqual([]);
});
