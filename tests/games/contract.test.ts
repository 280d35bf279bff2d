/** A game is a file and a row: every row keeps the contract, and so does one that was just added. */
import { describe, expect, test, vi } from 'vitest';
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { openingValues } from '../../src/games/entry.ts';
import type * as games from '../../src/games/games.ts';
import { GAME_NAMES, GAMES, type GameName } from '../../src/games/games.ts';
import { openingGame } from '../support/openingGame.ts';
import { takeAway } from '../support/takeAway.ts';
import { checkEntry, checkGame } from './contract.ts';
import { spaceOf } from './spaceOf.ts';

vi.mock('../../src/games/games.ts', async (original) => {
  const table = await original<typeof games>();
  const { takeAwayEntry: toy } = await import('../support/takeAway.ts');
  expect(table.GAMES).not.toHaveProperty('toy');
  const GAMES = { ...table.GAMES, toy };
  return { ...table, GAMES, GAME_NAMES: Object.keys(GAMES) };
});

test('the toy is a game like the others', async () => {
  const { GAMES: others } = await vi.importActual<typeof games>('../../src/games/games.ts');
  expect(GAME_NAMES).toEqual([...Object.keys(others), 'toy']);
});

test.each(GAME_NAMES)('%s keeps the contract of a game', (name: GameName) => {
  checkEntry(GAMES[name]);
  checkGame(GAMES[name].make(openingValues(GAMES[name]), null));
});

test('dice that show something never, or too often, break the contract', () => {
  const game = openingGame('last-checkers');
  const [first, ...others] = game.outcomes?.(game.s0) ?? [];
  expect(() => checkGame({ ...game, outcomes: () => others })).toThrow('something always happens');
  expect(() => checkGame({ ...game, outcomes: () => [first!, first!, ...others] })).toThrow();
  expect(() => checkGame({ ...game, outcomes: () => [] })).toThrow();
});

describe('take-away', () => {
  const piles = Array.from({ length: 16 }, (_, i) => i + 1);
  test.each(piles)('of %d coins is lost by who moves where it is a multiple of four', (coins) => {
    const value = alphaBeta(spaceOf(takeAway(coins)), DEFAULT_RULES, SILENT);
    expect(value).toBe(coins % 4 === 0 ? -1 : 1);
  });

  test('that never ends, or changes what it is given, breaks the contract', () => {
    const game = takeAway(9);
    expect(() => checkGame({ ...game, terminalTest: () => false })).toThrow('who is to move can move');
    expect(() => checkGame({ ...game, result: (pile) => pile })).toThrow('a move changes something');
    expect(() => checkGame({ ...game, utility: () => 2 })).toThrow();
    expect(() => checkGame({ ...game, printMove: () => 'some' })).toThrow('moves have different names');
  });
});
