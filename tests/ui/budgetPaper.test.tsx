/** A question about a budget on paper: its estimates and rules, room for the answer, and the key. */

import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { createSession } from '../../src/session/session.ts';
import { itemWithin } from '../../src/session/sets/setExercise.ts';
import { prepareSetTrees } from '../../src/session/sets/setTrees.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { PaperItem } from '../../src/ui/sets/papers/PaperItem.tsx';
import { english } from '../../src/words/en/page.ts';
import { loadWords } from '../../src/words/language.ts';
import { exampleItem, part } from '../support/setItems.ts';

const ITEM = itemWithin({ budget: 20, tries: 'last' }, exampleItem('how-deep', part('atBudget')));
const subject = subjectOfExample(exampleById('how-deep')!);
const session = createSession({ subject, language: english, theme: 'light' });

function show(isKey: boolean): Promise<HTMLElement> {
  return act(async () => {
    await prepareSetTrees();
    await loadWords('en', 'work');
    const paper = (
      <SessionProvider session={session}>
        <PaperItem item={ITEM} place={1} variant={0} isKey={isKey} />
      </SessionProvider>
    );
    return render(paper).container;
  });
}

test('the question says the budget and leaves room; the nodes say what they are estimated to be worth', async () => {
  const paper = await show(false);
  expect(screen.getByText(/Budget: 20 nodes/)).toBeDefined();
  expect(screen.getByText(/What does the search answer within its budget\? Write/)).toBeDefined();
  expect(paper.querySelectorAll('.paper-lines .room')).toHaveLength(1);
  for (const estimate of ['≈5', '≈9', '≈2', '≈4']) expect(paper.textContent).toContain(estimate);
  expect(paper.querySelector('.paper-answer')).toBeNull();
});

test('the key answers it', async () => {
  const paper = await show(true);
  expect(paper.querySelector('.paper-answer')?.textContent).toBe('Depth: 2 · Value: 7 · Move: c → D');
});
