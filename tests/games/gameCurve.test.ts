/** The curve of a game against its definition: minimax without cutoffs, and the best of all moves less the one played. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { openingValues } from '../../src/games/entry.ts';
import { type Game, movesAt, sideAt } from '../../src/games/game.ts';
import { type CurvePoint, gameCurve } from '../../src/games/gameCurve.ts';
import { GAMES, type GameName } from '../../src/games/games.ts';
import { othello } from '../../src/games/othello/othello.ts';
import { readTranscript } from '../../src/games/transcript.ts';

type AnyGame = Game<unknown, unknown>;

/** The value of a position to a depth, by the definition alone. */
function plainValue(game: AnyGame, state: unknown, depth: number | null): number {
  if (game.terminalTest(state)) return depth === null ? game.utility(state) : game.evaluate!(state);
  if (depth === 0) return game.evaluate!(state);
  const below = movesAt(game, state).map((move) =>
    plainValue(game, game.result(state, move), depth === null ? null : depth - 1),
  );
  return sideAt(game, state) === 'max' ? Math.max(...below) : Math.min(...below);
}

function plainPoint(game: AnyGame, states: readonly unknown[], at: number, depth: number): CurvePoint {
  const [state, next] = [states[at], states[at + 1]];
  const value = plainValue(game, state, depth);
  if (next === undefined) return { value, move: null, side: null, loss: null };
  const side = sideAt(game, state);
  const moves = movesAt(game, state);
  const worths = moves.map((move) => plainValue(game, game.result(state, move), depth - 1));
  const place = moves.findIndex((move) => game.key(game.result(state, move)) === game.key(next));
  const [best, own] = [side === 'max' ? Math.max(...worths) : Math.min(...worths), worths[place]!];
  const loss = best === own ? 0 : side === 'max' ? best - own : own - best;
  return { value, move: game.printMove(moves[place]), side, loss };
}

function randomGame(game: AnyGame, seed: number, most: number) {
  const random = seeded(seed);
  const [states, moves]: [unknown[], string[]] = [[game.s0], []];
  for (let state = game.s0; !game.terminalTest(state) && moves.length < most; ) {
    const move = random.pick(movesAt(game, state));
    moves.push(game.printMove(move));
    state = game.result(state, move);
    states.push(state);
  }
  return { states, moves };
}

/** The points from the first position to the last; they come the other way round. */
function curveOf(...[game, states, moves, depth]: Parameters<typeof gameCurve>): readonly CurvePoint[] {
  return [...gameCurve(game, states, moves, depth)].flatMap(({ part }) => part ?? []).reverse();
}

describe('a random game', () => {
  const GAMES_HERE: readonly GameName[] = ['tic-tac-toe', 'hexapawn', 'kalah', 'othello'];
  test.each(GAMES_HERE)('of %s, to depths 1 to 3', (name) => {
    const entry = GAMES[name];
    const options = name === 'othello' ? { size: 4 } : openingValues(entry);
    const game = entry.make(options, name === 'othello' ? [1, 3, -2, 2, 0, 1] : null);
    for (const [seed, depth] of [1, 2, 3].entries()) {
      const { states, moves } = randomGame(game, seed, 40);
      const points = curveOf(game, states, moves, depth);
      expect(points).toEqual(states.map((_state, at) => plainPoint(game, states, at, depth)));
      expect(points.filter(({ loss }) => loss !== null && !(loss >= 0))).toEqual([]);
    }
  });
});

describe('searches to the ends', () => {
  const game = othello(6) as AnyGame;
  const PERFECT = 'c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2b5a5e6e5a3a1f5f6e1f1';
  const { states, moves } = readTranscript(game, game.s0, PERFECT);

  test('give nothing away at the end of a perfect game, and −4 all along, with its pass', () => {
    const points = curveOf(game, states.slice(-9), moves.slice(-8), null);
    expect(points.map(({ value }) => value)).toEqual(Array.from({ length: 9 }, () => -4));
    expect(points.map(({ loss }) => loss)).toEqual([...Array.from({ length: 8 }, () => 0), null]);
    expect(points.map(({ move }) => move)).toContain('pass');
  });

  test('are not made before a position that is too large', () => {
    const points = curveOf(game, states.slice(12), moves.slice(12), null);
    const first = points.findIndex(({ value }) => value !== null);
    expect(first).toBeGreaterThan(3);
    expect(points.slice(0, first).every(({ value, loss }) => value === null && loss === null)).toBe(true);
    expect(points.slice(first).every(({ value }) => value === -4)).toBe(true);
  });

  test('say what a bad move costs, and nothing where all is lost anyway', () => {
    const { states: bad, moves: badMoves } = readTranscript(game, states[26], 'f5');
    expect(curveOf(game, bad, badMoves, null)[0]).toEqual({ value: -4, move: 'f5', side: 'max', loss: 2 });
    expect(curveOf(game, bad, badMoves, 1)[0]?.loss).toBe(plainPoint(game, bad, 0, 1).loss);
  });
});
