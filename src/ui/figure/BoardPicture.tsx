import type { ReactNode } from 'react';
import type { Board } from '../../core/index.ts';
import { boardPaths, cellBox } from '../../drawing/boardPaths.ts';
import { boardHeight } from '../../drawing/boards.ts';
import './BoardPicture.css';

/** The size of the picture's coordinate system, px; the picture is scaled to the available width. */
const SIZE = 240;

/**
 * A board outside the tree, larger than at a node, with the names of game moves on the squares where they are
 * made.
 */
export function BoardPicture(props: { board: Board; moves?: ReadonlyMap<number, string> }) {
  const { board, moves = new Map<number, string>() } = props;
  return (
    <BoardSvg board={board} size={SIZE} margin={4}>
      {[...moves].map(([cell, move]) => {
        const { left, top, width, height } = cellBox(board, cell, SIZE);
        // On a square with a piece, the name of the game move is smaller and lower.
        const [down, share] = board.cells[cell] === null ? [0.5, 0.34] : [0.89, 0.22];
        return (
          <text
            key={cell}
            className="move-here"
            x={left + width / 2}
            y={top + height * down}
            fontSize={width * share}
          >
            {move}
          </text>
        );
      })}
    </BoardSvg>
  );
}

/**
 * The lines and the pieces of a board that is `size` px wide, with a margin in px around it; the children are
 * drawn over them.
 */
export function BoardSvg(props: {
  board: Board;
  size: number;
  margin: number;
  className?: string;
  children?: ReactNode;
}) {
  const { board, size, margin, className = 'big-board' } = props;
  const [width, height] = [size + 2 * margin, boardHeight(board, size) + 2 * margin];
  return (
    <svg className={className} aria-hidden="true" viewBox={`${-margin} ${-margin} ${width} ${height}`}>
      {boardPaths(board, size).map(({ role, d }) => (
        <path key={role} className={role} d={d} />
      ))}
      {props.children}
    </svg>
  );
}
