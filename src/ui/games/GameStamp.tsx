import { useMemo } from 'react';
import { boardHeight } from '../../drawing/boards.ts';
import { openingValues } from '../../games/entry.ts';
import { GAMES, type GameName } from '../../games/games.ts';
import { BoardPaths } from '../figure/BoardPicture.tsx';
import { PositionPicture } from './PositionPicture.tsx';
import '../figure/BoardPicture.css';
import './games.css';

/** The width of the drawing's coordinate system, px; the list of games scales it to the available width. */
const SIZE = 180;

/** A small picture of the position with which a game is listed. */
export function GameStamp({ name }: { name: GameName }) {
  const picture = useMemo(() => pictureOf(name), [name]);
  if (picture.kind !== 'grid')
    return (
      <div className="game-stamp">
        <PositionPicture picture={picture} caption="" />
      </div>
    );
  const height = boardHeight(picture, SIZE);
  return (
    <div className="game-stamp">
      <svg className="big-board" aria-hidden="true" viewBox={`-4 -4 ${SIZE + 8} ${height + 8}`}>
        <BoardPaths board={picture} size={SIZE} />
      </svg>
    </div>
  );
}

function pictureOf(name: GameName) {
  const entry = GAMES[name];
  const game = entry.make(openingValues(entry), null);
  const typical = entry.stamp === undefined ? null : game.parseState(entry.stamp, 'max');
  return game.picture(typical?.ok === true ? typical.state : game.s0);
}
