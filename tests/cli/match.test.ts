/** Matches of strategies from the terminal: the table of the library, and what is refused with place and cure. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { matchTo } from '../../src/cli/matchTo.ts';
import { resultsOf } from '../../src/games/match/results.ts';
import { playTournament } from '../../src/games/match/tournament.ts';
import { readTournament } from '../../src/games/match/tournamentSetting.ts';
import { encodeTournament } from '../../src/link/tournamentAddress.ts';
import { ask } from './ask.ts';

const MATCH = { name: 'match', answerTo: matchTo };
const match = (...args: readonly string[]) => ask(args, {}, MATCH);

const FILE = {
  ...{ game: 'othello', size: 6, openingPly: 2, seed: 3 },
  players: [{ preset: 'greedy', depth: 2 }, { weights: [0, 8, 4, 2, 0, 1], depth: 1 }, { random: true }],
};
const { setting: SETTING } = readTournament(
  new Map(Object.entries({ size: '6', players: 'greedy:2,0.8.4.2.0.1:1,random', opening: '2', seed: '3' })),
);
const GAMES = [...playTournament(SETTING)].flatMap(({ part }) => part ?? []);
const { table, totals, discs, games, draws, plies } = resultsOf(3, GAMES);
const ANSWER = { table, totals, discs, games, draws, plies };

describe('a match', () => {
  test('of a setting written out, of a file, of a link and of standard input is the same', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plyscope-match-'));
    writeFileSync(join(folder, 'setting.json'), JSON.stringify(FILE, null, 2));
    const answers = [
      await match(JSON.stringify(FILE), '--format', 'json'),
      await ask(['setting.json', '--format=json'], { folder }, MATCH),
      await match(`https://example.org/plyscope/#${encodeTournament(SETTING)}`, '--format', 'json'),
      await ask(['--format', 'json', '-'], { stdin: JSON.stringify(FILE) }, MATCH),
      await ask(['--match', JSON.stringify(FILE), '--format', 'json']),
    ];
    for (const { code, stdout } of answers) {
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toEqual(ANSWER);
    }
  });

  test('is a table in text, and a spreadsheet', async () => {
    const { stdout } = await match(JSON.stringify(FILE));
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]?.split(/ +/)).toEqual([
      'player',
      'greedy:2',
      '0.8.4.2.0.1:1',
      'random',
      'total',
      'discs',
    ]);
    expect(lines[1]?.split(/ +/)).toEqual(
      ['greedy:2', '-', table[0]![1], table[0]![2], totals[0], discs[0]].map(String),
    );
    expect(new Set(lines.slice(0, 4).map(({ length }) => length)).size).toBe(1);
    expect(lines[4]).toBe(`${games} games, ${draws} drawn, ${plies} plies`);
    const csv = await match(JSON.stringify(FILE), '--format', 'csv');
    expect(csv.stdout.split('\r\n')[3]).toBe(
      `"random",${table[2]![0]},${table[2]![1]},"",${totals[2]},${discs[2]}`,
    );
  });

  test('says how far it is, and clears that line in the end', async () => {
    const lines: string[] = [];
    const answer = await matchTo([JSON.stringify(FILE)], {
      stdin: () => expect.unreachable(),
      folder: '.',
      progress: (line) => lines.push(line),
    });
    expect(answer.ok).toBe(true);
    expect(lines).toHaveLength(games + 1);
    expect(lines[0]).toBe(`1 of ${games} games`);
    expect(lines.at(-1)).toBe('');
  });

  test.each([
    [[], 'no setting is given'],
    [['{', '--format', 'json'], 'the setting is not JSON'],
    [['no-such-file.json'], 'there is no file “no-such-file.json”'],
    [['{"players": 3}'], '“players” is not a list of players'],
    [['{"players": [{"preset": "gredy", "depth": 1}]}'], '“players=gredy:1” is not understood'],
    [['{"players": [{"random": true}]}'], '1 player: choose from 2 to 8'],
    [['{"players": [{"random": true}], "colour": 1}'], 'there is no “colour”'],
    [['page=match&players=random,random&size=7'], '“size=7” is not understood; size can be: 4, 6, 8'],
    [['{}', '--format', 'xml'], '--format cannot be “xml”; it is text, json, csv'],
    [['{}', '--depth', '3'], '--depth is no option of a match'],
    [['{}', '{}'], 'one match at a time'],
  ] as [string[], string][])('%j is refused', async (args, said) => {
    const { code, stdout, stderr } = await match(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^match: .+\n$/);
    expect(stderr).toContain(said);
  });

  test('says how it is called', async () => {
    expect((await match('--help')).stdout).toMatch(/^Usage: npm run --silent match -- SETTING/);
  });
});
