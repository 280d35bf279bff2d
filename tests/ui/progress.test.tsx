/** The two ways on from the progress: an exercise, and a file where the device took nothing. */

import { notices as englishNotices } from '../../src/words/en/figure.ts';
import { english } from '../../src/words/en/page.ts';
import { practice as englishPractice, progress as englishProgress } from '../../src/words/en/work.ts';
import { loadWords } from '../../src/words/language.ts';
import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleById } from '../../src/library/library.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { currentPractice } from '../../src/session/practice/practice.ts';
import { keepRecord, newAttempt } from '../../src/session/progress.ts';
import { addNotices, createSession } from '../../src/session/session.ts';
import { PROGRESS } from '../../src/storage/progressFile.ts';
import { NoticeList } from '../../src/ui/NoticeList.tsx';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { ProgressPage } from '../../src/ui/progress/ProgressPage.tsx';
import { attemptAt } from '../support/attempts.ts';

const session = createSession({
  subject: subjectOfExample(exampleById('aima-fig-5-5')!),
  language: english,
  theme: 'light',
});

async function show(element: ReactNode): Promise<void> {
  await act(async () => {
    // Before a part is shown, its words have come.
    await loadWords('en', 'work');
    render(<SessionProvider session={session}>{element}</SessionProvider>);
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('the next exercise is begun from the picture of one’s progress', async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  HTMLDialogElement.prototype.close ??= () => undefined;
  await show(<ProgressPage />);
  await screen.findByText(englishProgress.stored);
  await userEvent.click(screen.getByText(englishPractice.begin));
  expect(session.getState().activity.kind).toBe('practising');
  expect(currentPractice(session)?.origin.seed).toMatchObject({ skill: 'backing-up', difficulty: 3 });
});

test('a notice that an answer was not stored hands all of them over as a file', async () => {
  const { version: _v, id: _i, at: _a, ...done } = attemptAt(1);
  await keepRecord(session, newAttempt(done));
  addNotices(session, [{ kind: 'progress-not-stored' }]);
  const saved: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await show(<NoticeList />);
  expect(await screen.findByText(englishNotices.progressNotStored)).toBeTruthy();
  await userEvent.click(screen.getByText(englishNotices.saveFile));
  await expect.poll(() => saved).toHaveLength(1);
  expect(readJson(PROGRESS, await saved[0]!.text())).toMatchObject({
    value: { attempts: [done] },
    faults: [],
  });
});
