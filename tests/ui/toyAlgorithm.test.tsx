/**
 * An algorithm is a file and a row: one that has a row, a listing and a name is in the menu, in links, in files,
 * in sets, in the terminal and in every text, without another line.
 */

import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { AnyRun } from '../../src/core/run/anyRun.ts';
import { recordTrace } from '../../src/core/run/recordTrace.ts';
import type * as rows from '../../src/core/search/algorithmRows.ts';
import type { DepthFirstName } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { captionOf } from '../../src/export/picture.ts';
import { exampleById } from '../../src/library/library.ts';
import { decodeAddress, encodeAddress } from '../../src/link/address.ts';
import { readTreeFile } from '../../src/notation/readTreeFile.ts';
import { printTreeFile } from '../../src/notation/treeFile.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { openSubject } from '../../src/session/openSubject.ts';
import { createSession } from '../../src/session/session.ts';
import { AlgorithmChoices } from '../../src/ui/bar/settings.tsx';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { CodePanel } from '../../src/ui/panels/CodePanel.tsx';
import { algorithms as algorithmNames, english } from '../../src/words/en/page.ts';
import { loadWords } from '../../src/words/language.ts';
import type * as listings from '../../src/words/listings/index.ts';
import { AIMA, ask, keyOf } from '../cli/ask.ts';
import { pictureOf } from '../export/pictureOf.ts';
import { EXPORT_WORDS } from '../support/exportWords.ts';
import { expectSame, forTrees } from '../support/forTrees.ts';

// What the setup of the tests has loaded is loaded again, with the mocks below.
vi.hoisted(() => vi.resetModules());

vi.mock('../../src/core/search/algorithmRows.ts', async (original) => {
  const { ALGORITHM_ROWS } = await original<typeof rows>();
  const { toyAlgorithm } = await import('../support/toyAlgorithm.ts');
  expect(ALGORITHM_ROWS).not.toHaveProperty('toy');
  return { ALGORITHM_ROWS: { ...ALGORITHM_ROWS, toy: toyAlgorithm } };
});

vi.mock('../../src/words/listings/index.ts', async (original) => {
  const { LISTINGS } = await original<typeof listings>();
  const { toyListing } = await import('../support/toyAlgorithm.ts');
  return { LISTINGS: { ...LISTINGS, toy: toyListing } };
});

Object.assign(algorithmNames, { toy: 'Toy' });

// The table's type is that of the rows which the program has.
const TOY = 'toy' as DepthFirstName;
const SUBJECT = subjectOfExample(exampleById('aima-fig-5-5')!);
const session = createSession({ subject: SUBJECT, language: english, theme: 'light' });

beforeAll(() => loadWords('en', 'work'));

async function show(element: ReactNode): Promise<void> {
  await act(async () => {
    render(<SessionProvider session={session}>{element}</SessionProvider>);
  });
}

test('the menu offers it, and refuses it where it has no rule, with the reason', async () => {
  await show(<AlgorithmChoices />);
  await userEvent.click(screen.getByRole('radio', { name: 'Toy' }));
  expect(session.getState().algorithm).toBe(TOY);
  act(() => openSubject(session, subjectOfExample(exampleById('aima-chance-1234')!)));
  const refused = screen.getByRole('radio', { name: /^Toy/ });
  expect(refused.hasAttribute('disabled') || refused.getAttribute('aria-disabled') === 'true').toBe(true);
  expect(
    screen.getByText('Toy has no rule for chance nodes: take Alpha–beta or Expectiminimax or Star1.'),
  ).toBeTruthy();
});

test('its listing stands beside the tree', async () => {
  openSubject(session, SUBJECT);
  session.setState({ algorithm: TOY, step: 3, folded: [] });
  await show(<CodePanel />);
  expect(screen.getByText('v ← max(v, −negamax(child))')).toBeTruthy();
});

test('a link and a file keep it', () => {
  const state = { algorithm: TOY, rules: DEFAULT_RULES, notation: 'window', step: 5 } as const;
  const hash = encodeAddress({ tree: { kind: 'library', id: 'aima-fig-5-5' }, ...state });
  expect(hash).toContain('algorithm=toy&step=5');
  expect(decodeAddress(hash!)).toMatchObject({ algorithm: TOY, step: 5, unknown: [] });
  const file = printTreeFile([{ title: 'T', tree: SUBJECT.tree, ...state }]);
  expect(readTreeFile(file, '').trees.map(({ algorithm }) => algorithm)).toEqual([TOY]);
});

test('the terminal runs it, names it among the choices, and tells the same as minimax', async () => {
  const key = async (algorithm: string) => ({
    ...(await keyOf([AIMA, '--algorithm', algorithm])),
    algorithm,
  });
  expect(await key('toy')).toEqual({ ...(await key('minimax')), algorithm: 'toy' });
  expect((await ask([AIMA, '--algorithm', 'nosuch'])).stderr).toContain('toy');
});

test('a caption says its name, and none of the rules that it is not run by', () => {
  const picture = pictureOf(SUBJECT.tree, { title: 'T', algorithm: TOY, step: 2 });
  const caption = captionOf(picture, EXPORT_WORDS.en);
  expect(caption).toMatch(/^T\. Toy; step 2 of \d+\.$/);
});

const eventsOf = (run: AnyRun) => Array.from({ length: run.length }, (_, at) => run.event(at + 1));

test('it is minimax, event by event', () => {
  forTrees(300, { chance: false }, ({ tree }) => {
    const [own, right] = [TOY, 'minimax' as const].map((name) => recordTrace(tree, name, DEFAULT_RULES));
    expectSame(eventsOf(own!), eventsOf(right!));
  });
});
