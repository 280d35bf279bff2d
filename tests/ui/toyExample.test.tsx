/**
 * An example is an entry in the list of its group: one that was just added is in the library, found by its words,
 * opened by a press and by its link, offered for practice, for sets and for printing.
 */

import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import type * as exam from '../../src/library/examples/exam.ts';
import { searchLibrary } from '../../src/library/find.ts';
import { exampleById } from '../../src/library/library.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { treeStore } from '../../src/session/beginAutosave.ts';
import { restore } from '../../src/session/restore.ts';
import { createSession } from '../../src/session/session.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { ChooseTree } from '../../src/ui/practice/ChooseTree.tsx';
import { TreesPage } from '../../src/ui/screens/TreesPage.tsx';
import { SheetSection } from '../../src/ui/share/SheetSection.tsx';
import { course as englishCourse } from '../../src/words/en/figure.ts';
import { english } from '../../src/words/en/page.ts';
import { loadWords } from '../../src/words/language.ts';

vi.mock('../../src/library/examples/exam.ts', async (original) => {
  const { EXAM } = await original<typeof exam>();
  const toy = {
    id: 'toy-exam',
    title: { en: 'Toy exam', zh: '玩具试题' },
    name: { en: 'Toy exam', zh: '玩具试题' },
    by: { en: 'Toys', zh: '玩具' },
    chapter: 2,
    source: { en: 'A school of toys', zh: '玩具学校' },
    literal: '[[3, 9], [2, 7]]',
    algorithm: 'minimax',
    notice: { en: 'Nothing to notice.', zh: '没有看点。' },
    topics: ['minimax'],
  };
  return { EXAM: [...EXAM, toy] };
});

const session = createSession({
  ...(await restore(decodeAddress(''))),
  language: english,
  theme: 'light',
});

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  HTMLDialogElement.prototype.close ??= () => undefined;
  await loadWords('en', 'work');
  // What is asked for as a part is shown must not come when the test is over.
  await treeStore();
});

async function show(element: ReactNode): Promise<void> {
  await act(async () => {
    render(<SessionProvider session={session}>{element}</SessionProvider>);
  });
}

test('it is in its chapter, found by its words, and opened by a press', async () => {
  expect(searchLibrary('school of toys').map(({ id }) => id)).toContain('toy-exam');
  await show(<TreesPage />);
  const heading = await screen.findByRole('heading', { name: `2 ${englishCourse.chapter[2][0]}` });
  await userEvent.click(within(heading.parentElement!).getByText('Toy exam'));
  expect(session.getState()).toMatchObject({
    subject: { example: { id: 'toy-exam' } },
    algorithm: 'minimax',
  });
});

test('its link opens it, as its source searches it', async () => {
  const restored = await restore(decodeAddress('#v1&tree=toy-exam&step=3'));
  expect(restored).toMatchObject({ step: 3, algorithm: 'minimax', notices: [] });
  expect(restored.subject.example).toBe(exampleById('toy-exam'));
});

test.each([
  ['practice', <ChooseTree key="practice" />],
  ['printing', <SheetSection key="printing" />],
] as const)('%s offers it', async (_what, element) => {
  session.setState({ subject: (await restore(decodeAddress(''))).subject });
  await show(element);
  expect((await screen.findAllByText(/Toy exam/)).length).toBeGreaterThan(0);
});
