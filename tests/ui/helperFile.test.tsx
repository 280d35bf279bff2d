/** The helpers on the screen for programs: their text is shown, and where it cannot be fetched the page says so. */

import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { createSession } from '../../src/session/session.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { HelperFile } from '../../src/ui/program/HelperFile.tsx';
import { english } from '../../src/words/en/page.ts';
import { programPage as words } from '../../src/words/en/program.ts';
import { editing } from '../../src/words/en/work.ts';
import { loadWords } from '../../src/words/language.ts';

const NAME = 'plyscope_log.py';
const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
const session = createSession({ subject, language: english, theme: 'light' });

beforeAll(() => loadWords('en', 'work'));
afterEach(() => vi.unstubAllGlobals());

async function show(fetch: () => Promise<Response>): Promise<void> {
  vi.stubGlobal('fetch', fetch);
  await act(async () => {
    render(
      <SessionProvider session={session}>
        <HelperFile name={NAME} />
      </SessionProvider>,
    );
  });
}

test('the text of a helper is shown and copied as it is, with its lines', async () => {
  const user = userEvent.setup();
  const text = 'import json\n\ndef plyscope_log(): pass\n';
  await show(async () => new Response(text));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: NAME }).value).toBe(text);
  await user.click(screen.getByText(editing.copy));
  expect(await navigator.clipboard.readText()).toBe(text);
  expect(screen.getByRole('link').getAttribute('download')).toBe(NAME);
});

test.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the file is not there', async () => new Response('', { status: 404 })],
  ['the host answers with a page', async () => new Response('<!doctype html><title>Plyscope</title>')],
])('%s: it is said, and another attempt can be made', async (_name, fetch) => {
  await show(fetch);
  expect(screen.getByRole('alert').textContent).toContain(words.helperUnread(NAME));
  expect(screen.queryByText(editing.copy)).toBeNull();
  vi.stubGlobal('fetch', async () => new Response('def plyscope_log(): pass\n'));
  await userEvent.click(screen.getByText(words.helperAgain));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toContain('plyscope_log');
});
