/** Tournaments: published tables, a second program that plays the same games on strings, and the laws of points. */
import { describe, expect, test } from 'vitest';
import { seeded, stream } from '../../src/core/random/seeded.ts';
import { alphaBeta } from '../../src/core/search/alphaBeta.ts';
import { GrowingSpace } from '../../src/core/search/growingSpace.ts';
import { pausingAlphaBeta } from '../../src/core/search/pausingAlphaBeta.ts';
import { SILENT } from '../../src/core/search/searchObserver.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { type Game, movesAt, startingFrom } from '../../src/games/game.ts';
import { gameSource } from '../../src/games/gameSource.ts';
import { GAMES } from '../../src/games/games.ts';
import { openings } from '../../src/games/match/openings.ts';
import { printPlayer } from '../../src/games/match/players.ts';
import { resultsOf, tableRows } from '../../src/games/match/results.ts';
import {
  gamesIn,
  type PlayedGame,
  playTournament,
  type TournamentSetting,
} from '../../src/games/match/tournament.ts';
import {
  fileOfTournament,
  partsOfFile,
  readTournament,
  tournamentParts,
  tournamentRefusal,
} from '../../src/games/match/tournamentSetting.ts';
import { othello } from '../../src/games/othello/othello.ts';
import { SIZES, type Size } from '../../src/games/othello/squares.ts';
import { SIX_PRESETS, TABLES } from '../figures/roundRobins.ts';
import { howMany, isLong } from '../support/howMany.ts';
import {
  discsOf,
  type PlainBoard,
  plainAfter,
  plainFeatures,
  plainMoves,
  plainStart,
} from '../support/othelloOnStrings.ts';

function settingOf(parts: Readonly<Record<string, string | number>>): TournamentSetting {
  const { setting, faults } = readTournament(
    new Map(Object.entries(parts).map(([name, value]) => [name, String(value)])),
  );
  expect(faults).toEqual([]);
  return setting;
}

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
    const results = resultsOf(6, gamesOf(settingOf({ game: 'othello', size, players })));

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

