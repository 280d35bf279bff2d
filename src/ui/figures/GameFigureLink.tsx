import type { GameFigure } from '../../library/gameFigures.ts';
import { openPlace } from '../../session/place.ts';
import { Link } from '../kit/Link.tsx';
import { attempt } from '../page/attempt.ts';
import { useSession, useSessionStore } from '../page/useSession.ts';
import { part } from '../part/part.tsx';
import './FigureLink.css';

const PositionStamp = part(() => import('../games/GameStamp.tsx'), 'PositionStamp', 'figure');

/** A link to a search of a game: its name above a small picture of the position that it starts from. */
export function GameFigureLink({ figure }: { figure: GameFigure }) {
  const session = useSessionStore();
  const code = useSession((state) => state.language.code);
  const href = `#v1&${figure.address}`;
  return (
    <li>
      <Link
        className="figure-link hint"
        href={href}
        title={figure.notice[code]}
        act={() => attempt(session, () => openPlace(session, href))}
      >
        <span className="figure-stamp">
          <PositionStamp address={figure.address} />
        </span>
        <b>{figure.name[code]}</b> <span>{figure.by[code]}</span>
      </Link>
    </li>
  );
}
