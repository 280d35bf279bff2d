/** The table in which players are ticked, walked through by keys. */

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { readTournament } from '../../src/games/match/tournamentSetting.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { restore } from '../../src/session/restore.ts';
import { createSession } from '../../src/session/session.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { PlayersField } from '../../src/ui/tournament/PlayersField.tsx';
import { english } from '../../src/words/en/page.ts';
import { loadWords } from '../../src/words/language.ts';

beforeAll(() => loadWords('en', 'work'));

test('arrows go from box to box, and the last row has one', async () => {
  const session = createSession({
    ...(await restore(decodeAddress(''))),
    language: english,
    theme: 'light',
  });
  const { setting } = readTournament(new Map([['players', 'greedy:1,0.8.-4.2.0.1:2']]));
  render(
    <SessionProvider session={session}>
      <PlayersField setting={setting} change={() => expect.unreachable()} />
    </SessionProvider>,
  );
  const focused = () => document.activeElement?.getAttribute('aria-label');
  screen.getByRole('checkbox', { name: 'greedy (depth 1)' }).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  expect(focused()).toBe('greedy (depth 1)');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('stability (depth 3)');
  await userEvent.keyboard('{ArrowDown>5/}');
  expect(focused()).toBe('0 8 −4 2 0 1 (depth 3)');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('random');
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  expect(focused()).toBe('0 8 −4 2 0 1 (depth 2)');
  // With Alt, an arrow is the browser's.
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(focused()).toBe('0 8 −4 2 0 1 (depth 2)');
});
