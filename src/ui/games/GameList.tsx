import { openingValues } from '../../games/entry.ts';
import { GAME_NAMES, GAMES, type GameName } from '../../games/games.ts';
import { openingSetting } from '../../games/setting.ts';
import { openGame } from '../../session/games.ts';
import { visit } from '../../session/visiting.ts';
import { Link } from '../kit/Link.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { GameStamp } from './GameStamp.tsx';
import { matchHash } from './matchHash.ts';
import './games.css';

/** A link to the screen on which strategies play a game against each other. */
function MatchLink({ game }: { game: GameName }) {
  const session = useSessionStore();
  const words = useWords('game');
  const hash = matchHash(game, openingValues(GAMES[game]));
  return (
    <Link className="match-link text-link" href={`#${hash}`} act={() => visit(session, 'match', hash)}>
      {words.match}
    </Link>
  );
}

/** The list of the games, each with one of its positions and a sentence about its rules. */
export function GameList() {
  const session = useSessionStore();
  const words = useWords('game');
  const code = useSession((state) => state.language.code);
  return (
    <section>
      <h2>{words.games}</h2>
      <p className="hint">{words.gamesWhy}</p>
      <ul className="game-list">
        {GAME_NAMES.map((name) => (
          <li key={name}>
            <GameStamp name={name} />
            <Link
              className="game-link link-name"
              href={`#v1&game=${name}`}
              act={() => openGame(session, openingSetting(name))}
            >
              {GAMES[name].title[code]}
            </Link>
            <small>{GAMES[name].rules[code]}</small>
            {GAMES[name].presets !== undefined && <MatchLink game={name} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
