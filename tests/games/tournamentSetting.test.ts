/** The setting of a tournament: its address and its file, what is refused in them, and what is not played. */
import { describe, expect, test } from 'vitest';
import { printPlayer } from '../../src/games/match/players.ts';
import {
  fileOfTournament,
  partsOfFile,
  readTournament,
  tournamentParts,
  tournamentRefusal,
} from '../../src/games/match/tournamentSetting.ts';
import { SIX_PRESETS } from '../figures/roundRobins.ts';
import { tournamentOf } from '../support/tournamentOf.ts';

describe('a setting', () => {
  const players = 'greedy:3,0.8.4.-2.0.1:2,mcts:800,mcts:200000:1.4,random';
  const setting = tournamentOf({ ...{ game: 'othello', size: 6, players, opening: 2, seed: 4294967295 } });

  test('is the same after an address and after a file', () => {
    expect(readTournament(tournamentParts(setting))).toEqual({ setting, faults: [] });
    const file = fileOfTournament(setting);
    expect(file).toEqual({
      ...{ game: 'othello', size: 6, openingPly: 2, seed: 4294967295 },
      players: [
        { preset: 'greedy', depth: 3 },
        { weights: [0, 8, 4, -2, 0, 1], depth: 2 },
        { mcts: 800 },
        { mcts: 200_000, c: 1.4 },
        { random: true },
      ],
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
    ...[
      ...['gredy:1', 'greedy', 'greedy:0', 'greedy:9', '1.0.0:1', '11.0.0.0.0.0:1', 'greedy:1:2'],
      ...['mcts', 'mcts:', 'mcts:0', 'mcts:200001', 'mcts:1.5', 'mcts:-5', 'mcts:1e3', 'mcts:all'],
      ...['mcts:50:', 'mcts:50:11', 'mcts:50:-1', 'mcts:50:all', 'mcts:50:0.0000001', 'mcts:50:1:1'],
    ].map((text) => [
      { players: `all:1,${text}` },
      `“players=${text}” is not understood; players can be: a preset`,
    ]),
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
      '“players=1.0.-2:3” is not understood; players can be: a preset (greedy, stability, mobility, few, frontier, all) or 6 weights from −10 to 10, with a depth from 1 to 8, as greedy:2 or 0.8.4.2.0.1:3; or mcts with 1 to 200000 iterations, and, unless it is √2, a constant C from 0 to 10 with at most 6 decimals, as mcts:800 or mcts:800:1.4; or random',
    );
    expect(fault?.zh).toBe(
      '“players=1.0.-2:3”无法理解；players 可以是：预设（greedy, stability, mobility, few, frontier, all）或 6 个 −10 至 10 的权值，加 1 至 8 的深度，如 greedy:2 或 0.8.4.2.0.1:3；或 mcts 加 1 至 200000 的迭代次数，C 不是 √2 时再加 0 至 10 的常数（至多 6 位小数），如 mcts:800 或 mcts:800:1.4；或 random',
    );
    expect(
      readTournament(new Map([['players', 'greedy:2,0.8.4.2.0.1:3,mcts:800,mcts:800:1.4,random']])).faults,
    ).toEqual([]);
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
    [{ mcts: '800 ' }, '“players=mcts:800 ”'],
    [{ mcts: 800, c: null }, '“players=mcts:800:null”'],
    [{ mcts: 800, preset: 'all', depth: 2 }, '“players={"mcts":800 "preset":"all" "dept'],
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
    const refusal = tournamentRefusal(tournamentOf({ size: 8, players, opening }));
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
