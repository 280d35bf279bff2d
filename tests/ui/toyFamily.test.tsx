/**
 * A family of searches is a file and a row: the runs of one that was just added are opened by a link, chosen in the
 * menu, stepped through, told in both languages, marked in the tree and on the timeline, shown in the margin, and
 * printed by the terminal.
 */

import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type * as recorders from '../../src/core/run/recorders.ts';
import type * as algorithms from '../../src/core/search/algorithmRows.ts';
import type { AlgorithmName } from '../../src/core/search/algorithms.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { layoutTree } from '../../src/drawing/layout.ts';
import { marksOf, type View } from '../../src/drawing/marks.ts';
import { wholeTree } from '../../src/drawing/nodesInView.ts';
import type * as families from '../../src/families/familyRows.ts';
import { narrate } from '../../src/families/index.ts';
import { decodeAddress, encodeAddress } from '../../src/link/address.ts';
import { addressOf } from '../../src/session/addressOf.ts';
import { chooseAlgorithm, chooseGrowth } from '../../src/session/chooseSearch.ts';
import { move } from '../../src/session/moves.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession } from '../../src/session/session.ts';
import { GrowthChoices } from '../../src/ui/bar/settings.tsx';
import { Subtitle } from '../../src/ui/figure/Subtitle.tsx';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { SidePanels } from '../../src/ui/panels/SidePanels.tsx';
import { TimelineMarks } from '../../src/ui/time/TimelineMarks.tsx';
import { algorithms as algorithmNames, english } from '../../src/words/en/page.ts';
import { loadWords } from '../../src/words/language.ts';
import type * as listings from '../../src/words/listings/index.ts';
import { plain } from '../../src/words/sentence.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { AIMA, ask, keyOf } from '../cli/ask.ts';
import { expectContract } from '../support/runContract.ts';

// What the setup of the tests has loaded is loaded again, with the mocks below.
vi.hoisted(() => vi.resetModules());

vi.mock('../../src/families/familyRows.ts', async (original) => {
  const table = await original<typeof families>();
  const { TOY_FAMILY } = await import('../support/toyFamily.ts');
  expect(() => table.rowOf('toy' as 'bounds')).toThrow('toy');
  const rowOf = (family: 'bounds') => ((family as string) === 'toy' ? TOY_FAMILY : table.rowOf(family));
  return { ...table, rowOf };
});

// Its search: how it is run, its row among the algorithms, its listing and its name.
vi.mock('../../src/core/run/recorders.ts', async (original) => {
  const table = await original<typeof recorders>();
  const { TOY_RECORDER } = await import('../support/toyFamily.ts');
  const recorderOf = (family: 'bounds') =>
    (family as string) === 'toy' ? TOY_RECORDER : table.recorderOf(family);
  return { ...table, recorderOf };
});
vi.mock('../../src/core/search/algorithmRows.ts', async (original) => {
  const { ALGORITHM_ROWS } = await original<typeof algorithms>();
  const toy = { family: 'toy', chapter: 2, settings: [], grows: 'never', unsuited: () => null };
  return { ALGORITHM_ROWS: { ...ALGORITHM_ROWS, toy } };
});
vi.mock('../../src/words/listings/index.ts', async (original) => {
  const { LISTINGS } = await original<typeof listings>();
  const { toyListing } = await import('../support/toyAlgorithm.ts');
  return { LISTINGS: { ...LISTINGS, toy: toyListing } };
});
Object.assign(algorithmNames, { toy: 'Toy' });

const VIEW: View = { notation: 'window', showBounds: true, focused: null, hovered: null };
const LINK = 'v1&tree=aima-fig-5-2&algorithm=toy&step=2';

beforeAll(() => Promise.all([loadWords('en', 'work'), loadWords('zh', 'work')]));

const session = createSession({
  ...(await restore(decodeAddress(LINK))),
  ...{ language: english, theme: 'light' },
});

beforeEach(() => session.setState({ step: 2, language: english }));

async function show(element: ReactNode): Promise<void> {
  await act(async () => {
    render(<SessionProvider session={session}>{element}</SessionProvider>);
  });
}

test('a link opens its run at the step, and is written again', () => {
  expect(runOf(session.getState())).toMatchObject({ family: 'toy', length: 10 });
  expect(encodeAddress(addressOf(session.getState())!)).toBe(LINK);
});

test.each(['aima-fig-5-2', 'game=nim&piles=1%2C2&growth=drawn'])(
  'the menu chooses it and leaves it again, for a tree that was there first: %s',
  async (shown) => {
    const place = shown.includes('=') ? shown : `tree=${shown}`;
    const other = createSession({
      ...(await restore(decodeAddress(`v1&${place}&algorithm=alpha-beta&step=2`))),
      ...{ language: english, theme: 'light' },
    });
    const familyAfter = (algorithm: string) => {
      expect(chooseAlgorithm(other, algorithm as AlgorithmName)).toBe(true);
      return runOf(other.getState()).family;
    };
    expect(['toy', 'minimax', 'toy'].map(familyAfter)).toEqual(['toy', 'bounds', 'toy']);
  },
);

