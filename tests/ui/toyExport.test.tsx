/** A format that was just added, by one row of the table, is on the page and made into a file. */

import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type * as formats from '../../src/export/formats.ts';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { createSession } from '../../src/session/session.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { PictureSection } from '../../src/ui/share/PictureSection.tsx';
import { english } from '../../src/words/en/page.ts';
import { exporting as englishExport } from '../../src/words/en/work.ts';
import { loadWords } from '../../src/words/language.ts';

vi.mock('../../src/export/formats.ts', async (original) => {
  const { EXPORT_FORMATS } = await original<typeof formats>();
  const toy: formats.ExportFormat = {
    name: 'toy',
    extension: '.toy',
    mediaType: 'text/x-toy',
    label: () => 'Toy',
    make: ({ picture }) => ({ content: `${picture.title} at ${picture.step}` }),
  };
  return { EXPORT_FORMATS: [...EXPORT_FORMATS, toy] };
});

test('a toy format is a button beside the others, and a file', async () => {
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  const session = createSession({ subject, language: english, theme: 'light' });
  session.setState({ step: 3 });
  await act(async () => {
    await loadWords('en', 'work');
    render(
      <SessionProvider session={session}>
        <PictureSection />
      </SessionProvider>,
    );
  });
  const shown = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(shown).toEqual([...Object.values(englishExport.formats), 'Toy']);
  const saved: { blob: Blob; name?: string }[] = [];
  URL.createObjectURL = (blob: Blob) => {
    saved.push({ blob });
    return 'blob:';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    Object.assign(saved.at(-1)!, { name: this.download });
  });
  await userEvent.click(screen.getByText('Toy'));
  await expect.poll(() => saved[0]?.name).toBe('aima-figure-5-5-alpha-beta-step-by-step-step-3.toy');
  expect(await saved[0]!.blob.text()).toBe('AIMA Figure 5.5: alpha-beta step by step at 3');
  expect(saved[0]!.blob.type).toContain('text/x-toy');
});
