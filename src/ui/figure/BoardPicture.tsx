import type { BoardPaths } from '../../drawing/boards.ts';

/** px of its own; it is shown as wide as there is room */
export const BOARD_SIZE = 240;

/** A board by itself, larger than at its node. */
export function BoardPicture({ paths: { grid, crosses, noughts } }: { paths: BoardPaths }) {
  return (
    <svg className="big-board" aria-hidden="true" viewBox={`-4 -4 ${BOARD_SIZE + 8} ${BOARD_SIZE + 8}`}>
      <path className="grid" d={grid} />
      <path className="crosses" d={crosses} />
      <path className="noughts" d={noughts} />
    </svg>
  );
}
