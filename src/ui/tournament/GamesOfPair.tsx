import { GAMES } from '../../games/games.ts';
import { pointsOf } from '../../games/match/results.ts';
import { type PlayedGame, playersOf, type TournamentSetting } from '../../games/match/tournament.ts';
import { type OpenedPair, openPair } from '../../session/tournament.ts';
import { Button } from '../kit/Button.tsx';
import { Head } from '../kit/Head.tsx';
import { WideTable } from '../kit/WideTable.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { signed } from './numbers.ts';
import { type PlayerName, sideName } from './playerNames.ts';

/** The games of one cell of the table, from the side of the row's player; a press on one replays it. */
export function GamesOfPair(props: {
  setting: TournamentSetting;
  games: readonly PlayedGame[];
  opened: OpenedPair;
  names: readonly PlayerName[];
}) {
  const session = useSessionStore();
  const words = useWords('tournament');
  const { setting, opened, names } = props;
  const { openingPly } = setting;
  const { row, column, replay } = opened;
  const pair = [Math.min(row, column), Math.max(row, column)];
  const games = props.games.filter(({ first, second }) => first === pair[0] && second === pair[1]);
  const [own, other] = [names[row]?.whole ?? '', names[column]?.whole ?? ''];
  const entry = GAMES[setting.game];
  const code = useSession((state) => state.language.code);
  const heading = words.games(own, other);
  return (
    <section>
      <h2>{heading}</h2>
      <WideTable label={heading} className="tournament-games">
        <Head columns={words.gameHead} />
        <tbody>
          {games.map((game) => {
            const isMax = playersOf(game).max === row;
            const lead = isMax ? game.utility : -game.utility;
            const isOpen = replay?.game === game;
            return (
              <tr key={game.number} className={isOpen ? 'chosen' : ''}>
                <th scope="row">
                  <Button
                    kind="text-link"
                    text={words.game(game.number + 1)}
                    aria-pressed={isOpen}
                    onClick={() =>
                      openPair(session, { ...opened, replay: isOpen ? null : { game, ply: openingPly } })
                    }
                  />
                </th>
                <td>{game.moves.slice(0, openingPly).join(' ')}</td>
                <td>{sideName(entry, isMax ? 'max' : 'min', code)}</td>
                <td>{signed(lead + 0)}</td>
                <td>{pointsOf(lead) === 0.5 ? '½' : pointsOf(lead)}</td>
              </tr>
            );
          })}
        </tbody>
      </WideTable>
    </section>
  );
}
