/** The results of a tournament: points, totals and sums of UTILITY, from the games that have been played. */
import { type Player, printPlayer } from './players.ts';
import { type PlayedGame, playersOf } from './tournament.ts';

export interface Results {
  /** by row and column: the points of the row's player against the column's; null on the diagonal */
  readonly table: readonly (readonly (number | null)[])[];
  /** by row and column: the number of games that the points are from */
  readonly played: readonly (readonly number[])[];
  /** by player: the sum of the row */
  readonly totals: readonly number[];
  /** by player: the UTILITY of its games for the player, added up; in games with discs its discs less the others' */
  readonly discs: readonly number[];
  readonly games: number;
  readonly draws: number;
  /** the number of moves of all games, those of openings and passes included */
  readonly plies: number;
}

/** Returns the results of games among a number of players; a win is 1 point, a draw ½. */
export function resultsOf(players: number, games: readonly PlayedGame[]): Results {
  const zeros = () => new Array<number>(players).fill(0);
  const points = zeros().map(zeros);
  const played = zeros().map(zeros);
  const [totals, discs] = [zeros(), zeros()];
  const add = (player: number, other: number, lead: number) => {
    const won = pointsOf(lead);
    addTo(points[player], other, won);
    addTo(played[player], other, 1);
    addTo(totals, player, won);
    addTo(discs, player, lead);
  };
  for (const game of games) {
    const { max, min } = playersOf(game);
    add(max, min, game.utility);
    add(min, max, -game.utility);
  }
  return {
    table: points.map((row, player) => row.map((sum, other) => (other === player ? null : sum))),
    ...{ played, totals, discs, games: games.length },
    draws: games.filter(({ utility }) => utility === 0).length,
    plies: games.reduce((sum, { moves }) => sum + moves.length, 0),
  };
}

/** Returns the points for a game that ended with this lead. */
export function pointsOf(lead: number): number {
  return (Math.sign(lead) + 1) / 2;
}

function addTo(sums: number[] | undefined, at: number, more: number): void {
  // −0 would be another number in a file.
  if (sums !== undefined) sums[at] = (sums[at] ?? 0) + more + 0;
}

/** Returns the table as rows of a spreadsheet: a row a player, with points against each, total and sum of discs. */
export function tableRows(
  players: readonly Player[],
  { table, totals, discs }: Results,
): readonly (readonly (string | number)[])[] {
  const names = players.map(printPlayer);
  return [
    ['player', ...names, 'total', 'discs'],
    ...names.map((name, row) => [
      name,
      ...(table[row] ?? []).map((points) => points ?? ''),
      totals[row] ?? 0,
      discs[row] ?? 0,
    ]),
  ];
}
