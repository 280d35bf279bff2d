import { GAME_NAMES, GAMES } from '../../games/games.ts';
import { openingSetting } from '../../games/setting.ts';
import { openGame } from '../../session/games.ts';
import { Link } from '../kit/Link.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { GameStamp } from './GameStamp.tsx';
import './games.css';

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
          </li>
        ))}
      </ul>
    </section>
  );
}
