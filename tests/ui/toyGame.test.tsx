/**
 * A game is a file and a line: one that was just added stands in the list of trees, is found by its names, opened by a
 * press, by its link and from the terminal, set under its word, and told by the parts of its definition. Its option has
 * a name that no other game uses.
 */

import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import type * as table from '../../src/games/games.ts';
import { answersTo } from '../../src/library/find.ts';
import { decodeAddress, encodeAddress } from '../../src/link/address.ts';
import { addressOf } from '../../src/session/addressOf.ts';
import { restore } from '../../src/session/restore.ts';
import { createSession } from '../../src/session/session.ts';
import { GameList } from '../../src/ui/games/GameList.tsx';
import { GameMenu } from '../../src/ui/games/GameMenu.tsx';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { Position } from '../../src/ui/panels/Position.tsx';
import { english } from '../../src/words/en/page.ts';
import { loadWords } from '../../src/words/language.ts';
import { keyOf } from '../cli/ask.ts';
import { openMenu } from '../support/openMenu.ts';

vi.mock('../../src/games/games.ts', async (original) => {
  const rows = await original<typeof table>();
  const { takeAwayEntry: toy } = await import('../support/takeAway.ts');
  expect(rows.GAMES).not.toHaveProperty('toy');
  const GAMES = { ...rows.GAMES, toy };
  return { ...rows, GAMES, GAME_NAMES: Object.keys(GAMES) };
});

const session = createSession({ ...(await restore(decodeAddress(''))), language: english, theme: 'light' });

beforeAll(() => loadWords('en', 'work'));

async function show(element: ReactNode): Promise<void> {
  await act(async () => {
    render(<SessionProvider session={session}>{element}</SessionProvider>);
  });
}

test('it is in the list, and opened by a press', async () => {
  expect(answersTo('take away')).toContainEqual({ kind: 'game', id: 'toy' });
  await show(<GameList />);
  await userEvent.click(screen.getByRole('link', { name: 'Take-away' }));
  const { subject } = session.getState();
  expect(subject.game?.setting).toMatchObject({ name: 'toy', options: { heap: 9 } });
  expect(encodeAddress(addressOf(session.getState())!)).toBe(
    'v1&game=toy&algorithm=alpha-beta&cutoff=equal&step=0',
  );
});

test('it is set under its word, and its position is told', async () => {
  await show(
    <>
      <GameMenu />
      <Position />
    </>,
  );
  // Before the first step the search is nowhere, and the position is that of the root.
  screen.getByRole('heading', { name: 'A MAX to move' });
  openMenu(screen.getByRole('button', { name: /^The game:/ }));
  const coins = screen.getByRole('textbox', { name: 'coins', hidden: true });
  await userEvent.clear(coins);
  await userEvent.type(coins, '4');
  expect(session.getState().subject.game?.setting.options).toEqual({ heap: 4 });
  expect(session.getState().subject.tree.move(1 as never)).toBe('−1');
  expect((await screen.findByText('PLAYER(s)')).nextSibling?.textContent).toBe('MAX');
  await userEvent.clear(coins);
  await userEvent.type(coins, '21');
  expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('1 … 20');
});

test('its link opens it, and so does the terminal', async () => {
  const { subject, notices } = await restore(decodeAddress('#v1&game=toy&heap=8'));
  expect(notices).toEqual([]);
  expect(subject.game?.setting.options).toEqual({ heap: 8 });
  expect(await keyOf(['--game', 'toy', '--heap', '8'])).toMatchObject({ value: -1 });
  expect(await keyOf(['--game', 'toy', '--heap', '7'])).toMatchObject({ value: 1 });
});
