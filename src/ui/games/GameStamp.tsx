import '../styles/board.css';
import { useMemo } from 'react';
import type { NodeId } from '../../core/tree/nodeId.ts';
import { boardsOf } from '../../drawing/boards.ts';
import { inRows } from '../../games/board.ts';
import { openingValues } from '../../games/entry.ts';
import { GAMES, type GameName } from '../../games/games.ts';
import { PositionPicture } from './PositionPicture.tsx';

/** width of the drawing in px; the page scales it to the width of its place in the list */
const SIZE = 180;

/** A position of a game, as small as a stamp. */
export function GameStamp({ name }: { name: GameName }) {
  const picture = useMemo(() => pictureOf(name), [name]);
  if (picture.kind !== 'grid')
    return (
      <div className="game-stamp">
        <PositionPicture picture={picture} caption="" />
      </div>
    );
  const boards = boardsOf([inRows(picture.cells, picture.columns)]);
  const { grid, crosses, noughts } = boards.paths(0 as NodeId, SIZE);
  const height = (SIZE / picture.columns) * (picture.cells.length / picture.columns);
  return (
    <div className="game-stamp">
      <svg className="big-board" aria-hidden="true" viewBox={`-4 -4 ${SIZE + 8} ${height + 8}`}>
        <path className="grid" d={grid} />
        <path className="crosses" d={crosses} />
        <path className="noughts" d={noughts} />
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
