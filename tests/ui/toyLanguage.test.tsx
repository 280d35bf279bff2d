/** A language that was just added, by one row of the table, is in the menu, in links, kept and in the terminal. */

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { parseArguments } from '../../src/cli/arguments.ts';
import { exampleById } from '../../src/library/library.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { createSession } from '../../src/session/session.ts';
import { readPreferences } from '../../src/storage/preferences.ts';
import { LanguageChoice } from '../../src/ui/header/LanguageChoice.tsx';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { english } from '../../src/words/en/page.ts';
import type * as languages from '../../src/words/languages.ts';
import { workingStorage } from '../support/deviceStorages.ts';

vi.mock('../../src/words/languages.ts', async (original) => {
  const { LANGUAGE_ROWS } = await original<typeof languages>();
  const page = async () => ({ ...english, code: 'toy', name: 'Toy' });
  const toy = { ...LANGUAGE_ROWS.en, label: 'TOY', tag: 'x-toy', page };
  const rows = { ...LANGUAGE_ROWS, toy };
  return { LANGUAGE_ROWS: rows, LANGUAGES: Object.keys(rows) };
});

test('a toy language is chosen from the menu', async () => {
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  const session = createSession({ subject, language: english, theme: 'light' });
  render(
    <SessionProvider session={session}>
      <LanguageChoice />
    </SessionProvider>,
  );
  // The others than the one that is spoken.
  expect(screen.getAllByRole('button').map(({ lang }) => lang)).toEqual(['zh-Hans', 'x-toy']);
  await userEvent.click(screen.getByText('TOY'));
  await expect.poll(() => session.getState().language).toMatchObject({ code: 'toy', name: 'Toy' });
});

test('a toy language is read from a link, from the device and in the terminal', () => {
  expect(decodeAddress('#v1&lang=toy')).toMatchObject({ language: 'toy', unknown: [] });
  const device = workingStorage({ 'plyscope.preferences': '{"language":"toy"}' });
  expect(readPreferences(device)).toEqual({ language: 'toy' });
  const asked = parseArguments(['(1 2)', '--language', 'toy']);
  expect(asked).toMatchObject({ ok: true, value: { choices: { language: 'toy' } } });
  expect(parseArguments(['(1 2)', '--language', 'x'])).toMatchObject({
    refusal: expect.stringContaining('en, zh or toy'),
  });
});
