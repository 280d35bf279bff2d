import { openingValues } from '../../games/entry.ts';
import { GAME_NAMES, GAMES, type GameName } from '../../games/games.ts';
import { openingSetting } from '../../games/setting.ts';
import { openGame } from '../../session/games.ts';
import { Link } from '../kit/Link.tsx';
import { useSession, useSessionStore, useWords } from '../page/useSession.ts';
import { GameStamp } from './GameStamp.tsx';
import './KindsOfGames.css';

/** Whether dice or the like take part in a game. */
const hasChance = (name: GameName) =>
  GAMES[name].make(openingValues(GAMES[name]), null).outcomes !== undefined;

/** The games of the program, those without chance and those with it. */
const SEARCHED = {
  deterministic: GAME_NAMES.filter((name) => !hasChance(name)),
  chance: GAME_NAMES.filter(hasChance),
};

const KINDS = ['deterministic', 'chance'] as const;

/** The table of the kinds of games; the games that the program searches are links with a picture. */
export function KindsOfGames() {
  const { kinds } = useWords('course');
  return (
    <table className="kinds-of-games hint">
      <caption>{kinds.caption}</caption>
      <thead>
        <tr>
          {KINDS.map((kind) => (
            <th key={kind} scope="col">
              {kinds[kind]}
            </th>
          ))}
        </tr>
      </thead>
      {(['perfect', 'imperfect'] as const).map((information) => (
        <tbody key={information}>
          <tr>
            <th className="kind" scope="rowgroup" colSpan={KINDS.length}>
              {kinds[information]}
            </th>
          </tr>
          <tr>
            {KINDS.map((kind) => (
              <td key={kind}>
                {information === 'perfect' && <Games names={SEARCHED[kind]} />}
                {kinds.others[information][kind]}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function Games({ names }: { names: readonly GameName[] }) {
  const session = useSessionStore();
  const code = useSession((state) => state.language.code);
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Link
            className="game-entry"
            href={`#v1&game=${name}`}
            title={GAMES[name].rules[code]}
            act={() => openGame(session, openingSetting(name))}
          >
            <span className="entry-stamp">
              <GameStamp name={name} />
            </span>
            <b className="link-name">{GAMES[name].title[code]}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
