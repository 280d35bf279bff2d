/** What if, in a search that brings its tree: what another value of a leaf changes is said of that search. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { NodeId } from '../../src/core/index.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { WhatIf } from '../../src/ui/whatif/WhatIf.tsx';
import { english } from '../../src/words/en/page.ts';
import { editing as words } from '../../src/words/en/work.ts';
import { loadWords } from '../../src/words/language.ts';

beforeAll(() => loadWords('en', 'work'));

/** Opens the tree with What if about its first leaf. */
async function shown(search: string): Promise<Session> {
  const opened = await restore(decodeAddress(`v1&tree=aima-fig-5-5&${search}`));
  const session = createSession({ ...opened, language: english, theme: 'light' });
  await act(async () => {
    render(
      <SessionProvider session={session}>
        <WhatIf leaf={2 as NodeId} />
      </SessionProvider>,
    );
  });
  return session;
}

async function change(value: string): Promise<string> {
  const field = screen.getByRole('textbox', { name: /^Value of leaf/ });
  await act(async () => fireEvent.change(field, { target: { value } }));
  return screen.getByRole('status').textContent ?? '';
}

test('a simulation: the mean at the root and the recommended move; the chart is said to be of minimax', async () => {
  const session = await shown('algorithm=mcts&iterations=100&playout=first&step=9');
  const mean = () => {
    const run = runOf(session.getState());
    return String(Number(run.valueAt(0 as NodeId, run.length)).toFixed(2));
  };
  const before = mean();
  const said = await change('-30');
  expect(mean()).not.toBe(before);
  expect(said).toBe(`${words.changedMean(before, mean())}; ${words.changedMove('B', 'D')}`);
  expect(screen.getByText(words.minimaxAsFunction)).toBeTruthy();
  expect(screen.getByText(words.whatIfDrag(true))).toBeTruthy();
});

test('a search with lists: leaves and the value of the root', async () => {
  await shown('algorithm=two-phase&growth=drawn&step=9');
  expect(await change('-30')).toBe(`${words.sameLeaves(9)}; ${words.changedRoot('3', '2')}`);
  expect(screen.getByText(words.rootAsFunction)).toBeTruthy();
});
