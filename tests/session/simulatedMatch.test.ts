/** Playing against Monte-Carlo tree search: it plays the move that it recommends, and nothing of it counts as proved. */

import { beforeEach, describe, expect, test } from 'vitest';
import type { SimulationRun } from '../../src/core/run/simulationRun.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { ROOT } from '../../src/core/tree/nodeId.ts';
import { GAME_NAMES, type GameName } from '../../src/games/games.ts';
import { openingSetting } from '../../src/games/setting.ts';
import { exampleById } from '../../src/library/library.ts';
import { chooseAlgorithm } from '../../src/session/chooseSearch.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { openGame } from '../../src/session/games.ts';
import {
  matchIn,
  moveFound,
  nodesOfMoves,
  playMove,
  playSearch,
  rollDice,
  showMove,
  startMatch,
  stopMatch,
  takeBackMove,
  turnIn,
} from '../../src/session/match.ts';
import { runOf } from '../../src/session/runOf.ts';
import { createSession, type Session } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';

let session: Session;
const state = () => session.getState();
const run = () => runOf(state()) as SimulationRun;
const setting = () => state().subject.game!.setting;

beforeEach(() => {
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  session = createSession({ subject, language: english, theme: 'light' });
});

/** Opens a game that is searched by simulation. */
function open(name: GameName, iterations: number, moves: readonly string[] = [], options = {}): void {
  const opening = openingSetting(name);
  const asked = { ...opening, options: { ...opening.options, ...options }, moves };
  const limits = { ...NO_LIMITS, iterations };
  expect(openGame(session, asked, 'mcts', { rules: DEFAULT_RULES, limits })).toBe(true);
  expect(state().algorithm).toBe('mcts');
}

/** The move with the most visits; none of the moves here is tied with another. */
function mostVisited(): string {
  const candidates = run().candidatesAt(ROOT, run().length);
  const most = Math.max(...candidates.map(({ visits }) => visits));
  const found = candidates.filter(({ visits }) => visits === most);
  const best = found.length === 1 ? found[0]?.move : moveFound(state());
  return best ?? '';
}

test.each(GAME_NAMES)('%s is played to its end, each move being the recommended one', (name) => {
  open(name, 60);
  startMatch(session, 'max');
  let moves = 0;
  while (turnIn(state()) !== null && moves < 200) {
    const isRolled = turnIn(state()) === 'chance';
    if (!isRolled) expect(moveFound(state())).toBe(mostVisited());
    expect(isRolled ? rollDice(session) : playSearch(session)).toBe(true);
    moves += 1;
  }
  expect(turnIn(state())).toBeNull();
  for (const { iterations, found } of matchIn(state())!.moves) {
    expect(iterations).toBe(60);
    expect(found).toMatchObject({ isProved: false, kind: 'estimate' });
  }
});

describe('a match at tic-tac-toe', () => {
  test('keeps seed and iterations from move to move, and shows the same search again', () => {
    open('tic-tac-toe', 1000);
    startMatch(session, 'min');
    // After 1000 iterations with seed 1 the first square has 191 visits, more than any other.
    expect(moveFound(state())).toBe('0');
    playSearch(session);
    const [first] = matchIn(state())!.moves;
    expect(first).toMatchObject({ move: '0', side: 'max', iterations: 1000 });
    expect(first?.found?.value).toBeCloseTo(0.672, 6);
    playMove(session, '4');
    const [second, visits] = [moveFound(state()), run().candidatesAt(ROOT, run().length)];
    playSearch(session);
    expect(showMove(session, 2)).toBe(true);
    expect([moveFound(state()), run().candidatesAt(ROOT, run().length)]).toEqual([second, visits]);
    expect(takeBackMove(session)).toBe(true);
    expect(setting().moves).toEqual(['0']);
  });

  test('has a node for each move: symmetric moves are tried apart', () => {
    open('tic-tac-toe', 100);
    expect(setting().symmetry).toBe(true);
    startMatch(session, 'max');
    const nodes = nodesOfMoves(state());
    expect(new Set(nodes.values()).size).toBe(9);
    for (const [move, node] of nodes) expect(state().subject.tree.move(node)).toBe(move);
  });

  test('without iterations decides nothing', () => {
    open('tic-tac-toe', 0);
    startMatch(session, 'min');
    expect([moveFound(state()), playSearch(session)]).toEqual([null, false]);
    expect(playMove(session, '4')).toBe(true);
    expect(matchIn(state())!.moves[0]?.found).toBeNull();
  });
});

describe('with few empty squares', () => {
  const END = 'c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2b5a5e6e5'.match(/../g)!;

  test('the depth of other searches stays as the reader chose it', () => {
    open('othello', 50, END.slice(0, 22), { size: 6 });
    const { depth } = setting();
    expect(depth).not.toBeNull();
    startMatch(session, 'min');
    for (let ply = 22; ply < END.length; ply += 1) {
      expect(setting().depth).toBe(depth);
      expect(playMove(session, END[ply]!)).toBe(true);
    }
    expect(matchIn(state())!.moves.map((move) => [move.depth, move.iterations])).toEqual(
      END.slice(22).map(() => [depth, 50]),
    );
    stopMatch(session);
    expect([state().algorithm, setting().depth]).toEqual(['mcts', depth]);
  });

  test('another search goes to the end again once it takes over', () => {
    open('othello', 50, END.slice(0, 24), { size: 6 });
    const { depth } = setting();
    startMatch(session, 'min');
    playMove(session, END[24]!);
    expect(chooseAlgorithm(session, 'alpha-beta')).toBe(true);
    playMove(session, END[25]!);
    expect(setting().depth).toBeNull();
    expect(chooseAlgorithm(session, 'mcts')).toBe(true);
    playSearch(session);
    expect(setting().depth).toBe(depth);
    expect(matchIn(state())!.moves.map(({ iterations }) => iterations)).toEqual([50, null, 50]);
  });
});
