/**
 * The `match` command without its terminal: it plays a match of strategies and returns its table or a refusal.
 */

import { printCsv } from '../core/csv.ts';
import { type Results, resultsOf, tableRows } from '../games/match/results.ts';
import { type PlayedGame, playTournament, type TournamentSetting } from '../games/match/tournament.ts';
import {
  partsOfFile,
  type ReadTournament,
  readTournament,
  tournamentRefusal,
} from '../games/match/tournamentSetting.ts';
import { decodeTournament } from '../link/tournamentAddress.ts';
import { parseJson } from '../notation/json.ts';
import { granted, quote, type Reply, refused } from './answer.ts';
import { tokensOf } from './arguments.ts';
import { isThere, isWrittenOut, readTree, type Surroundings } from './readTree.ts';

const FORMATS = ['text', 'json', 'csv'] as const;
type Format = (typeof FORMATS)[number];

/** The text that `match --help` prints. */
const MATCH_USAGE = `Usage: npm run --silent match -- SETTING [--format ${FORMATS.join('|')}]

Plays strategies against each other and prints the table of points. SETTING is the path of a
setting file, a setting written out, a link of the page to a match, or - for standard input:
'{"game": "NAME", "size": 6, "players": [{"preset": "NAME", "depth": 2}, {"weights": [0, 8, 4, 2, 0, 1],
"depth": 1}, {"mcts": 800, "c": 1.4}, {"random": true}], "openingPly": 3, "endgame": 0, "seed": 1}'

Every pair plays every opening twice, with colours swapped; a win is 1 point, a draw 1/2.
From "endgame" empty squares on, players with weights search to the end of the game.
"mcts" is Monte-Carlo tree search with so many iterations for each move; without "c", C is √2.
A wrong setting or option is one line on standard error and exit code 2.
`;

const OPTIONS = {
  match: { type: 'string' as const },
  format: { type: 'string' as const },
  help: { type: 'boolean' as const, short: 'h' },
};

/** Whether the arguments of another command ask for a match. */
export function isMatchAsked(args: readonly string[]): boolean {
  return args.some((argument) => argument === '--match' || argument.startsWith('--match='));
}

/** Answers the arguments; the setting may also be the value of `--match`. */
export async function matchTo(
  args: readonly string[],
  surroundings: Surroundings,
): Promise<Reply<Iterable<string>>> {
  let argument: string | null = null;
  let format: Format = 'text';
  for (const token of tokensOf(args, OPTIONS)) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'option' && token.name === 'help') return granted([MATCH_USAGE]);
    if (token.kind === 'option' && token.name === 'format') {
      const found = FORMATS.find((one) => one === token.value);
      if (found === undefined)
        return refused(`--format cannot be ${quote(token.value ?? '')}; it is ${FORMATS.join(', ')}`);
      format = found;
      continue;
    }
    if (token.kind === 'option' && token.name !== 'match')
      return refused(`--${token.name} is no option of a match; --help lists them`);
    if (argument !== null) return refused('one match at a time');
    argument = token.value ?? '';
  }
  if (argument === null || argument === '')
    return refused('no setting is given: name a file, write one out, or put - (--help says more)');
  const read = await settingGiven(argument, surroundings);
  if (!read.ok) return read;
  const { setting, faults } = read.value;
  if (faults.length > 0) return refused(faults.map(({ en }) => en).join('; '));
  const refusal = tournamentRefusal(setting);
  if (refusal !== null) return refused(refusal.en);
  return granted([printed(setting, played(setting, surroundings), format)]);
}

/** Matches the text of an address: a link of the page, or its parts. */
const ADDRESS = /(?:^|[#&])(?:page|game|players)=/;

async function settingGiven(argument: string, surroundings: Surroundings): Promise<Reply<ReadTournament>> {
  if (ADDRESS.test(argument)) return granted(decodeTournament(argument.replace(/^[^#]*#/, '')));
  if (argument !== '-' && !isWrittenOut(argument) && !(await isThere(argument, surroundings)))
    return refused(
      `there is no file ${quote(argument)} (a setting is an object in JSON, or a link to a match)`,
    );
  const source = await readTree(argument, surroundings);
  if (!source.ok) return source;
  const { text, origin } = source.value;
  const content = parseJson(text);
  if (content === undefined) return refused(`${origin === '' ? 'the setting' : origin} is not JSON`);
  const file = partsOfFile(content);
  return 'fault' in file ? refused(file.fault.en) : granted(readTournament(file.parts));
}

function played(setting: TournamentSetting, { progress }: Surroundings): Results {
  const games: PlayedGame[] = [];
  for (const { done, of, part } of playTournament(setting)) {
    if (part === null) continue;
    games.push(part);
    progress?.(`${done} of ${of} games`);
  }
  progress?.('');
  return resultsOf(setting.players.length, games);
}

function printed({ players }: TournamentSetting, results: Results, format: Format): string {
  const { table, totals, discs, games, draws, plies } = results;
  const rows = tableRows(players, results);
  switch (format) {
    case 'json':
      return `${JSON.stringify({ table, totals, discs, games, draws, plies })}\n`;
    case 'csv':
      return printCsv(rows);
    case 'text':
      return `${aligned(rows)}${games} games, ${draws} drawn, ${plies} plies\n`;
  }
}

/** Writes rows in columns: the first from the left, the others to the right. */
function aligned(rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map((row) => row.map((cell) => (cell === '' ? '-' : String(cell))));
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  );
  return texts
    .map((row) => {
      const cells = row.map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      });
      return `${cells.join('  ')}\n`;
    })
    .join('');
}
