/** An animated picture that cannot be made: the page says so, and it can be asked for again. */

import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Frame } from '../../src/export/frames.ts';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { createSession } from '../../src/session/session.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { TakeFrames } from '../../src/ui/share/TakeFrames.tsx';
import { english } from '../../src/words/en/page.ts';
import { sharing as englishSharing } from '../../src/words/en/work.ts';
import { loadWords } from '../../src/words/language.ts';

const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
const session = createSession({ subject, language: english, theme: 'light' });

/** Asks for an animated picture; what makes its frames fail. */
async function askForAnimation(): Promise<() => Promise<void>> {
  let reject: (why: Error) => void = () => undefined;
  const promise = new Promise<readonly Frame[]>((_, no) => {
    reject = no;
  });
  await act(async () => {
    await loadWords('en', 'work');
    render(
      <SessionProvider session={session}>
        <TakeFrames title="" count={1} frames={() => promise} />
      </SessionProvider>,
    );
  });
  await userEvent.click(screen.getByText(englishSharing.framesAnimation));
  return () => act(async () => reject(new Error('not to be had')));
}

test('frames that do not come: it failed, and can be asked for again', async () => {
  const fail = await askForAnimation();
  expect(screen.queryByText(englishSharing.framesAnimation)).toBeNull();
  await fail();
  expect(screen.getByRole('status').textContent).toBe(englishSharing.exportFailed);
  expect(screen.getByText(englishSharing.framesAnimation)).toBeDefined();
});

test('one that is cancelled and fails then stays cancelled', async () => {
  const fail = await askForAnimation();
  await userEvent.click(screen.getByText(englishSharing.framesCancel));
  await fail();
  expect(screen.getByRole('status').textContent).toBe(englishSharing.framesCancelled);
});
