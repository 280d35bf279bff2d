/** What every game owes the searches, checked on random play. */

import { expect } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { expectiminimax } from '../../src/core/search/expectiminimax.ts';
import { minimax } from '../../src/core/search/minimax.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { exactWeights, parseProbability } from '../../src/core/tree/probability.ts';
import { type GameEntry, openingValues, printOption, readOption } from '../../src/games/entry.ts';
import { evalBounds } from '../../src/games/evalBounds.ts';
import { canonicalKey, type Game, hasChance, movesAt, orbits, outcomesAt } from '../../src/games/game.ts';
import { readTranscript } from '../../src/games/transcript.ts';
import { spaceOf } from './spaceOf.ts';

const PLAYS = 30;
const LONGEST = 1000;

/** So deep the two searches are compared where there is an EVAL; without one, to the ends. */
const DEPTH = 4;

/** What a row says in both languages, and of its options that what they open with is among what they can be. */
export function checkEntry(entry: GameEntry): void {
  for (const text of [entry.title, entry.rules, ...entry.options.map(({ label }) => label)]) {
    expect(text.en).toMatch(/[A-Za-z]/);
    expect(text.zh).toMatch(/[\u4e00-\u9fff]/);
  }
  const values = openingValues(entry);
  for (const option of entry.options) {
    const value = values[option.name]!;
    expect(readOption(option, printOption(value))).toEqual(value);
    for (const wrong of ['', '-1', '1e3', 'x', '51', '0', '7.5'])
      expect(readOption(option, wrong)).toBeNull();
  }
  const game = entry.make(values, null);
  expect(['max', 'min']).toContain(entry.first(values));
  if (entry.opening.depth !== null) expect(game.evaluate).toBeDefined();
  for (const { moves } of entry.matches ?? []) {
    const read = readTranscript(game, game.s0, moves.join(' '));
    expect(read.moves).toEqual(moves);
    expect(game.terminalTest(read.states.at(-2))).toBe(false);
  }
}

export function checkGame(game: Game<unknown, unknown>): void {
  const random = seeded(1);
  /** of the positions met, by print and side: the key */
  const names = new Map<string, string>();
  for (let play = 0; play < PLAYS; play += 1) {
    let state = game.s0;
    let plies = 0;
    for (; !game.terminalTest(state); plies += 1) {
      expect(plies, 'the game ends').toBeLessThan(LONGEST);
      checkState(game, state);
      checkMoves(game, state);
      names.set(`${game.printState(state)} ${game.player(state)}`, game.key(state));
      state = game.result(state, random.pick(movesAt(game, state)));
    }
    checkState(game, state);
    checkEnd(game, state);
  }
  expect(new Set(names.values()).size, 'a key for each position').toBe(new Set(names.keys()).size);
  checkSymmetries(game);
  checkSearch(game);
}

/** One after another is one of them, or none at all. */
function checkSymmetries(game: Game<unknown, unknown>): void {
  const random = seeded(2);
  let state = game.s0;
  for (let ply = 0; ply < 3 && !game.terminalTest(state); ply += 1) {
    const images = (from: unknown) =>
      new Set(
        [from, ...(game.symmetries ?? []).map((each) => each.state(from))].map((each) => game.key(each)),
      );
    const all = images(state);
    for (const symmetry of game.symmetries ?? []) expect(images(symmetry.state(state))).toEqual(all);
    state = game.result(state, random.pick(movesAt(game, state)));
  }
}

/** What holds of ends as well. */
function checkState(game: Game<unknown, unknown>, state: unknown): void {
  const player = game.player(state);
  expect(hasChance(game) ? ['max', 'min', 'chance'] : ['max', 'min']).toContain(player);
  expect(game.printState(state)).not.toBe('');
  const read = game.parseState(game.printState(state), player === 'chance' ? 'max' : player);
  expect(read.ok && game.key(read.state), 'what is printed is read').toBe(game.key(state));
  const picture = game.picture(state);
  if (picture.kind === 'grid') expect(picture.cells.length % picture.columns).toBe(0);
  else if (picture.kind === 'piles') expect(picture.piles.every(Number.isInteger)).toBe(true);
  else expect([...picture.checkers.max, ...picture.checkers.min].every(Number.isInteger)).toBe(true);
  const estimate = game.evaluate?.(state);
  if (
    estimate !== undefined &&
    Number.isFinite(estimate) &&
    game.features !== undefined &&
    !game.terminalTest(state)
  ) {
    for (const parts of [game.features, game.terms ?? []])
      if (parts.length > 0) {
        const sum = parts.reduce((total, { weight, value }) => total + weight * value(state), 0);
        expect(sum, 'features and terms add up to EVAL').toBe(estimate);
      }
    for (const { value, range } of game.features) {
      expect(value(state)).toBeGreaterThanOrEqual(range[0]);
      expect(value(state)).toBeLessThanOrEqual(range[1]);
    }
  }
  if (game.isWhole && estimate !== undefined && Number.isFinite(estimate))
    expect(Number.isInteger(estimate), 'EVAL is whole').toBe(true);
  for (const { value, cells } of game.terms ?? game.features ?? [])
    if (cells !== undefined) expect(cells(state)).toHaveLength(value(state));
  for (const symmetry of game.symmetries ?? []) {
    const image = symmetry.state(state);
    expect(canonicalKey(game, image), 'a symmetry keeps the position').toBe(canonicalKey(game, state));
    expect([game.player(image), game.terminalTest(image), game.evaluate?.(image)]).toEqual([
      ...[game.player(state), game.terminalTest(state), estimate],
    ]);
    if (game.terminalTest(state)) expect(game.utility(image)).toBe(game.utility(state));
  }
}

