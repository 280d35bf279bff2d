/** The table in which players are ticked, walked through by keys. */

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { printPlayer } from '../../src/games/match/players.ts';
import { readTournament } from '../../src/games/match/tournamentSetting.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { restore } from '../../src/session/restore.ts';
import { createSession } from '../../src/session/session.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { PlayersField } from '../../src/ui/tournament/PlayersField.tsx';
import { english } from '../../src/words/en/page.ts';
import { tournament as words } from '../../src/words/en/work.ts';
import { loadWords } from '../../src/words/language.ts';

beforeAll(() => loadWords('en', 'work'));

/** Shows the table of a match of these players; what is ticked changes it. */
async function show(players: string) {
  const session = createSession({
    ...(await restore(decodeAddress(''))),
    language: english,
    theme: 'light',
  });
  const shown = { players };
  const table = () => {
    const { setting } = readTournament(new Map([['players', shown.players]]));
    return (
      <SessionProvider session={session}>
        <PlayersField
          setting={setting}
          change={(part) => {
            shown.players = part.players?.map(printPlayer).join() ?? '';
            rerender(table());
          }}
        />
      </SessionProvider>
    );
  };
  const { rerender } = render(table());
  return shown;
}

const box = (name: string) => screen.getByRole('checkbox', { name });

test('arrows go from box to box, and the last row has one', async () => {
  await show('greedy:1,0.8.-4.2.0.1:2');
  const focused = () => document.activeElement?.getAttribute('aria-label');
  screen.getByRole('checkbox', { name: 'greedy (depth 1)' }).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  expect(focused()).toBe('greedy (depth 1)');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('stability (depth 3)');
  await userEvent.keyboard('{ArrowDown>5/}');
  expect(focused()).toBe('0 8 −4 2 0 1 (depth 3)');
  await userEvent.keyboard('{ArrowRight>2/}{ArrowDown}');
  expect(focused()).toBe('MCTS (3,200 iterations)');
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  expect(focused()).toBe('MCTS (800 iterations)');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('random');
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  expect(focused()).toBe('MCTS (200 iterations)');
  // With Alt, an arrow is the browser's.
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(focused()).toBe('MCTS (200 iterations)');
});

test('players stand in the order of the table, whatever is ticked first', async () => {
  const shown = await show('random');
  for (const name of ['MCTS (800 iterations)', 'all (depth 2)', 'MCTS (50 iterations)', 'greedy (depth 3)'])
    await userEvent.click(box(name));
  expect(shown.players).toBe('greedy:3,all:2,mcts:50,mcts:800,random');
  await userEvent.click(box('all (depth 2)'));
  expect(shown.players).toBe('greedy:3,mcts:50,mcts:800,random');
});

test('simulations with numbers of the reader’s own have boxes, and rows by their constants', async () => {
  const shown = await show('mcts:7:2,greedy:1,mcts:100,mcts:5:0');
  expect(screen.getAllByRole('rowheader').slice(-4)).toMatchObject(
    ['MCTS', 'MCTS, C\u00A0=\u00A00', 'MCTS, C\u00A0=\u00A02', 'random'].map((textContent) => ({
      textContent,
    })),
  );
  const add = screen.getAllByRole('button', { name: words.add, hidden: true }).at(-1)!;
  const field = (name: string) => screen.getByRole('textbox', { name, hidden: true });
  await userEvent.clear(field('Iterations'));
  await userEvent.type(field('Iterations'), '1000');
  await userEvent.clear(field('C'));
  await userEvent.type(field('C'), '0.5');
  await userEvent.click(add);
  expect(shown.players).toBe('greedy:1,mcts:100,mcts:5:0,mcts:1000:0.5,mcts:7:2');
  await userEvent.click(box('MCTS (1,000 iterations, C = 0.5)'));
  expect(shown.players).toBe('greedy:1,mcts:100,mcts:5:0,mcts:7:2');
  expect(screen.queryByText(/0\.5$/)).toBeNull();
});
