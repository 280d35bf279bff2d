/** Playing against the search: setting and moves make all of it. */

import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { GAME_NAMES } from '../../src/games/games.ts';
import { searchGame } from '../../src/games/searchGame.ts';
import { openingSetting, type Placed, placed } from '../../src/games/setting.ts';
import { movesByCell } from '../../src/games/squares.ts';
import { exampleById } from '../../src/library/library.ts';
import { subjectOfExample } from '../../src/session/exampleSubject.ts';
import { changeGame, openGame } from '../../src/session/games.ts';
import {
  changeMatch,
  matchIn,
  moveFound,
  nodesOfMoves,
  placeIn,
  playFrom,
  playMove,
  playSearch,
  rollDice,
  showMove,
  startMatch,
  stopMatch,
  takeBackMove,
  turnIn,
} from '../../src/session/match.ts';
import { openSubject } from '../../src/session/openSubject.ts';
import { runOf } from '../../src/session/runOf.ts';
import { backToReading, createSession, goToStep, type Session } from '../../src/session/session.ts';
import { english } from '../../src/words/en/page.ts';
import { searchOver } from '../support/searchOver.ts';

let session: Session;
const state = () => session.getState();
const played = () => state().subject.game!.setting.moves.join(' ');
const cells = () => {
  const { game } = state().subject.game!;
  return game.printState(game.s0);
};

beforeEach(() => {
  const subject = subjectOfExample(exampleById('aima-fig-5-5')!);
  session = createSession({ subject, language: english, theme: 'light' });
});

describe('a match at tic-tac-toe', () => {
  beforeEach(() => {
    openGame(session, openingSetting('tic-tac-toe'));
  });

  test('goes to and fro, one search for one move, to its end', () => {
    startMatch(session, 'min');
    expect([turnIn(state()), state().step]).toEqual(['max', runOf(state()).length]);
    expect(moveFound(state())).toBe('4');
    expect(playSearch(session)).toBe(true);
    expect([cells(), turnIn(state()), state().step]).toEqual(['....x....', 'min', 0]);
    expect(playMove(session, '4')).toBe(false);
    expect(playMove(session, '1')).toBe(true);
    expect(cells()).toBe('.o..x....');
    while (turnIn(state()) !== null) {
      if (turnIn(state()) === 'max') playSearch(session);
      else playMove(session, String(cells().indexOf('.')));
    }
    expect(state().subject.game!.game.utility(state().subject.game!.game.s0)).toBe(1);
    const { moves } = matchIn(state())!;
    expect(moves.map(({ side }) => side)).toEqual(
      moves.map((_move, index) => (index % 2 === 0 ? 'max' : 'min')),
    );
    expect(moves[0]).toEqual({
      move: '4',
      side: 'max',
      depth: 2,
      iterations: null,
      found: { value: 1, isProved: false, kind: 'exact' },
      generated: 12,
      evaluated: 8,
    });
    expect(playSearch(session)).toBe(false);
  });

  test('is taken back to the reader’s own last move, and any of its searches is shown again', () => {
    startMatch(session, 'max');
    for (const move of ['4', '1', '6', '2', '0']) expect(playMove(session, move)).toBe(true);
    expect(played()).toBe('4 1 6 2 0');
    expect(showMove(session, 2)).toBe(true);
    expect([played(), placeIn(state()), matchIn(state())!.moves.length]).toEqual(['4 1', 2, 5]);
    expect(runOf(state()).tallyAt(runOf(state()).length).generated).toBe(19);
    showMove(session, 5);
    expect(played()).toBe('4 1 6 2 0');
    expect(takeBackMove(session)).toBe(true);
    expect(played()).toBe('4 1 6 2');
    expect(takeBackMove(session)).toBe(true);
    expect(played()).toBe('4 1');
    takeBackMove(session);
    expect([played(), takeBackMove(session)]).toEqual(['', false]);
  });

  test('what is played where it is looked at takes the place of what came behind', () => {
    startMatch(session, 'max');
    for (const move of ['4', '1', '6']) playMove(session, move);
    showMove(session, 1);
    playMove(session, '0');
    expect(matchIn(state())!.moves.map(({ move }) => move)).toEqual(['4', '0']);
  });

  test('hints take her to the end of her own search; a stepped one begins at its beginning', () => {
    startMatch(session, 'max');
    expect(state().step).toBe(0);
    changeMatch(session, { hints: true });
    expect(state().step).toBe(runOf(state()).length);
    changeMatch(session, { side: 'min', isStepped: true });
    expect(state().step).toBe(0);
  });

  test('symmetric moves have the node of the one that was searched', () => {
    startMatch(session, 'max');
    goToStep(session, runOf(state()).length);
    const nodes = nodesOfMoves(state());
    expect(nodes.size).toBe(9);
    expect(new Set(['0', '2', '6', '8'].map((move) => nodes.get(move))).size).toBe(1);
    expect(new Set(nodes.values()).size).toBe(3);
  });

  test('goes on from a node of the search, begins anew where the game is set otherwise, and ends', () => {
    startMatch(session, 'max');
    playMove(session, '4');
    const { tree } = state().subject;
    const node = tree.leaves()[0]!;
    const path = tree
      .pathTo(node)
      .slice(1)
      .map((at) => tree.move(at));
    expect(playFrom(session, node)).toBe(true);
    expect(played()).toBe(['4', ...path].join(' '));
    expect(matchIn(state())!.moves).toEqual([]);
    playMove(session, '8');
    changeGame(session, { moves: [], depth: 3 });
    expect([matchIn(state())!.moves, matchIn(state())!.from]).toEqual([[], []]);
    openSubject(session, subjectOfExample(exampleById('thu-fig-3-5')!));
    expect([state().activity.kind, matchIn(state())]).toEqual(['reading', null]);
    openGame(session, openingSetting('nim'));
    startMatch(session, 'max');
    backToReading(session);
    expect(state().activity.kind).toBe('reading');
  });

  test('a search that looks no ply deep decides nothing', () => {
    changeGame(session, { depth: 0 });
    startMatch(session, 'min');
    expect([moveFound(state()), playSearch(session)]).toEqual([null, false]);
    expect(playMove(session, '4')).toBe(true);
  });
});

