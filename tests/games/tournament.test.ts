/** Tournaments: published tables, a second program that plays the same games on strings, and the laws of points. */
import { describe, expect, test } from 'vitest';
import { seeded, stream } from '../../src/core/random/seeded.ts';
import { recordSpace } from '../../src/core/run/recordSearch.ts';
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { GrowingSpace } from '../../src/core/search/growingSpace.ts';
import { pausingAlphaBeta } from '../../src/core/search/pausingAlphaBeta.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { DEFAULT_RULES, NO_LIMITS } from '../../src/core/search/searchSettings.ts';
import { type Game, movesAt, startingFrom } from '../../src/games/game.ts';
import { gameSource } from '../../src/games/gameSource.ts';
import { GAMES } from '../../src/games/games.ts';
import { openings } from '../../src/games/match/openings.ts';
import { chooserOf, type Player, printPlayer, searchedAs } from '../../src/games/match/players.ts';
import { resultsOf, tableRows } from '../../src/games/match/results.ts';
import {
  gamesIn,
  type PlayedGame,
  playTournament,
  type TournamentSetting,
} from '../../src/games/match/tournament.ts';
import { othello } from '../../src/games/othello/othello.ts';
import { SIZES, type Size } from '../../src/games/othello/squares.ts';
import { AGAINST_PRESETS, SIX_PRESETS, TABLES } from '../figures/roundRobins.ts';
import { howMany, isLong } from '../support/howMany.ts';
import {
  discsOf,
  type PlainBoard,
  plainAfter,
  plainFeatures,
  plainMoves,
  plainStart,
} from '../support/othelloOnStrings.ts';
import { type PlainPosition, plainIteration, plainNode } from '../support/plainMcts.ts';
import { tournamentOf } from '../support/tournamentOf.ts';

function gamesOf(setting: TournamentSetting): readonly PlayedGame[] {
  return [...playTournament(setting)].flatMap(({ part }) => part ?? []);
}

