/** The panel of a match against Monte-Carlo tree search: it says what was tried, in both languages, and nothing as proved. */

import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { SimulationRun } from '../../src/core/run/simulationRun.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { chooseAlgorithm } from '../../src/session/chooseSearch.ts';
import { playMove, playSearch, startMatch } from '../../src/session/match.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, goToStep, type Session } from '../../src/session/session.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { PlayPanel } from '../../src/ui/play/PlayPanel.tsx';
import { english } from '../../src/words/en/page.ts';
import { type Language, loadWords } from '../../src/words/language.ts';
import { chinese } from '../../src/words/zh/page.ts';

beforeAll(async () => {
  await loadWords('en', 'work');
  await loadWords('zh', 'work');
});

let unmount = () => {};
afterEach(() => unmount());

/** Opens a link and shows the panel of a match in which the reader plays a side. */
async function play(hash: string, side: 'max' | 'min', language: Language = english): Promise<Session> {
  const restored = await restore(decodeAddress(hash));
  const session = createSession({ ...restored, language, theme: 'light' });
  startMatch(session, side);
  ({ unmount } = render(
    <SessionProvider session={session}>
      <PlayPanel />
    </SessionProvider>,
  ));
  return session;
}

const runIn = (session: Session) => runOf(session.getState()) as SimulationRun;
const status = () => screen.getByRole('status').textContent;
const OTHELLO = 'v1&game=othello&size=4&algorithm=mcts&iterations=40&seed=3';

test('the turn of the search names the move and how often it was tried', async () => {
  const session = await play('v1&game=tic-tac-toe&algorithm=mcts&iterations=1000', 'min');
  expect(status()).toBe('The search recommends 0: 191 of 1,000 iterations tried it.');
  act(() => goToStep(session, 5));
  expect(status()).toBe('The search’s turn: step through it, or play what it decides.');
  unmount();
  await play('v1&game=tic-tac-toe&algorithm=mcts&iterations=1000', 'min', chinese);
  expect(status()).toBe('搜索推荐 0：1,000 次迭代中有 191 次试了它。');
});

test('without iterations it says that none was made, and not that the depth is too small', async () => {
  await play('v1&game=tic-tac-toe&algorithm=mcts&iterations=0', 'min');
  expect(status()).toBe('The search made no iteration, and recommends nothing: choose more iterations.');
});

test('hints are means and visits, marked as estimates; only the recommended move is marked', async () => {
  const session = await play(OTHELLO, 'max');
  await userEvent.click(screen.getByRole('checkbox', { name: /^On my turn, show how each move did/ }));
  const run = runIn(session);
  const told = run.candidatesAt(ROOT, run.length).map(({ move, visits, mean, child }) => {
    const recommended = child === run.bestMoveAt() ? ', recommended' : '';
    const text = String(Number(mean!.toFixed(2)));
    return `${move}, empty, legal, flips 1, mean ≈${text} for MAX, tried ${visits} times${recommended}`;
  });
  expect(told).toHaveLength(4);
  for (const name of told) expect(screen.getByRole('gridcell', { name })).toBeTruthy();
  expect(document.querySelectorAll('.square.best')).toHaveLength(0);
  expect(document.querySelectorAll('.square.candidate')).toHaveLength(1);
  expect(document.querySelector('.play-panel')?.textContent).toContain('estimates that prove nothing');
  // At the first step nothing has been tried, and nothing is said.
  act(() => goToStep(session, 0));
  expect(document.querySelectorAll('.square small')).toHaveLength(0);
  expect(screen.queryAllByRole('gridcell', { name: /tried|recommended/ })).toHaveLength(0);
});

test('moves that are made by buttons are told in the same way', async () => {
  await play('v1&game=nim&algorithm=mcts&iterations=100', 'max', chinese);
  await userEvent.click(screen.getByRole('checkbox', { name: /^轮到我时/ }));
  const moves = screen.getAllByRole('button', { name: /，MAX 的平均回报 ≈[\d.]+，试过 \d+ 次(?:，推荐)?$/ });
  expect(moves.length).toBeGreaterThan(3);
  expect(screen.getAllByRole('button', { name: /，推荐$/ })).toHaveLength(1);
});

test('the list has iterations in place of a depth, and both when searches were mixed', async () => {
  const session = await play(OTHELLO, 'max');
  act(() => {
    playMove(session, 'b1');
    playSearch(session);
  });
  const columns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const rows = () =>
    [...document.querySelectorAll('.play-list tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
    );
  expect(columns()).toEqual(['no.', 'move', 'iterations', 'MAX’s mean', 'nodes']);
  expect(rows()).toEqual([
    ['b1', '40', expect.stringMatching(/^≈0(?:\.\d\d?)?$/), '41'],
    [expect.any(String), '40', expect.stringMatching(/^≈(?:0|1)(?:\.\d\d?)?$/), '41'],
  ]);
  act(() => {
    chooseAlgorithm(session, 'alpha-beta');
    playMove(session, runOf(session.getState()).tree.move(runOf(session.getState()).bestMoveAt()!));
  });
  expect(columns()).toEqual(['no.', 'move', 'depth', 'value or mean', 'generated', 'evaluated']);
  expect(rows()[0]?.slice(1, 2)).toEqual(['40 iterations']);
  expect(rows()[0]?.at(-1)).toBe('');
  expect(rows()[2]?.at(-1)).toMatch(/^\d+$/);
});

test('the search of endgames is no choice of a simulation', async () => {
  const session = await play(OTHELLO, 'max');
  const choice = () => screen.queryByRole('checkbox', { name: /^Search to the end of the game/ });
  expect(choice()).toBeNull();
  act(() => {
    chooseAlgorithm(session, 'alpha-beta');
  });
  expect(choice()).not.toBeNull();
});