test.each(['tree=aima-fig-5-2', 'game=nim&piles=1%2C2'])(
  'its tree never grows: a link that asks for it shows that %s was there first',
  async (place) => {
    const other = createSession({
      ...(await restore(decodeAddress(`v1&${place}&algorithm=toy&growth=grown&step=2`))),
      ...{ language: english, theme: 'light' },
    });
    const { subject } = other.getState();
    expect(runOf(other.getState())).toMatchObject({ family: 'toy', tree: subject.tree });
    const address = encodeAddress(addressOf(other.getState())!);
    expect(address).toMatch(place.startsWith('game') ? /^v1&game=nim&/ : /^v1&tree=aima-fig-5-2&/);
    expect(address).not.toContain('growth');
    chooseGrowth(other, 'grown');
    expect(other.getState().subject).toBe(subject);
    render(
      <SessionProvider session={other}>
        <GrowthChoices />
      </SessionProvider>,
    );
    await screen.findByRole('radio', { name: /^drawn first/i });
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  },
);

test('the terminal refuses to let its tree grow', async () => {
  for (const given of [[AIMA], ['--game', 'nim', '--piles', '1,2']]) {
    const searched = [...given, '--algorithm', 'toy'];
    expect(await ask(searched)).toMatchObject({ code: 0 });
    const { code, stderr } = await ask([...searched, '--growth', 'grown']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('toy searches a tree that is there first')]);
  }
});

test('it keeps the contract of runs: a node is worth the mean of the leaves below it', () => {
  const run = runOf(session.getState());
  const { tree } = run;
  expectContract(run, (node) => {
    const below = tree.leaves().filter((leaf) => leaf >= node && leaf < tree.subtreeEnd(node));
    return below.reduce((sum, leaf) => sum + tree.value(leaf), 0) / below.length;
  });
});

test('it is stepped through, forwards, back and to its mark', () => {
  const stepAfter = (name: Parameters<typeof move>[1]) => {
    move(session, name);
    return session.getState().step;
  };
  expect([stepAfter('next'), stepAfter('back'), stepAfter('nextCutoff'), stepAfter('first')]).toEqual([
    3, 2, 10, 0,
  ]);
});

test('each step is told in both languages', async () => {
  const { subject } = session.getState();
  const told = (step: number) =>
    [english, chinese].map((language) =>
      plain(narrate(runOf(session.getState()).momentAt(step), subject.names, language)),
    );
  expect([0, 2].flatMap(told)).toEqual([
    'Nothing has been seen.',
    '还什么都没看。',
    '12 makes the mean 7.5.',
    '看过 12 后，平均值为 7.5。',
  ]);
  await show(<Subtitle />);
  expect(document.body.textContent).toContain('12 makes the mean 7.5.');
});

test('its label and its sign stand in the tree, and leaves that were seen are marked', () => {
  const { subject, step } = session.getState();
  const run = runOf(session.getState());
  const layout = layoutTree(subject.tree, subject.names, { width: 900, height: 500, run });
  const { nodes } = marksOf(layout, run.momentAt(step), VIEW, wholeTree(layout));
  expect(nodes.get(ROOT)).toMatchObject({ label: '⌀7.5', badge: '∗' });
  const statuses = subject.tree.leaves().map((leaf) => nodes.get(leaf)?.status);
  expect(statuses.slice(0, 3)).toEqual(['done', 'done', 'waiting']);
});

test('its mark stands on the timeline, and leads to its step', async () => {
  await show(<TimelineMarks width={500} />);
  const marks = document.querySelectorAll<HTMLElement>('.mark');
  expect([...marks].map(({ dataset }) => dataset['step'])).toEqual(['10']);
  expect(document.querySelector('.mark-signs path')?.getAttribute('d')).toBe('M500,4l4,7h-8Z');
  await userEvent.hover(marks[0]!);
  expect(marks[0]!.title).toBe(marks[0]!.getAttribute('aria-label'));
  await userEvent.click(marks[0]!);
  expect(session.getState().step).toBe(10);
});

test('the margin has its panels, its listing and its counts, and no others', async () => {
  await show(<SidePanels />);
  await screen.findByText('v ← max(v, −negamax(child))');
  const panels = [...document.querySelectorAll('section.panel')].map(({ className }) => className);
  expect(panels).toEqual(['code', 'stack', 'counts'].map((name) => `panel panel-${name}`));
  const counts = [...document.querySelectorAll('.count')].map(({ className }) => className);
  expect(counts).toEqual(['count evaluated', 'count all']);
});

test('the terminal tells it, and prints its part of the answer key', async () => {
  const { stdout } = await ask([AIMA, '--algorithm', 'toy']);
  expect(stdout).toContain('12 makes the mean 7.5.');
  const key = await keyOf([AIMA, '--algorithm', 'toy']);
  expect(key).toMatchObject({ value: 56 / 9, mean: true });
  expect((key['events'] as readonly object[]).slice(0, 2)).toEqual([
    { kind: 'sample', node: 2, mean: 3, seen: 1 },
    { kind: 'sample', node: 3, mean: 7.5, seen: 2 },
  ]);
});
