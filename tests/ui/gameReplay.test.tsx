/** What is said of a replayed game of a match: its moves, its passes and its end, in both languages. */

import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { GAMES } from '../../src/games/games.ts';
import { type PlayedGame, playersOf, playTournament } from '../../src/games/match/tournament.ts';
import { readTournament } from '../../src/games/match/tournamentSetting.ts';
import { decodeAddress } from '../../src/link/address.ts';
import { restore } from '../../src/session/restore.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession } from '../../src/session/session.ts';
import { SessionProvider } from '../../src/ui/page/SessionProvider.tsx';
import { GameReplay } from '../../src/ui/tournament/GameReplay.tsx';
import { playerName } from '../../src/ui/tournament/playerNames.ts';
import { english } from '../../src/words/en/page.ts';
import { tournament as englishWords } from '../../src/words/en/work.ts';
import { type Language, loadWords } from '../../src/words/language.ts';
import { chinese } from '../../src/words/zh/page.ts';
import { tournament as chineseWords } from '../../src/words/zh/work.ts';

beforeAll(async () => {
  await loadWords('en', 'work');
  await loadWords('zh', 'work');
});

const { setting } = readTournament(
  new Map([
    ['size', '4'],
    ['players', 'greedy:1,-1.0.0.2.0.0:2'],
  ]),
);
const games = [...playTournament(setting)].flatMap(({ part }) => part ?? []);
const game = games.find(({ moves, utility }) => utility !== 0 && moves.includes('pass')) as PlayedGame;

async function said(ply: number, played: PlayedGame, language: Language = english): Promise<string | null> {
  const session = createSession({ ...(await restore(decodeAddress(''))), language, theme: 'light' });
  const words = language === english ? englishWords : chineseWords;
  const names = setting.players.map((player) => playerName(player, 'othello', language.code, words));
  const opened = { row: 0, column: 1, replay: { game: played, ply } };
  const { unmount } = render(
    <SessionProvider session={session}>
      <GameReplay {...{ setting, opened, replay: opened.replay, names }} />
    </SessionProvider>,
  );
  const text = screen.getByRole('status').textContent;
  const heading = screen.getByRole('heading').textContent;
  unmount();
  // A sign of a disc would show the other colour in a dark theme.
  const { max, min } = GAMES.othello.sides!;
  expect(heading).toContain(max[language.code]);
  expect(heading).toContain(min[language.code]);
  expect(heading).not.toMatch(/[●○]/u);
  return text;
}

test('weights are called with true minus signs', () => {
  expect(playerName(setting.players[1]!, 'othello', 'en', englishWords).whole).toBe('−1 0 0 2 0 0 (depth 2)');
});

test('a pass is told as one', async () => {
  const ply = game.moves.indexOf('pass') + 1;
  expect(await said(ply, game)).toMatch(
    new RegExp(`^Ply ${ply} of ${game.moves.length}: .+ has no legal move and passes\\.`),
  );
  expect(await said(ply, game, chinese)).toMatch(/：.+无步可走，停一手。/);
});

test('the end names who has won, with the discs of both', async () => {
  const { moves } = game;
  const isOfFirst = game.utility > 0 === (playersOf(game).max === 0);
  const winner = isOfFirst ? 'greedy (depth 1)' : '−1 0 0 2 0 0 (depth 2)';
  expect(await said(moves.length, game)).toContain(`The game is over. ${winner} has won, `);
  expect(await said(moves.length, game)).toMatch(/won, \d+ to \d+\.$/);
  expect(await said(moves.length, game, chinese)).toMatch(/棋局已结束：.+赢了，\d+ 比 \d+。$/);
});

test('each position of a simulation opens as the tree whose recommended move was played', async () => {
  const { setting: simulating } = readTournament(
    new Map([
      ['size', '4'],
      ['players', 'mcts:60:1.4,mcts:30'],
      ['opening', '1'],
      ['seed', '4294967295'],
    ]),
  );
  const [, simulated] = [...playTournament(simulating)].flatMap(({ part }) => part ?? []);
  const { moves } = simulated!;
  const names = simulating.players.map((player) => playerName(player, 'othello', 'en', englishWords));
  expect(names.map(({ whole }) => whole)).toEqual(['MCTS (60 iterations, C = 1.4)', 'MCTS (30 iterations)']);
  let compared = 0;
  for (let ply = 1; ply < moves.length; ply += 1) {
    const session = createSession({
      ...(await restore(decodeAddress(''))),
      language: english,
      theme: 'light',
    });
    const opened = { row: 0, column: 1, replay: { game: simulated!, ply } };
    const { unmount } = render(
      <SessionProvider session={session}>
        <GameReplay {...{ setting: simulating, opened, replay: opened.replay, names }} />
      </SessionProvider>,
    );
    const link = screen.getByRole('link', { name: /^Search this position as MCTS/ });
    const byLink = createSession({
      ...(await restore(decodeAddress(link.getAttribute('href')!))),
      ...{ language: english, theme: 'light' },
    }).getState();
    act(() => link.click());
    for (const state of [byLink, session.getState()]) {
      expect(state.algorithm).toBe('mcts');
      const run = runOf(state);
      const { tree } = state.subject;
      if (tree.moveCount(ROOT) < 2) continue;
      expect(tree.move(run.bestMoveAt()!)).toBe(moves[ply]);
      compared += 1;
    }
    unmount();
  }
  expect(compared).toBeGreaterThan(8);
});
