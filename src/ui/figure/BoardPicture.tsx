import '../styles/board.css';
import type { BoardPaths } from '../../drawing/boards.ts';

/** px of its own; it is shown as wide as there is room */
export const BOARD_SIZE = 240;

/** A board by itself, larger than at its node; with the moves on the squares that they fill, by the square. */
export function BoardPicture(props: {
  paths: BoardPaths;
  moves?: ReadonlyMap<number, string>;
  columns?: number;
}) {
  const { grid, crosses, noughts } = props.paths;
  const { moves = new Map<number, string>(), columns = 3 } = props;
  const cell = BOARD_SIZE / columns;
  return (
    <svg className="big-board" aria-hidden="true" viewBox={`-4 -4 ${BOARD_SIZE + 8} ${BOARD_SIZE + 8}`}>
      <path className="grid" d={grid} />
      {[...moves].map(([square, move]) => (
        <text
          key={square}
          className="move-here"
          x={((square % columns) + 0.5) * cell}
          y={(Math.floor(square / columns) + 0.5) * cell}
          fontSize={cell * 0.34}
        >
          {move}
        </text>
      ))}
      <path className="crosses" d={crosses} />
      <path className="noughts" d={noughts} />
    </svg>
  );
}
