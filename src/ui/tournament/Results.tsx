import { type CSSProperties, useMemo } from 'react';
import { printCsv } from '../../core/csv.ts';
import { GAMES } from '../../games/games.ts';
import { type Results as AllResults, resultsOf, tableRows } from '../../games/match/results.ts';
import type { TournamentSetting } from '../../games/match/tournament.ts';
import { fileOfTournament } from '../../games/match/tournamentSetting.ts';
import { encodeTournament } from '../../link/tournamentAddress.ts';
import { fileNameOf } from '../../notation/fileName.ts';
import { openPair, type Tournament } from '../../session/tournament.ts';
import { saveText } from '../files/saveFile.ts';
import { Button } from '../kit/Button.tsx';
import { CopyRow } from '../kit/CopyRow.tsx';
import { pageAt } from '../kit/useAwaited.ts';
import { WideTable } from '../kit/WideTable.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { GameReplay } from './GameReplay.tsx';
import { GamesOfPair } from './GamesOfPair.tsx';
import { signed } from './numbers.ts';
import { type PlayerName, playerName } from './playerNames.ts';

/** What has come out of a tournament: the table of points, the files of it, and the games of the cell that is open. */
export function Results({ played, setting }: { played: Tournament; setting: TournamentSetting }) {
  const words = useWords('tournament');
  const code = useSession((state) => state.language.code);
  const { players, game } = setting;
  const { games, opened } = played;
  const results = useMemo(() => resultsOf(players.length, games), [players, games]);
  const names = players.map((player) => playerName(player, game, code, words));
  const title = words.fileTitle(GAMES[game].title[code]);
  return (
    <>
      <section>
        <h2>{words.points}</h2>
        <p className="hint">{words.pointsHint}</p>
        <PointsTable names={names} results={results} opened={opened} />
        <p className="hint">{words.summary(results.games, results.draws, results.plies)}</p>
        <div className="row tournament-files">
          <Button
            text={words.csv}
            onClick={() =>
              saveText(fileNameOf(title, '.csv'), printCsv(tableRows(players, results)), 'text/csv')
            }
          />
          <Button
            text={words.file}
            onClick={() =>
              saveText(fileNameOf(title, '.json'), `${JSON.stringify(fileOfTournament(setting), null, 2)}\n`)
            }
          />
        </div>
        <CopyRow label={words.link} text={pageAt(encodeTournament(setting)).href} />
      </section>
      {opened !== null && (
        <div className="tournament-pair">
          <GamesOfPair setting={setting} games={games} opened={opened} names={names} />
          {opened.replay !== null && (
            <GameReplay setting={setting} opened={opened} replay={opened.replay} names={names} />
          )}
        </div>
      )}
    </>
  );
}

function PointsTable(props: {
  names: readonly PlayerName[];
  results: AllResults;
  opened: Tournament['opened'];
}) {
  const session = useSessionStore();
  const words = useWords('tournament');
  const { names, results, opened } = props;
  const { table, played, totals, discs } = results;
  const most = Math.max(...played.flat());
  return (
    <WideTable label={words.points} className="tournament-points">
      <thead>
        <tr>
          <td />
          {names.map((name, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a player is its place
            <th key={column} scope="col">
              <Name name={name} />
            </th>
          ))}
          <th scope="col">{words.total}</th>
          <th scope="col">{words.discs}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a player is its place
          <tr key={row}>
            <th scope="row">
              <Name name={name} />
            </th>
            {names.map((other, column) => {
              const [points, games] = [table[row]?.[column] ?? null, played[row]?.[column] ?? 0];
              const isOpen = opened?.row === row && opened.column === column;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a player is its place
                <td key={column} className={points === null ? 'none' : ''}>
                  {points !== null && games > 0 && (
                    <button
                      type="button"
                      aria-pressed={isOpen}
                      aria-label={words.cell(name.whole, other.whole, String(points), games)}
                      style={{ '--share': `${Math.round((100 * points) / games)}%` } as CSSProperties}
                      onClick={() => openPair(session, isOpen ? null : { row, column, replay: null })}
                    >
                      {points}
                      {games < most && <small> {words.ofGames(games)}</small>}
                    </button>
                  )}
                </td>
              );
            })}
            <td className="sum">{totals[row]}</td>
            <td>{signed(discs[row] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** The name of a player as the head of a row or column, with its depth on a second line. */
function Name({ name: { name, more } }: { name: PlayerName }) {
  return (
    <>
      {name}
      {more !== '' && <small>{more}</small>}
    </>
  );
}
