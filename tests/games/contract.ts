/** What every game owes the searches, checked on random play. */
import { expect } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { minimax } from '../../src/core/search/minimax.ts';
import { DEFAULT_RULES } from '../../src/core/search/rules.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { canonicalKey, type Game, orbits } from '../../src/games/game.ts';
import { spaceOf } from './spaceOf.ts';

const PLAYS = 30;
const LONGEST = 100;

/** So deep the two searches are compared where there is an EVAL; without one, to the ends. */
const DEPTH = 4;

export function checkGame(game: Game<unknown, unknown>): void {
  const random = seeded(1);
  for (let play = 0; play < PLAYS; play += 1) {
    let state = game.s0;
    let plies = 0;
    for (; !game.terminalTest(state); plies += 1) {
      expect(plies, 'the game ends').toBeLessThan(LONGEST);
      checkState(game, state);
      state = game.result(state, random.pick(game.actions(state)));
    }
    checkEnd(game, state);
  }
  checkSearch(game);
}

function checkState(game: Game<unknown, unknown>, state: unknown): void {
  const key = game.key(state);
  const moves = game.actions(state);
  expect(['max', 'min']).toContain(game.player(state));
  expect(moves.length, 'who is to move can move').toBeGreaterThan(0);
  expect(new Set(moves.map(game.printMove)).size, 'moves have different names').toBe(moves.length);
  expect(game.printState(state)).not.toBe('');
  const after = moves.map((move) => game.key(game.result(state, move)));
  expect(after, 'RESULT is a function').toEqual(moves.map((move) => game.key(game.result(state, move))));
  expect(game.key(state), 'RESULT leaves the state as it is').toBe(key);
  expect(after, 'a move changes something').not.toContain(key);
  expect(orbits(game, state).reduce((sum, { size }) => sum + size, 0)).toBe(moves.length);
  for (const symmetry of game.symmetries ?? []) {
    const image = symmetry.state(state);
    expect(canonicalKey(game, image), 'a symmetry keeps the position').toBe(canonicalKey(game, state));
    expect(moves.map((move) => game.key(symmetry.state(game.result(state, move))))).toEqual(
      moves.map((move) => game.key(game.result(image, symmetry.move(move)))),
    );
  }
}

function checkEnd(game: Game<unknown, unknown>, state: unknown): void {
  const [least, most] = game.utilityRange ?? [-Infinity, Infinity];
  const utility = game.utility(state);
  expect(utility).toBeGreaterThanOrEqual(least);
  expect(utility).toBeLessThanOrEqual(most);
  const estimate = game.evaluate?.(state) ?? 0;
  if (Math.abs(estimate) === Infinity)
    expect(Math.sign(estimate), 'EVAL knows who won').toBe(Math.sign(utility));
}

function checkSearch(game: Game<unknown, unknown>): void {
  const space = () => spaceOf(game, game.evaluate === undefined ? Infinity : DEPTH);
  const [cut, whole] = [space(), space()];
  expect(alphaBeta(cut, DEFAULT_RULES, SILENT)).toBe(minimax(whole, SILENT));
  expect(cut.size).toBeLessThanOrEqual(whole.size);
}