test.each(GAME_NAMES)('%s can be played to its end, both sides by the search', async (name) => {
  openGame(session, openingSetting(name));
  startMatch(session, 'max');
  let moves = 0;
  while (turnIn(state()) !== null && moves < 100) {
    const isRolled = turnIn(state()) === 'chance';
    expect(isRolled ? rollDice(session) : playSearch(session)).toBe(true);
    await searchOver(session);
    moves += 1;
  }
  expect(turnIn(state())).toBe(null);
});

test.each([
  ['connect-four', { moves: ['3', '3', '4', '4', '5', '7'] }, 'min', '1', '2'],
  ['tic-tac-toe', { start: '.x./.o./oxx', symmetry: false, depth: null }, 'max', '0', '2'],
] as const)(
  'at %s a match is won at once, and the rule is the reader’s own again after it',
  (name, change, reader, first, soonest) => {
    openGame(session, { ...openingSetting(name), ...change });
    expect([moveFound(state()), state().rules.ties]).toEqual([first, 'first']);
    startMatch(session, reader);
    expect([moveFound(state()), state().rules.ties]).toEqual([soonest, 'soonest']);
    expect(playSearch(session)).toBe(true);
    expect(turnIn(state())).toBeNull();
    stopMatch(session);
    expect(state().rules.ties).toBe('first');
  },
);

test('dice are rolled, or shown what they are to show, between the moves of the sides', () => {
  openGame(session, { ...openingSetting('last-checkers'), start: '7,3-6,6/21' });
  startMatch(session, 'max');
  expect([turnIn(state()), rollDice(session)]).toEqual(['max', false]);
  expect(playMove(session, '5-2')).toBe(true);
  expect([turnIn(state()), playSearch(session)]).toEqual(['chance', false]);
  expect(nodesOfMoves(state()).size).toBe(21);
  expect(playMove(session, '65')).toBe(false);
  expect(playMove(session, '56')).toBe(true);
  expect([turnIn(state()), cells()]).toEqual(['min', '5,2-6,6/65 MIN']);
  expect(playSearch(session)).toBe(true);
  expect(rollDice(session)).toBe(true);
  expect(matchIn(state())?.moves.map(({ side }) => side)).toEqual(['max', 'chance', 'min', 'chance']);
  expect(takeBackMove(session)).toBe(true);
  expect(cells()).toBe('7,3-6,6/21');
});

