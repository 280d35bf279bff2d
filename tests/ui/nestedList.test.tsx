/** The tree as a nested list, in the dialog for sharing. */

import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { LIST_LIMITS } from '../../src/export/nestedList.ts';
import { exampleById } from '../../src/library/library.ts';
import { parseTree } from '../../src/notation/parseTree.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { createSession } from '../../src/session/session.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { NestedListSection } from '../../src/ui/share/NestedListSection.tsx';
import { english } from '../../src/words/en/page.ts';
import { editing } from '../../src/words/en/work.ts';
import { loadWords } from '../../src/words/language.ts';

const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
const session = createSession({ subject, language: english, theme: 'light' });

beforeAll(() => loadWords('en', 'work'));

async function show(text: string): Promise<void> {
  const read = parseTree(text);
  if (!read.ok) throw new Error('no tree');
  await act(async () => {
    render(
      <SessionProvider session={session}>
        <NestedListSection tree={read.value} />
      </SessionProvider>,
    );
  });
}

test('the list is in the language that is chosen, and is copied with its lines', async () => {
  const user = userEvent.setup();
  await show('(3 12 8) (2 4 6)');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('tree = [[3, 12, 8], [2, 4, 6]]\n');
  await user.click(screen.getByText('JavaScript'));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(
    'const tree = [[3, 12, 8], [2, 4, 6]];\n',
  );
  await user.click(screen.getByText('C++'));
  await user.click(screen.getByText(editing.copy));
  expect(await navigator.clipboard.readText()).toMatch(/^#include <cmath>\n(?:.*\n)+const Node tree = /);
});

test('a tree that no program would take is refused by number', async () => {
  await show('1 '.repeat(LIST_LIMITS.nodes));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText(editing.nestedListTooLarge(LIST_LIMITS.nodes, LIST_LIMITS.depth))).toBeDefined();
});