/** The value that a generator returns. */
function end<T>(steps: Generator<unknown, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

describe('the numbers of a stream', () => {
  test('are those of the definition', () => {
    const first = (seed: number, i: number, count: number) => {
      const random = stream(seed, i);
      return Array.from({ length: count }, () => random.fraction().toFixed(10));
    };
    expect(first(1, 1, 3)).toEqual(['0.1657054431', '0.3910158311', '0.3940110952']);
    expect(first(1, 2, 2)).toEqual(['0.1090734822', '0.5373590763']);
  });

  test('are the same for seeds that differ by 2³²', () => {
    expect(stream(2 ** 32 + 7, 3).fraction()).toBe(stream(7, 3).fraction());
  });
});

describe('openings', () => {
  test.each([
    [4, [1, 1, 3, 11, 31]],
    [6, [1, 1, 3, 14, 60]],
    [8, [1, 1, 3, 14, 60]],
  ] as const)('on %i rows, by ply', (size, counts) => {
    expect(counts.map((_, ply) => openings(othello(size), ply).length)).toEqual(counts);
  });

  test('lead to their positions by their moves', () => {
    const game = othello(6);
    for (const { state, moves } of openings(game, 4))
      expect(game.key(moves.reduce((at, move) => game.result(at, move), game.s0))).toBe(game.key(state));
  });

  test('begin with the first move of each kind, in move order', () => {
    const game = othello(6);
    const written = openings(game, 2).map(({ moves }) => moves.map(game.printMove).join(''));
    expect(written).toEqual(['c2b2', 'c2d2', 'c2b4']);
  });
});

describe.each(TABLES.filter(({ isSlow }) => isLong || !isSlow))(
  'six presets on $size rows at depth $depth',
  ({ size, depth, points, totals, discs }) => {
    const players = SIX_PRESETS.map((name) => `${name}:${depth}`).join();
    const results = resultsOf(6, gamesOf(tournamentOf({ game: 'othello', size, players })));

    test('the table', () => {
      if (points !== undefined) expect(results.table).toEqual(points);
      expect(results.totals).toEqual(totals);
      if (discs !== undefined) expect(results.discs).toEqual(discs);
    });

    test('its sums', () => {
      expect(results.games).toBe(15 * 28);
      expect(results.discs.reduce((sum, each) => sum + each, 0)).toBe(0);
      for (const [player, row] of results.table.entries())
        for (const [other, won] of row.entries())
          if (won !== null) expect(won + results.table[other]![player]!).toBe(28);
    });
  },
);

describe.each(AGAINST_PRESETS.filter(({ iterations }) => isLong || iterations === 50))(
  'Monte-Carlo tree search with $iterations iterations against $preset on 6 rows',
  ({ preset, iterations, points }) => {
    test('the points', () => {
      const setting = tournamentOf({ size: 6, players: `mcts:${iterations},${preset}`, seed: 1 });
      const { table } = resultsOf(2, gamesOf(setting));
      expect(table).toEqual([
        [null, points],
        [28 - points, null],
      ]);
    });
  },
);

/** A board on strings, and EVAL as its definition has it: by the winner at the end, otherwise the sum. */
function plainEval(board: PlainBoard, weights: readonly number[]): number {
  const lead = discsOf(board.rows, 'x') - discsOf(board.rows, 'o');
  if (plainMoves(board).length === 0) return lead === 0 ? 0 : lead * Infinity;
  return plainFeatures(board.rows).reduce((sum, { value }, index) => sum + value * (weights[index] ?? 0), 0);
}

function plainValue(board: PlainBoard, weights: readonly number[], depth: number): number {
  const moves = plainMoves(board);
  if (depth === 0 || moves.length === 0) return plainEval(board, weights);
  const values = moves.map((move) => plainValue(plainAfter(board, move), weights, depth - 1));
  return board.mover === 'x' ? Math.max(...values) : Math.min(...values);
}

/** The first move with the best value of all, by minimax without cuts. */
function plainBest(board: PlainBoard, weights: readonly number[], depth: number): string {
  const moves = plainMoves(board);
  const values = moves.map((move) => plainValue(plainAfter(board, move), weights, depth - 1));
  const best = board.mover === 'x' ? Math.max(...values) : Math.min(...values);
  return moves[values.indexOf(best)]!;
}

/** The first of the moves that are best by the discs at the end. */
function plainLast(board: PlainBoard): string {
  const worth = (at: PlainBoard): number => {
    const next = plainMoves(at).map((move) => worth(plainAfter(at, move)));
    if (next.length === 0) return discsOf(at.rows, 'x') - discsOf(at.rows, 'o');
    return at.mover === 'x' ? Math.max(...next) : Math.min(...next);
  };
  const values = plainMoves(board).map((move) => worth(plainAfter(board, move)));
  const best = board.mover === 'x' ? Math.max(...values) : Math.min(...values);
  return plainMoves(board)[values.indexOf(best)]!;
}

/** Returns a board as a position of a plain simulation; its moves are found when they are asked for. */
function plainPosition(board: PlainBoard): PlainPosition {
  const moves = plainMoves(board);
  const lead = Math.sign(discsOf(board.rows, 'x') - discsOf(board.rows, 'o'));
  let children: readonly PlainPosition[] | null = null;
  return {
    kind: moves.length === 0 ? 'end' : board.mover === 'x' ? 'max' : 'min',
    value: (1 + lead) / 2,
    get moves() {
      children ??= moves.map((move) => plainPosition(plainAfter(board, move)));
      return children;
    },
  };
}

/** The move with the most visits of a plain simulation; of equal ones the better mean for the mover, then the first. */
function plainRecommended(board: PlainBoard, iterations: number, c: number, seed: number): string {
  const root = plainNode(plainPosition(board));
  const settings = { seed, c, span: 1, first: false, isChance: false, given: null, puct: null };
  for (let number = 1; number <= iterations; number += 1) plainIteration(root, number, settings);
  const forMover = board.mover === 'x' ? 1 : -1;
  const standings = root.children.flatMap((child, place) =>
    child === null ? [] : [{ place, visits: child.visits, mean: (forMover * child.sum) / child.visits }],
  );
  const most = Math.max(...standings.map(({ visits }) => visits));
  const tried = standings.filter(({ visits }) => visits === most);
  const mean = Math.max(...tried.map((each) => each.mean));
  return plainMoves(board)[tried.find((each) => each.mean > mean - 1e-9)!.place]!;
}

/** The move of a player at a board with several moves, as the definition has it. */
function plainMove(player: Player, board: PlainBoard, endgame: number, game: number, ply: number): string {
  const legal = plainMoves(board);
  const seed = 5 + 1000 * game;
  switch (player.kind) {
    case 'random':
      return legal[Math.floor(stream(seed, ply).fraction() * legal.length)]!;
    case 'simulation':
      return plainRecommended(board, player.iterations, player.c ?? Math.SQRT2, seed + ply);
    case 'search':
      return discsOf(board.rows, '.') <= endgame
        ? plainLast(board)
        : plainBest(board, player.weights, player.depth);
  }
}

describe('games on strings, with minimax without cuts and a plain simulation', () => {
  test.each([
    { size: 4, players: 'greedy:3,all:2,0.3.-2.1.0.0:1,0.0.0.0.0.0:2,random', opening: howMany(3, 2) },
    { size: 6, players: 'frontier:1,stability:2,random', opening: howMany(2, 1) },
    { size: 6, players: 'greedy:1,few:2,random', opening: 1, endgame: 5 },
    { size: 4, players: 'greedy:1,all:2', opening: howMany(3, 2), endgame: 6 },
    { size: 4, players: 'mcts:40,greedy:2,mcts:15:0.5,random', opening: howMany(2, 1), endgame: 6 },
    { size: 6, players: 'mcts:5,mcts:12:0', opening: 1 },
  ])('are the same on $size rows, to the end from $endgame empty squares', (row) => {
    const { size, players, opening, endgame = 0 } = row;
    const setting = tournamentOf({ size, players, opening, endgame, seed: 5 });
    const games = gamesOf(setting);
    expect(games).toHaveLength(gamesIn(setting));
    for (const game of games) {
      const [one, other] = [game.first, game.second];
      const bySide = game.number % 2 === 0 ? { x: one, o: other } : { x: other, o: one };
      let board = plainStart(size);
      game.moves.forEach((move, ply) => {
        const legal = plainMoves(board);
        const player = setting.players[bySide[board.mover]]!;
        if (ply >= opening)
          expect(move, `${printPlayer(player)} at ${board.rows.join('/')}`).toBe(
            legal.length === 1 ? legal[0] : plainMove(player, board, endgame, game.number, ply),
          );
        board = plainAfter(board, move);
      });
      expect(plainMoves(board)).toEqual([]);
      expect(game.utility).toBe(discsOf(board.rows, 'x') - discsOf(board.rows, 'o'));
    }
  });
});

describe('a move that is searched', () => {
  const all: readonly number[] = [0, 8, 4, 2, 0, 1];

  /** Visits positions of random games in which there is a choice. */
  function forChoices(
    size: Size,
    count: number,
    visit: (game: Game<unknown, unknown>, state: unknown) => void,
  ) {
    const game = GAMES.othello.make({ size }, all);
    const random = seeded(size);
    for (let left = count, state = game.s0; left > 0; ) {
      if (game.terminalTest(state)) {
        state = game.s0;
        continue;
      }
      const moves = movesAt(game, state);
      if (moves.length > 1) {
        visit(game, state);
        left -= 1;
      }
      state = game.result(state, random.pick(moves));
    }
  }

  test.each(SIZES)(
    'is the first best one of the recorded search, of as many positions, on %i rows',
    (size) => {
      forChoices(size, howMany(100, 20), (game, state) => {
        let made = 0;
        const counting: typeof game = {
          ...game,
          result(from, move) {
            made += 1;
            return game.result(from, move);
          },
        };
        const here = startingFrom(counting, state);
        const depth = 3;
        const space = new GrowingSpace(gameSource(here, { byEval: true }), depth);
        let best = -1;
        let held = game.player(state) === 'max' ? -Infinity : Infinity;
        let tried = 0;
        alphaBeta(space, DEFAULT_RULES, {
          ...SILENT,
          update(node, _child, value) {
            if (node !== 0) return;
            if (best < 0 || value !== held) best = tried;
            held = value;
            tried += 1;
          },
        });
        const recorded = made;
        const move = end(pausingAlphaBeta(gameSource(counting, { byEval: true }), state, depth))?.move;
        expect(game.printMove(move)).toBe(game.printMove(movesAt(game, state)[best]));
        expect(made).toBe(2 * recorded);
      });
    },
  );

  test('to the ends is best by UTILITY', () => {
    const utility = (game: Game<unknown, unknown>, state: unknown): number => {
      if (game.terminalTest(state)) return game.utility(state);
      const values = movesAt(game, state).map((move) => utility(game, game.result(state, move)));
      return game.player(state) === 'max' ? Math.max(...values) : Math.min(...values);
    };
    let solved = 0;
    forChoices(4, howMany(60, 20), (game, state) => {
      const empty = game.printState(state).split('.').length - 1;
      if (empty > 6) return;
      solved += 1;
      const values = movesAt(game, state).map((move) => utility(game, game.result(state, move)));
      const best = game.player(state) === 'max' ? Math.max(...values) : Math.min(...values);
      const move = end(pausingAlphaBeta(gameSource(game), state, Infinity))?.move;
      expect(game.printMove(move)).toBe(game.printMove(movesAt(game, state)[values.indexOf(best)]));
    });
    expect(solved).toBeGreaterThan(5);
  });

  test('is the first one when all moves lose', () => {
    const game = {
      ...GAMES.othello.make({ size: 4 }, all),
      evaluate: () => -Infinity,
    };
    const found = end(pausingAlphaBeta(gameSource(game, { byEval: true }), game.s0, 2));
    expect(found).toEqual({ value: -Infinity, move: movesAt(game, game.s0)[0] });
  });

  test('pauses often', () => {
    const game = GAMES.othello.make({ size: 8 }, all);
    const source = gameSource(game, { byEval: true });
    expect([...pausingAlphaBeta(source, game.s0, 6)].length).toBeGreaterThan(5);
  });
});

describe('a move that is simulated', () => {
  const game = GAMES.othello.make({ size: 8 }, null);
  const played = { entry: GAMES.othello, options: { size: 8 } };
  const player = (iterations: number) => ({ kind: 'simulation', iterations, c: null }) as const;

  test('is the one that the recorded run recommends', () => {
    const space = { seed: 4294967290, game: 3, ply: 5 };
    const as = searchedAs(player(100), space);
    const limits = { ...NO_LIMITS, ...(as?.kind === 'simulation' && as.limits) };
    expect(limits).toMatchObject({ iterations: 100, seed: 2999, c: null });
    const run = recordSpace(new GrowingSpace(gameSource(game)), {
      ...{ algorithm: 'mcts', rules: DEFAULT_RULES, limits },
    });
    const move = end(chooserOf(player(100), played, 0)(game.s0, space));
    expect(game.printMove(move)).toBe(run.tree.move(run.bestMoveAt()!));
  });

  test('pauses often, however many iterations are left', () => {
    const steps = chooserOf(player(200_000), played, 0)(game.s0, { seed: 1, game: 0, ply: 0 });
    for (let left = 20; left > 0; left -= 1) expect(steps.next().done).toBe(false);
  });

  test('has the draws of its place: another seed, game or ply gives another tree', () => {
    const seeds = [
      { seed: 1, game: 0, ply: 3 },
      { seed: 2, game: 0, ply: 3 },
      { seed: 1, game: 1, ply: 3 },
      { seed: 1, game: 0, ply: 4 },
    ].map((place) => {
      const as = searchedAs(player(1), place);
      return as?.kind === 'simulation' ? as.limits.seed : null;
    });
    expect(seeds).toEqual([4, 5, 1004, 5]);
  });
});

describe('points', () => {
  test('a player against itself gets half of them', () => {
    const { table, totals } = resultsOf(2, gamesOf(tournamentOf({ size: 6, players: 'all:1,all:1' })));
    expect(table).toEqual([
      [null, 14],
      [14, null],
    ]);
    expect(totals).toEqual([14, 14]);
  });

  test('of a part of the games are those games alone', () => {
    const games = gamesOf(tournamentOf({ size: 4, players: 'greedy:1,few:2,random', opening: 2 }));
    const some = resultsOf(3, games.slice(0, 8));
    expect(some.played).toEqual([
      [0, 6, 2],
      [6, 0, 0],
      [2, 0, 0],
    ]);
    expect(some.totals.reduce((sum, each) => sum + each, 0)).toBe(8);
  });

  test('stand in a spreadsheet as in the table', () => {
    const setting = tournamentOf({ size: 4, players: 'greedy:1,random', opening: 0 });
    const results = resultsOf(2, gamesOf(setting));
    expect(tableRows(setting.players, results)).toEqual([
      ['player', 'greedy:1', 'random', 'total', 'discs'],
      ['greedy:1', '', results.table[0]![1], results.totals[0], results.discs[0]],
      ['random', results.table[1]![0], '', results.totals[1], results.discs[1]],
    ]);
  });

  test('other seeds give other games to a random player', () => {
    const of = (seed: number) =>
      gamesOf(tournamentOf({ size: 6, players: 'random,random', opening: 0, seed }));
    expect(of(1)).toEqual(of(1));
    expect(of(1)).not.toEqual(of(2));
  });
});
