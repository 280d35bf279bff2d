import { useMemo } from 'react';
import { openingValues } from '../../games/entry.ts';
import { GAMES, type GameName } from '../../games/games.ts';
import { BoardSvg } from '../figure/BoardPicture.tsx';
import { PositionPicture } from './PositionPicture.tsx';
import './games.css';

/** The width of the drawing's coordinate system, px; the list of games scales it to the available width. */
const SIZE = 180;

/** A small picture of the position with which a game is listed. */
export function GameStamp({ name }: { name: GameName }) {
  const picture = useMemo(() => pictureOf(name), [name]);
  return (
    <div className="game-stamp">
      {picture.kind === 'grid' ? (
        <BoardSvg board={picture} size={SIZE} margin={4} />
      ) : (
        <PositionPicture picture={picture} caption="" />
      )}
    </div>
  );
}

function pictureOf(name: GameName) {
  const entry = GAMES[name];
  const game = entry.make(openingValues(entry), null);
  const typical = entry.stamp === undefined ? null : game.parseState(entry.stamp, 'max');
  return game.picture(typical?.ok === true ? typical.state : game.s0);
}