describe('games on strings, with minimax without cuts', () => {
  test.each([
    { size: 4, players: 'greedy:3,all:2,0.3.-2.1.0.0:1,0.0.0.0.0.0:2,random', opening: howMany(3, 2) },
    { size: 6, players: 'frontier:1,stability:2,random', opening: howMany(2, 1) },
    { size: 6, players: 'greedy:1,few:2,random', opening: 1, endgame: 5 },
    { size: 4, players: 'greedy:1,all:2', opening: howMany(3, 2), endgame: 6 },
  ])('are the same on $size rows, to the end from $endgame empty squares', (row) => {
    const { size, players, opening, endgame = 0 } = row;
    const setting = settingOf({ size, players, opening, endgame, seed: 5 });
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
            legal.length === 1
              ? legal[0]
              : player.kind === 'random'
                ? legal[Math.floor(stream(5 + 1000 * game.number, ply).fraction() * legal.length)]
                : discsOf(board.rows, '.') <= endgame
                  ? plainLast(board)
                  : plainBest(board, player.weights, player.depth),
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

describe('points', () => {
  test('a player against itself gets half of them', () => {
    const { table, totals } = resultsOf(2, gamesOf(settingOf({ size: 6, players: 'all:1,all:1' })));
    expect(table).toEqual([
      [null, 14],
      [14, null],
    ]);
    expect(totals).toEqual([14, 14]);
  });

  test('of a part of the games are those games alone', () => {
    const games = gamesOf(settingOf({ size: 4, players: 'greedy:1,few:2,random', opening: 2 }));
    const some = resultsOf(3, games.slice(0, 8));
    expect(some.played).toEqual([
      [0, 6, 2],
      [6, 0, 0],
      [2, 0, 0],
    ]);
    expect(some.totals.reduce((sum, each) => sum + each, 0)).toBe(8);
  });

  test('stand in a spreadsheet as in the table', () => {
    const setting = settingOf({ size: 4, players: 'greedy:1,random', opening: 0 });
    const results = resultsOf(2, gamesOf(setting));
    expect(tableRows(setting.players, results)).toEqual([
      ['player', 'greedy:1', 'random', 'total', 'discs'],
      ['greedy:1', '', results.table[0]![1], results.totals[0], results.discs[0]],
      ['random', results.table[1]![0], '', results.totals[1], results.discs[1]],
    ]);
  });

  test('other seeds give other games to a random player', () => {
    const of = (seed: number) => gamesOf(settingOf({ size: 6, players: 'random,random', opening: 0, seed }));
    expect(of(1)).toEqual(of(1));
    expect(of(1)).not.toEqual(of(2));
  });
});

describe('a setting', () => {
  const setting = settingOf({
    ...{ game: 'othello', size: 6, players: 'greedy:3,0.8.4.-2.0.1:2,random', opening: 2, seed: 4294967295 },
  });

  test('is the same after an address and after a file', () => {
    expect(readTournament(tournamentParts(setting))).toEqual({ setting, faults: [] });
    const file = fileOfTournament(setting);
    expect(file).toEqual({
      ...{ game: 'othello', size: 6, openingPly: 2, seed: 4294967295 },
      players: [{ preset: 'greedy', depth: 3 }, { weights: [0, 8, 4, -2, 0, 1], depth: 2 }, { random: true }],
    });
    const read = partsOfFile(file);
    expect('parts' in read && readTournament(read.parts)).toEqual({ setting, faults: [] });
  });

  test('of players that search endgames is the same after an address and after a file', () => {
    const ending = { ...setting, endgame: 8 };
    expect([...tournamentParts(ending)]).toContainEqual(['endgame', '8']);
    expect(readTournament(tournamentParts(ending))).toEqual({ setting: ending, faults: [] });
    const read = partsOfFile(fileOfTournament(ending));
    expect('parts' in read && readTournament(read.parts)).toEqual({ setting: ending, faults: [] });
  });

  test('without parts has all presets at depth 1 and the openings of ply 3', () => {
    const { players, ...others } = readTournament(new Map()).setting;
    expect(players.map(printPlayer)).toEqual(SIX_PRESETS.map((name) => `${name}:1`));
    expect(others).toEqual({ game: 'othello', openingPly: 3, endgame: 0, seed: 1, options: { size: 8 } });
  });

  test.each([
    [{ game: 'chess' }, '“game=chess” is not understood; game can be: othello'],
    [{ size: 5 }, '“size=5” is not understood; size can be: 4, 6, 8'],
    [{ opening: 7 }, '“opening=7” is not understood; opening can be: 0 … 6'],
    [{ endgame: 13 }, '“endgame=13” is not understood; endgame can be: 0 … 12'],
    [{ seed: -1 }, '“seed=-1” is not understood; seed can be: 0 … 4294967295'],
    [{ seed: 4294967296 }, '“seed=4294967296” is not understood'],
    [{ colour: 'red' }, 'there is no “colour”'],
    ...['gredy:1', 'greedy', 'greedy:0', 'greedy:9', '1.0.0:1', '11.0.0.0.0.0:1', 'greedy:1:2'].map(
      (text) => [
        { players: `all:1,${text}` },
        `“players=${text}” is not understood; players can be: a preset`,
      ],
    ),
  ] as [Record<string, string | number>, string][])('%o is refused by name', (parts, message) => {
    const { faults } = readTournament(
      new Map(Object.entries(parts).map(([name, value]) => [name, String(value)])),
    );
    expect(faults).toHaveLength(1);
    expect(faults[0]?.en).toContain(message);
    expect(faults[0]?.zh).toMatch(/[\u4e00-\u9fff]/);
  });

  test('a player that is refused is told how many weights there are, with an example that is read', () => {
    const [fault] = readTournament(new Map([['players', '1.0.-2:3,random']])).faults;
    expect(fault?.en).toBe(
      '“players=1.0.-2:3” is not understood; players can be: a preset (greedy, stability, mobility, few, frontier, all) or 6 weights from −10 to 10, with a depth from 1 to 8, as greedy:2 or 0.8.4.2.0.1:3; or random',
    );
    expect(fault?.zh).toBe(
      '“players=1.0.-2:3”无法理解；players 可以是：预设（greedy, stability, mobility, few, frontier, all）或 6 个 −10 至 10 的权值，加 1 至 8 的深度，如 greedy:2 或 0.8.4.2.0.1:3；或 random',
    );
    expect(readTournament(new Map([['players', 'greedy:2,0.8.4.2.0.1:3,random']])).faults).toEqual([]);
  });

  test.each([
    [[1], 'a setting is an object'],
    [null, 'a setting is an object'],
    [{ game: 'othello' }, '“players” is not a list'],
  ])('the file %j is no setting', (content, message) => {
    const read = partsOfFile(content);
    expect('fault' in read && read.fault.en).toContain(message);
  });

  test.each([
    [{ weights: [1.5, 0, 0, 0, 0], depth: 1 }, '“players=[1.5 0 0 0 0]:1”'],
    [{ preset: 'greedy' }, '“players=greedy:undefined”'],
    [{ preset: ['greedy', 'all'], depth: 1 }, '“players=["greedy" "all"]:1”'],
    [{ random: false, name: 'a' }, '“players={"random":false "name":"a"}”'],
    [{ preset: 'all', weights: [0, 0, 0, 0, 0, 1], depth: 1 }, '“players={"preset":"all" "weights":[0 0 0 0'],
  ])('the player %j of a file is refused as one', (player, message) => {
    const read = partsOfFile({ players: [player] });
    const { faults } = readTournament('parts' in read ? read.parts : new Map());
    expect(faults).toHaveLength(1);
    expect(faults[0]?.en).toContain(message);
  });
});

describe('a tournament that is not played', () => {
  const said = (players: string, opening = 3) => {
    const refusal = tournamentRefusal(settingOf({ size: 8, players, opening }));
    if (refusal !== null) expect(refusal.zh).toMatch(/[\u4e00-\u9fff]/);
    return refusal?.en ?? null;
  };
  const presets = (count: number) => new Array(count).fill('greedy:1').join();

  test('has too few players, or too many', () => {
    expect(said('')).toBe('0 players: choose from 2 to 8');
    expect(said('random')).toBe('1 player: choose from 2 to 8');
    expect(said(presets(9))).toBe('9 players: choose from 2 to 8');
    expect(said(presets(2))).toBeNull();
    expect(said(presets(8))).toBeNull();
  });

  test('has too many games', () => {
    expect(said(presets(8), 6)).toBe(
      '99,288 games or more: at most 20,000 are played; choose fewer players or shorter openings',
    );
    expect(said(presets(2), 6)).toBeNull();
    expect(said(presets(8), 5)).toBeNull();
  });
});
