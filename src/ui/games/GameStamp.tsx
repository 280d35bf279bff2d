import { useMemo } from 'react';
import { openingValues } from '../../games/entry.ts';
import type { Picture } from '../../games/game.ts';
import { GAME_NAMES, GAMES, type GameName } from '../../games/games.ts';
import { readSetting } from '../../games/readSetting.ts';
import { placed } from '../../games/setting.ts';
import { BoardSvg } from '../figure/BoardPicture.tsx';
import { PositionPicture } from './PositionPicture.tsx';
import './games.css';

/** The width of the drawing's coordinate system, px; the list of games scales it to the available width. */
const SIZE = 180;

/** A small picture of the position with which a game is listed. */
export function GameStamp({ name }: { name: GameName }) {
  const picture = useMemo(() => pictureOf(name), [name]);
  return <Stamp picture={picture} />;
}

/** A small picture of the position that an address leads to; the address is one of the library's. */
export function PositionStamp({ address }: { address: string }) {
  const picture = useMemo(() => {
    const parts = new Map(address.split('&').map((each) => each.split('=') as [string, string]));
    const name = GAME_NAMES.find((each) => each === parts.get('game')) ?? GAME_NAMES[0];
    const { game } = placed(readSetting(name as GameName, parts).setting);
    return game.picture(game.s0);
  }, [address]);
  return <Stamp picture={picture} />;
}

function Stamp({ picture }: { picture: Picture }) {
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

function pictureOf(name: GameName): Picture {
  const entry = GAMES[name];
  const game = entry.make(openingValues(entry), null);
  const typical = entry.stamp === undefined ? null : game.parseState(entry.stamp, 'max');
  return game.picture(typical?.ok === true ? typical.state : game.s0);
}