test('the search moves twice in a row where a side moves again, and its moves are taken back as its own', () => {
  openGame(session, { ...openingSetting('kalah', { holes: 2, counters: 1 }) });
  startMatch(session, 'min');
  expect(playSearch(session)).toBe(true);
  expect([turnIn(state()), moveFound(state())]).toEqual(['max', '1']);
  expect(playSearch(session)).toBe(true);
  expect(turnIn(state())).toBeNull();
  expect(matchIn(state())?.moves.map(({ move, side }) => [move, side])).toEqual([
    ['2', 'max'],
    ['1', 'max'],
  ]);
  expect(takeBackMove(session)).toBe(false);
});

test('at Kalah a move is made at the hole that is sown, whichever side has it', () => {
  const { game } = placed(openingSetting('kalah'));
  expect([...movesByCell(game, game.s0)]).toEqual([
    [5, '1'],
    [6, '2'],
  ]);
  const ofMin = game.parseState('2,2,0/2,2,0 MIN', 'max');
  expect(ofMin.ok && [...movesByCell(game, ofMin.state)]).toEqual([
    [2, '1'],
    [1, '2'],
  ]);
});

test('squares tell the moves of tic-tac-toe and Connect-4 apart; of Hexapawn those that nobody else makes', () => {
  const at = (name: 'tic-tac-toe' | 'connect-four' | 'hexapawn') => placed(openingSetting(name)).game;
  const [ttt, four, pawns] = [at('tic-tac-toe'), at('connect-four'), at('hexapawn')];
  expect([...movesByCell(ttt, ttt.s0)]).toEqual(Array.from({ length: 9 }, (_, cell) => [cell, String(cell)]));
  expect([...movesByCell(four, four.s0).values()]).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect([...movesByCell(pawns, pawns.s0)]).toEqual([
    [3, 'a1a2'],
    [4, 'b1b2'],
    [5, 'c1c2'],
  ]);
});

/** Every line of play in which one side plays what a search to this depth finds, and the other anything. */
function linesOf(depth: number, side: 'max' | 'min') {
  const found = new Map<string, string>();
  const count = { lines: 0, won: 0, lost: 0, drawn: 0 };
  const moveAt = (at: Placed): string => {
    const key = at.game.key(at.game.s0);
    const known = found.get(key);
    if (known !== undefined) return known;
    const { run } = searchGame(at, 'alpha-beta', DEFAULT_RULES);
    const move = run.tree.move(run.bestMoveAt()!);
    found.set(key, move);
    return move;
  };
  const go = (moves: readonly string[]): void => {
    const at = placed({ ...openingSetting('tic-tac-toe'), depth, moves });
    const { game } = at;
    if (game.terminalTest(game.s0)) {
      const value = game.utility(game.s0) * (side === 'max' ? 1 : -1);
      count.lines += 1;
      count[value > 0 ? 'won' : value < 0 ? 'lost' : 'drawn'] += 1;
      return;
    }
    if (game.player(game.s0) === side) go([...moves, moveAt(at)]);
    else for (const move of game.actions(game.s0)) go([...moves, game.printMove(move)]);
  };
  go([]);
  return Object.values(count);
}

const AS_X = [
  [1, 94, 77, 4, 13],
  [2, 94, 81, 0, 13],
  [3, 191, 187, 0, 4],
  [4, 183, 179, 0, 4],
  [5, 199, 195, 0, 4],
  [6, 201, 194, 0, 7],
  [7, 201, 194, 0, 7],
  [8, 101, 99, 0, 2],
  [9, 101, 99, 0, 2],
] as const;
const AS_O = [
  [1, 543, 320, 89, 134],
  [2, 489, 342, 34, 113],
  [3, 625, 520, 32, 73],
  [5, 653, 462, 82, 109],
  [6, 657, 540, 0, 117],
  [7, 681, 498, 0, 183],
  [8, 681, 498, 0, 183],
  [9, 681, 498, 0, 183],
] as const;

describe('played by a search against every reply', () => {
  test.each(AS_X)('as x, depth %i', (depth, ...due) => {
    expect(linesOf(depth, 'max')).toEqual(due);
  });

  test.each(AS_O)('as o, depth %i', (depth, ...due) => {
    expect(linesOf(depth, 'min')).toEqual(due);
  });
});