function checkMoves(game: Game<unknown, unknown>, state: unknown): void {
  const key = game.key(state);
  const moves = movesAt(game, state);
  checkOutcomes(game, state);
  expect(moves.length, 'who is to move can move').toBeGreaterThan(0);
  expect(new Set(moves.map(game.printMove)).size, 'moves have different names').toBe(moves.length);
  for (const move of moves)
    expect(
      readTranscript(game, state, ` ${game.printMove(move).toUpperCase()}`),
      'what is printed is read',
    ).toMatchObject({ moves: [game.printMove(move)], fault: null });
  const after = moves.map((move) => game.key(game.result(state, move)));
  expect(after, 'RESULT is a function').toEqual(moves.map((move) => game.key(game.result(state, move))));
  expect(game.key(state), 'RESULT leaves the state as it is').toBe(key);
  expect(after, 'a move changes something').not.toContain(key);
  for (const move of moves) {
    const kind = game.moveClass?.(state, move) ?? 0;
    expect(Number.isInteger(kind) && kind >= 0 && kind < 256, 'a kind of move is a small number').toBe(true);
    for (const symmetry of game.symmetries ?? [])
      expect(
        game.moveClass?.(symmetry.state(state), symmetry.move(move)) ?? 0,
        'symmetric moves are alike',
      ).toBe(kind);
  }
  expect(orbits(game, state).reduce((sum, { size }) => sum + size, 0)).toBe(moves.length);
  for (const symmetry of game.symmetries ?? [])
    expect(moves.map((move) => game.key(symmetry.state(game.result(state, move))))).toEqual(
      moves.map((move) => game.key(game.result(symmetry.state(state), symmetry.move(move)))),
    );
}

/** Likelihoods of what chance may do are fractions as they are written, and add up to 1. */
function checkOutcomes(game: Game<unknown, unknown>, state: unknown): void {
  const outcomes = outcomesAt(game, state);
  if (outcomes === null) return;
  for (const { probability } of outcomes) expect(parseProbability(probability.text)).toEqual(probability);
  const { weights, denominator } = exactWeights(outcomes.map(({ probability }) => probability));
  expect(
    weights.reduce((sum, weight) => sum + weight, 0),
    'something always happens',
  ).toBe(denominator);
}

function checkEnd(game: Game<unknown, unknown>, state: unknown): void {
  const [least, most] = game.utilityRange ?? [-Infinity, Infinity];
  const utility = game.utility(state);
  expect(utility).toBeGreaterThanOrEqual(least);
  expect(utility).toBeLessThanOrEqual(most);
  if (game.isWhole) expect(Number.isInteger(utility), 'UTILITY is whole').toBe(true);
  if (game.evaluate === undefined) return;
  // Where UTILITY says only who won, no EVAL is beyond that of an end; else it is UTILITY on EVAL's own scale.
  const isWonOrLost = least === -1 && most === 1;
  const [, won] = isWonOrLost ? evalBounds(game) : (game.endRange ?? [-Infinity, Infinity]);
  expect(game.evaluate(state), 'EVAL knows who won').toBe(utility === 0 ? 0 : (utility * won) / most);
}

function checkSearch(game: Game<unknown, unknown>): void {
  const space = () => spaceOf(game, game.evaluate === undefined ? Infinity : DEPTH);
  const [cut, whole] = [space(), space()];
  const search = hasChance(game) ? expectiminimax : minimax;
  expect(alphaBeta(cut, DEFAULT_RULES, SILENT)).toBe(search(whole, SILENT));
  expect(cut.size).toBeLessThanOrEqual(whole.size);
}
