import type { GameFigure } from '../../library/gameFigures.ts';
import { useSession } from '../page/useSession.ts';
import { part } from '../part/part.tsx';
import './FigureLink.css';

const PositionStamp = part(() => import('../games/GameStamp.tsx'), 'PositionStamp', 'figure');

/** A link to a search of a game: its name above a small picture of the position that it starts from. */
export function GameFigureLink({ figure: { address, name, by, notice } }: { figure: GameFigure }) {
  const code = useSession((state) => state.language.code);
  return (
    <li>
      <a className="figure-link hint" href={`#v1&${address}`} title={notice[code]}>
        <span className="figure-stamp">
          <PositionStamp address={address} />
        </span>
        <b>{name[code]}</b> <span>{by[code]}</span>
      </a>
    </li>
  );
}
